import { html, nothing, render, type TemplateResult } from 'lit';
import { labelOf, textOf, type Block, type Card, type Reply } from '../../core/blocks/block.js';
import type { ResolvedOptions } from '../../core/headless/index.js';
import { attempt } from '../../core/reports/safely.js';
import { warnOnce } from '../../core/reports/warn-once.js';
import { form } from './form.js';

/** The options and the sender that blocks take from the element. */
export interface BlockContext {
  readonly options: () => ResolvedOptions;
  /** Sends a text in the visitor's name. Returns false when the page cancels it. */
  readonly send: (text: string) => boolean;
}

/** Renders a block. */
export function blockElement(block: Block, context: BlockContext): HTMLElement {
  const element = document.createElement('div');
  element.className = `block block-${block.type}`;
  element.setAttribute('part', `block ${block.type}-block`);
  render(content(block, context), element);
  return element;
}

function content(block: Block, context: BlockContext): TemplateResult {
  switch (block.type) {
    case 'buttons':
      return html`${block.buttons.map((reply) => button(reply, context))}`;
    case 'card':
      return cards(block.cards, context);
    case 'form':
      return form(block, context);
  }
}

/** Several cards scroll sideways, also with the arrow keys. */
function cards(list: readonly Card[], context: BlockContext): TemplateResult {
  if (list.length === 1) return card(list[0]!, context);
  const label = context.options().texts.actions.cards;
  return html`<ul class="carousel" aria-label=${label} tabindex="0">
    ${list.map((each) => html`<li>${card(each, context)}</li>`)}
  </ul>`;
}

function card({ title, text, image, link, button: reply }: Card, context: BlockContext) {
  const source = image && allowedImage(image.url, context.options().imageHosts);
  const href = link && safeLink(link.url);
  return html`<article part="answer-card" class="answer-card">
    ${
      source
        ? html`<img
            src=${source}
            alt=${image.alt}
            loading="lazy"
            decoding="async"
            referrerpolicy="no-referrer"
          />`
        : nothing
    }
    <div class="card-text" dir="auto">
      <strong>${title}</strong>
      ${text ? html`<p>${text}</p>` : nothing}
      ${
        href
          ? html`<a href=${href} target="_blank" rel="noopener noreferrer">${link.label}</a>`
          : nothing
      }
      ${reply ? button(reply, context) : nothing}
    </div>
  </article>`;
}

function button(reply: Reply, { send }: BlockContext): TemplateResult {
  // The second click of a double click would send the text twice.
  const press = ({ detail }: MouseEvent) => detail < 2 && send(textOf(reply));
  return html`<button
    part="reply-button"
    class="reply"
    type="button"
    dir="auto"
    @click=${press}
    .textContent=${labelOf(reply)}
  ></button>`;
}

/** The URL of an image if the page allows its host. */
function allowedImage(url: string, hosts: readonly string[] = []): string | undefined {
  const { protocol, host, href } = attempt(() => new URL(url, document.baseURI)) ?? {};
  if (/^https?:$/.test(protocol ?? '') && hosts.includes(host!)) return href;
  warnOnce([
    `voice-assistant: option imageHosts does not allow the host ${host ?? 'of an image'}. The card is shown without its image.`,
  ]);
  return undefined;
}

/** The target of a link that cannot run a script. */
function safeLink(url: string): string | undefined {
  const { protocol, href } = attempt(() => new URL(url, document.baseURI)) ?? {};
  return /^(https?|mailto|tel):$/.test(protocol ?? '') ? href : undefined;
}
