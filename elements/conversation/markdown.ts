import { DRAWING_STRETCH_MS, SECTION_BLOCKS } from '../../core/constants.js';
import { splitBlocks } from '../../core/markdown/blocks.js';
import { loadExtensions } from '../../core/markdown/extensions.js';
import { renderMarkdown } from '../../core/markdown/render.js';
import { yieldToMain } from '../../core/async/timing.js';
import { warnOnce } from '../../core/reports/warn-once.js';

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

/**
 * The end tags at the end of markup. They are sought only where a run of white space or of end tags
 * begins: from each place of a long one, it would be read to its end again.
 */
const END_TAGS = /(?<!\s|<\/[^<>]+>)(\s*<\/[^<>]+>)*\s*$/;

/** A table as far as the line below its heads. */
const BEGUN_TABLE = /^ {0,3}\|.*(\n[ |:-]*)?$/;

const A_TABLE = '|-|';

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
  /** How often it was drawn: what had to wait meanwhile has been overtaken. */
  #drawings = 0;
  /** How many of them are not done yet. */
  #pending = 0;
  /** Whether the next stretch waits for a turn of its own. */
  #resting = false;

  constructor(place: HTMLElement) {
    this.#place = place;
    place.replaceChildren();
  }

  /** Whether there is more to be drawn, or will be. */
  get busy(): boolean {
    return this.#growing || this.#pending > 0;
  }

  /**
   * Shows the whole text, which mostly is the text before and some more; `growing` with a cursor.
   * What is not drawn `until` then, in the time of `performance.now()`, waits for a turn of its own.
   * Settles when all is drawn.
   */
  async show(text: string, growing = false, until = Infinity): Promise<void> {
    if (text === this.#text && growing === this.#growing) return;
    this.#text = text;
    this.#growing = growing;
    this.#pending++;
    await this.#drawNew(until).catch(skipped);
    this.#pending--;
  }

  async #drawNew(until = 0): Promise<void> {
    const drawing = ++this.#drawings;
    // A stretch is over for this task, whatever else comes in it.
    if (this.#resting) until = 0;
    if (!this.#text.startsWith(this.#closed)) {
      this.#place.replaceChildren();
      this.#closed = '';
      this.#open = undefined;
    }
    const blocks = splitBlocks(this.#text.slice(this.#closed.length));
    const extended = [];
    do {
      if (performance.now() > until) {
        this.#resting = true;
        await yieldToMain();
        if (drawing !== this.#drawings) break;
        this.#resting = false;
        until = performance.now() + DRAWING_STRETCH_MS;
      }
      const block = blocks.shift() ?? '';
      const closed = blocks.length > 0;
      extended.push(this.#draw(block, this.#growing && !closed));
      if (closed) {
        this.#closed += block;
        this.#open = undefined;
      }
    } while (blocks.length);
    await Promise.all(extended);
  }

  /** Settles, where a block needs what is yet to be loaded, when it is drawn with it. */
  #draw(block: string, growing: boolean): Promise<unknown> | undefined {
    const model = rendered(block, growing);
    if (this.#open) liken(this.#open, model);
    else this.#append((this.#open = model));
    const element = this.#open;
    // What draws a table is loaded while it begins.
    return loadExtensions(BEGUN_TABLE.test(block) ? A_TABLE : block)
      ?.then(() =>
        element === this.#open ? this.#drawNew() : liken(element, rendered(block, false)),
      )
      .catch(skipped);
  }

  /**
   * Adds a block. The sections before the last two are left out while out of view: those two mostly
   * are in view, where the browser would lay them out twice to find that out.
   */
  #append(block: HTMLElement): void {
    let section = this.#place.lastElementChild;
    if (!section || section.childElementCount === SECTION_BLOCKS) {
      section?.previousElementSibling?.classList.add('contained');
      section = document.createElement('div');
      section.className = 'section';
      this.#place.append(section);
    }
    section.append(block);
  }
}

/** Leaves out all of a message while it is out of view, if it is longer than a section. */
export function containSections(message: Element): void {
  for (const section of message.querySelectorAll('.section:not(:only-child)'))
    section.classList.add('contained');
}

/** What cannot be rendered is left out, and all else stands. */
function skipped(error: unknown): void {
  warnOnce([`voice-assistant: a message could not be rendered and is skipped: ${error}`]);
}

/** An element with one block. A table that grows is not seen before it is one. */
function rendered(block: string, growing: boolean): HTMLElement {
  const markup = growing && BEGUN_TABLE.test(block) ? '' : renderMarkdown(block);
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
