import { splitBlocks } from '../../core/markdown/blocks.js';
import { loadExtensions } from '../../core/markdown/extensions.js';
import { renderMarkdown } from '../../core/markdown/render.js';

/** What is used of Trusted Types, which not all browsers have. */
interface Policy {
  createHTML(markup: string): string;
}
interface Policies {
  createPolicy(name: string, policy: Policy): Policy;
}

const { trustedTypes } = globalThis as { trustedTypes?: Policies };
/** By which pages that enforce Trusted Types know that this markup is safe. */
const policy = trustedTypes?.createPolicy('voice-assistant', { createHTML: (markup) => markup });

const CURSOR = '<span part="cursor" class="cursor" aria-hidden="true"></span>';

/** How long blocks are drawn at a stretch, in milliseconds. Our own number. */
const STRETCH_MS = 20;

/** So many blocks of a long text are left out of style, layout and paint while out of view. */
const SECTION = 12;

/** The end tags at the end of markup. */
const END_TAGS = /(\s*<\/[^>]+>)*\s*$/;

/**
 * Markdown as it grows: a block that is closed is rendered once and its nodes are not touched again;
 * only the open one at the end is. Each block has an element of its own.
 */
export class GrowingMarkdown {
  readonly #place: HTMLElement;
  #text = '';
  #growing = false;
  /** The text of the closed blocks. */
  #closed = '';
  #open?: HTMLElement;
  #drawn = Promise.resolve();

  constructor(place: HTMLElement) {
    this.#place = place;
    place.replaceChildren();
  }

  /** Settles when all that is to be shown is drawn. */
  get drawn(): Promise<void> {
    return this.#drawn;
  }

  /** Shows the whole text, which mostly is the text before and some more; `growing` with a cursor. */
  show(text: string, growing = false): void {
    if (text === this.#text && growing === this.#growing) return;
    this.#text = text;
    this.#growing = growing;
    this.#update();
  }

  #update(): void {
    this.#drawn = this.#drawNew(this.#text, this.#growing).catch(skipped);
  }

  /** Draws what is new; of much that is new, the rest after others had their turn. */
  async #drawNew(text: string, growing: boolean): Promise<void> {
    if (!text.startsWith(this.#closed)) {
      this.#place.replaceChildren();
      this.#closed = '';
      this.#open = undefined;
    }
    const blocks = splitBlocks(text.slice(this.#closed.length));
    const last = blocks.pop() ?? '';
    let until = performance.now() + STRETCH_MS;
    for (const block of blocks) {
      if (performance.now() > until) {
        await new Promise((resolve) => setTimeout(resolve));
        if (text !== this.#text || growing !== this.#growing) return this.#drawn;
        until = performance.now() + STRETCH_MS;
      }
      this.#draw(block, false);
      this.#closed += block;
      this.#open = undefined;
    }
    this.#draw(last, growing);
  }

  #draw(block: string, growing: boolean): void {
    const model = rendered(block, growing);
    if (this.#open) liken(this.#open, model);
    else this.#section().append((this.#open = model));
    const element = this.#open;
    loadExtensions(block)
      ?.then(() => {
        if (element === this.#open) this.#update();
        else liken(element, rendered(block, false));
      })
      .catch(skipped);
  }

  /** Where the next block has its place. */
  #section(): Element {
    const last = this.#place.lastElementChild;
    if (last && last.childElementCount < SECTION) return last;
    const section = document.createElement('div');
    section.className = 'section';
    this.#place.append(section);
    return section;
  }
}

/** What cannot be rendered is left out, and all else stands. */
function skipped(error: unknown): void {
  console.warn('voice-assistant: a message could not be rendered and is skipped', error);
}

/** An element with one block. */
function rendered(block: string, growing: boolean): HTMLElement {
  const markup = renderMarkdown(block);
  const shown = growing ? markup.replace(END_TAGS, `${CURSOR}$&`) : markup;
  const element = document.createElement('div');
  element.innerHTML = policy?.createHTML(shown) ?? shown;
  return element;
}

/** Makes a node's content that of another, and keeps what stays: a selection, the cursor, the focus. */
function liken(node: Node, model: Node): void {
  const wanted = [...model.childNodes];
  wanted.forEach((next, index) => {
    const old = node.childNodes[index];
    if (!old) node.appendChild(next);
    else if (old instanceof Text && next instanceof Text) grow(old, next.data);
    else if (old.cloneNode().isEqualNode(next.cloneNode())) liken(old, next);
    else node.replaceChild(next, old);
  });
  while (node.childNodes[wanted.length]) node.lastChild!.remove();
}

/** What is only appended leaves the lines before it as they are laid out. */
function grow(text: Text, data: string): void {
  if (data.startsWith(text.data)) text.appendData(data.slice(text.length));
  else text.data = data;
}
