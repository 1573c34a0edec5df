import { html, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { splitBlocks } from '../../core/markdown/blocks.js';
import { renderMarkdown } from '../../core/markdown/render.js';

/**
 * Markdown as it grows: a block that is closed is rendered once, and its nodes are not touched
 * again; only the open block at the end is.
 */
export class GrowingMarkdown {
  readonly #rendered = new Map<number, { markdown: string; block: TemplateResult }>();

  render(markdown: string): TemplateResult {
    return html`${splitBlocks(markdown).map((block, index) => this.#block(block, index))}`;
  }

  #block(markdown: string, index: number): TemplateResult {
    const known = this.#rendered.get(index);
    if (known?.markdown === markdown) return known.block;
    const block = html`${unsafeHTML(renderMarkdown(markdown))}`;
    this.#rendered.set(index, { markdown, block });
    return block;
  }
}
