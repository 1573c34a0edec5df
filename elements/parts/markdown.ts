import { html, type TemplateResult } from 'lit';
import { splitBlocks } from '../../core/markdown/blocks.js';
import { loadExtensions } from '../../core/markdown/extensions.js';
import { renderMarkdown } from '../../core/markdown/render.js';

/**
 * Markdown as it grows: a block that is closed is rendered once, and its nodes are not touched
 * again; only the open block at the end is, and one for which something had to be loaded.
 */
export class GrowingMarkdown {
  readonly #redraw: () => void;
  readonly #rendered = new Map<number, { markdown: string; block: TemplateResult }>();

  /** `redraw` is called when what was rendered can be rendered better. */
  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  render(markdown: string): TemplateResult {
    return html`${splitBlocks(markdown).map((block, index) => this.#block(block, index))}`;
  }

  #block(markdown: string, index: number): TemplateResult {
    const known = this.#rendered.get(index);
    if (known?.markdown === markdown) return known.block;
    const block = fixed(renderMarkdown(markdown));
    this.#rendered.set(index, { markdown, block });
    void loadExtensions(markdown)?.then(() => {
      this.#rendered.delete(index);
      this.#redraw();
    });
    return block;
  }
}

/** Markup that is safe as it is, as a template without values: it passes Lit's trusted types. */
function fixed(markup: string): TemplateResult {
  return html(Object.assign([markup], { raw: [markup] }));
}
