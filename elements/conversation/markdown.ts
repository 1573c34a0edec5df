import { splitBlocks, splitLines, type Block } from '../../core/markdown/blocks.js';
import { loadExtensions } from '../../core/markdown/extensions.js';
import { warnOnce } from '../../core/reports/warn-once.js';
import { isBegunTable, rendered, verbatim } from './rendered-block.js';

/**
 * How many blocks of a long message form a section, which needs no style, layout or paint while it is
 * out of view.
 */
export const SECTION_BLOCKS = 12;

/** How long a section may become before the next begins, in characters. */
export const SECTION_LENGTH = 8192;

/**
 * How long blocks are drawn before other tasks get a turn, in milliseconds. Even with one more block
 * that is below the 50 ms of a long task. Each turn costs a frame.
 */
export const DRAWING_STRETCH_MS = 35;

/**
 * How much of a text is drawn before other tasks get a turn, in characters. What is drawn in one turn is
 * laid out in one task.
 */
export const DRAWING_LENGTH = 8192;

/** The longest wait for a frame, in milliseconds. A hidden page has none. */
const FRAME_MS = 100;

const EMPTY: Block = { text: '', prefix: '' };

/** Loads the table extension. */
const A_TABLE = '|-|';

/**
 * Renders growing Markdown, or a text as it is. Each block has its own element; only the open block at the
 * end is rendered again when the text grows.
 */
export class GrowingMarkdown {
  readonly #place: HTMLElement;
  readonly #verbatim: boolean;
  #text = '';
  #growing = false;
  /** The text of the closed blocks. */
  #closed = '';
  /** The text after the last closed block. */
  #prefix = '';
  #open?: HTMLElement;
  /** The length of the closed blocks in the last section. */
  #sectionLength = 0;
  /** The key of the latest drawing; earlier ones stop when they resume. */
  #drawing = 0;
  /** The number of unfinished drawings. */
  #pending = 0;
  /** Resolves when more may be drawn. Set while as much is drawn as one task may. */
  #turn?: Promise<void>;

  constructor(place: HTMLElement, isVerbatim = false) {
    this.#place = place;
    this.#verbatim = isVerbatim;
    place.replaceChildren();
  }

  /** Whether there is more to draw, now or later. */
  get busy(): boolean {
    return this.#growing || this.#pending > 0;
  }

  /**
   * Shows a text, which usually extends the previous one; with a cursor while it is `growing`. Yields to
   * other tasks from `until` on, a time of `performance.now()`. Resolves when all is drawn.
   */
  async show(
    text: string,
    growing = false,
    until = performance.now() + DRAWING_STRETCH_MS,
  ): Promise<void> {
    if (text === this.#text && growing === this.#growing) return;
    this.#text = text;
    this.#growing = growing;
    this.#pending++;
    await this.#drawNew(until).catch(skipped);
    this.#pending--;
  }

  async #drawNew(until = 0): Promise<void> {
    const drawing = ++this.#drawing;
    if (!this.#text.startsWith(this.#closed)) {
      this.#place.replaceChildren();
      this.#closed = '';
      this.#prefix = '';
      this.#open = undefined;
    }
    const rest = this.#text.slice(this.#closed.length);
    const blocks = this.#verbatim ? splitLines(rest) : splitBlocks(rest, this.#prefix);
    const extended = [];
    let next = blocks.next().value;
    let length = 0;
    do {
      if (this.#turn || performance.now() > until || length > DRAWING_LENGTH) {
        await (this.#turn ??= laidOut());
        if (drawing !== this.#drawing) break;
        this.#turn = undefined;
        until = performance.now() + DRAWING_STRETCH_MS;
        length = 0;
      }
      const block = next ?? EMPTY;
      next = blocks.next().value;
      length += block.text.length;
      extended.push(this.#draw(block, this.#growing && !next));
      if (next) {
        this.#closed += block.text;
        this.#sectionLength += block.text.length;
        this.#prefix = next.prefix;
        this.#open = undefined;
      }
    } while (next);
    await Promise.all(extended);
  }

  /** Resolves when the block is drawn again with an extension that had to be loaded. */
  #draw(block: Block, growing: boolean): Promise<unknown> | undefined {
    const model = this.#model(block, growing);
    if (this.#open) morph(this.#open, model);
    else this.#append((this.#open = model));
    const element = this.#open;
    if (this.#verbatim) return undefined;
    // As soon as a table begins.
    return loadExtensions(isBegunTable(block) ? A_TABLE : block.text)
      ?.then(
        () => (element === this.#open ? this.#drawNew() : morph(element, this.#model(block))),
        () => undefined,
      )
      .catch(skipped);
  }

  #model(block: Block, growing = false): HTMLElement {
    return this.#verbatim ? verbatim(block.text) : rendered(block, growing);
  }

  /**
   * Adds a block. All sections but the last two get containment: in view, containment costs a second
   * layout.
   */
  #append(block: HTMLElement): void {
    let section = this.#place.lastElementChild;
    if (
      !section ||
      section.childElementCount === SECTION_BLOCKS ||
      this.#sectionLength > SECTION_LENGTH
    ) {
      this.#sectionLength = 0;
      section?.previousElementSibling?.classList.add('contained');
      section = document.createElement('div');
      section.className = 'section';
      this.#place.append(section);
    }
    section.append(block);
  }
}

/** Resolves in a task after the next frame, in which all that is drawn so far is laid out. */
export function laidOut(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, FRAME_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Applies containment to all sections of a message that has more than one. */
export function containSections(message: Element): void {
  for (const section of message.querySelectorAll('.section:not(:only-child)'))
    section.classList.add('contained');
}

/** Reports a block that cannot be rendered. The rest of the message stays. */
function skipped(error: unknown): void {
  warnOnce([`voice-assistant: a message could not be rendered and is skipped: ${error}`]);
}

/** Changes a node's content to that of the model and keeps equal nodes, with selection and focus. */
function morph(node: Node, model: Node): void {
  const wanted = [...model.childNodes];
  wanted.forEach((next, index) => {
    const old = node.childNodes[index];
    if (!old) node.appendChild(next);
    else if (old instanceof Text && next instanceof Text) grow(old, next.data);
    else if (old.cloneNode().isEqualNode(next.cloneNode())) morph(old, next);
    else node.replaceChild(next, old);
  });
  while (node.childNodes[wanted.length]) node.lastChild!.remove();
}

/** Appends if possible, which keeps the layout of the earlier lines. */
function grow(text: Text, data: string): void {
  if (data.startsWith(text.data)) text.appendData(data.slice(text.length));
  else text.data = data;
}
