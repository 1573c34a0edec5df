import { shownText, type Entry, type Texts } from '../../core/index.js';
import { GrowingMarkdown } from './markdown.js';

/**
 * So many messages are left out of style, layout and paint together while they are out of view.
 * Measured: of more, too much is laid out at once when one scrolls to them; of fewer, the browser
 * has too many to watch.
 */
const GROUP = 20;

/** Draws messages, and touches a drawn one only when its entry is another. */
export class MessageList {
  readonly element = made('messages');
  readonly #rows: HTMLElement[] = [];
  #entries: readonly Entry[] = [];
  #wording = '';
  /** What is kept of a message that grows. */
  #growing?: { readonly row: HTMLElement; readonly markdown: GrowingMarkdown };

  constructor() {
    this.element.role = 'list';
  }

  /** `language` is what the messages are presumably in, as a BCP 47 tag. */
  show(entries: readonly Entry[], { roles, incomplete }: Texts, language: string): void {
    const wording = [roles.user, roles.assistant, incomplete, language].join('\n');
    const kept = wording === this.#wording ? this.#entries : [];
    this.#wording = wording;
    this.#entries = entries;
    for (const row of this.#rows.splice(entries.length)) row.remove();
    entries.forEach((entry, index) => {
      const before = kept[index];
      if (before === entry) return;
      const same = before?.id === entry.id && before.at === entry.at;
      const row = same
        ? this.#rows[index]!
        : this.#place(index, entry, roles[entry.role], language);
      this.#fill(row, entry);
      if (isBroken(entry)) row.append(made('incomplete', incomplete));
    });
  }

  /** What the assistant wrote after the visitor's last message, when all of it is drawn. */
  async lastAnswer(): Promise<string> {
    await this.#growing?.markdown.drawn;
    const asked = this.#entries.findLastIndex(({ role }) => role === 'user');
    return this.#rows
      .slice(asked + 1)
      .map((row) => row.children[1]!.textContent)
      .join(' ');
  }

  /** Puts an empty row in its place. */
  #place(index: number, { role }: Entry, speaker: string, language: string): HTMLElement {
    const row = made(`message ${role}`);
    row.role = 'listitem';
    row.part.value = `message ${role}-message`;
    const bubble = made('bubble');
    Object.assign(bubble, { dir: 'auto', lang: language });
    bubble.part.value = 'bubble';
    row.append(made('hidden', `${speaker}: `), bubble);
    const old = this.#rows[index];
    this.#rows[index] = row;
    if (old) old.replaceWith(row);
    else this.#group(index).append(row);
    return row;
  }

  #group(index: number): HTMLElement {
    const { element } = this;
    const place = Math.floor(index / GROUP);
    if (!element.children[place]) element.append(made('group'));
    return element.children[place] as HTMLElement;
  }

  #fill(row: HTMLElement, entry: Entry): void {
    const bubble = row.children[1] as HTMLElement;
    const text = shownText(entry);
    if (entry.role === 'user') {
      bubble.textContent = text;
      return;
    }
    if (this.#growing?.row !== row) this.#growing = { row, markdown: new GrowingMarkdown(bubble) };
    this.#growing.markdown.show(text, isStreaming(entry));
  }
}

function made(className: string, text = ''): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.textContent = text;
  return element;
}

function isStreaming({ source }: Entry): boolean {
  return source.kind === 'reply' && source.progress === 'streaming';
}

function isBroken({ source }: Entry): boolean {
  return source.kind === 'reply' && source.progress === 'broken';
}
