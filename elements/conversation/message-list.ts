import { shownText, type Texts } from '../../core/headless/index.js';
import { withOpening } from '../../core/machine/rules/opening.js';
import { progressOf, type Entry } from '../../core/machine/regions/transcript.js';
import type { PartAssistant, PartHost } from '../shared/host.js';
import { languageOfText } from '../shared/language.js';
import { createDiv } from '../shared/create-div.js';
import { AnswerTools } from './answer-tools.js';
import { spokenText } from './spoken-text.js';
import { deliveries, type ShowDelivery } from './deliveries.js';
import { containSections, DRAWING_STRETCH_MS, GrowingMarkdown, laidOut } from './markdown.js';
import { shownPart, wholeTextOffer } from './too-long.js';

/** The messages in a group, and the groups in one of the next level. */
export const GROUP_SIZE = 20;

/** The most messages that are shown: fewer than 3,000 nodes in a call. */
export const SHOWN_MESSAGES = 300;

/** How many of the oldest are dropped at once. Whole groups, so that no other changes its size. */
const DROPPED_MESSAGES = 5 * GROUP_SIZE;

/** The levels of groups around a message. */
const GROUP_LEVELS = 2;

/**
 * The delay before a wait for an answer is shown, in milliseconds. Shown earlier it would flicker, and
 * cost more than the rest of a short answer.
 */
const WAITING_DELAY_MS = 300;

/** The greeting and the current call, which complete a call's first message. */
interface Opening {
  readonly greeting: string;
  readonly call: { readonly speaking: boolean } | null;
}

/** Draws messages. A row is updated only when its entry has changed. */
export class MessageList {
  readonly #element: HTMLElement;
  readonly #deliver: ShowDelivery;
  readonly #tools: AnswerTools;
  readonly #rows: HTMLElement[] = [];
  /** The row with the class `last`. */
  #last?: HTMLElement;
  /** Those that are shown. */
  #entries: readonly Entry[] = [];
  /** How many entries before them are not. */
  #dropped = 0;
  readonly #earlier = createDiv('note earlier', '', 'earlier');
  #wording = '';
  /** The page's greeting, and the current call. */
  #opening: Opening = { greeting: '', call: null };
  /** The renderers of messages that may still grow. */
  readonly #growing = new Map<HTMLElement, GrowingMarkdown>();
  /** Set while an answer is awaited, also after the timer has fired. */
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** Settles when all messages are drawn, with the parts beside their text, such as cards. */
  #drawn: Promise<unknown> = Promise.resolve();

  /** Draws them in `element`, which is in the shadow root of `host`. */
  constructor(element: HTMLElement, host: PartHost, assistant: PartAssistant) {
    this.#element = element;
    this.#tools = new AnswerTools(element, assistant);
    this.#deliver = deliveries(host, assistant, this.#tools);
    this.#earlier.role = 'listitem';
  }

  /** `languages` are the probable languages of the messages, as BCP 47 tags. */
  show(
    said: readonly Entry[],
    texts: Texts,
    languages: readonly string[],
    opening = this.#opening,
  ): void {
    this.#opening = opening;
    const all = withOpening(said, opening.greeting, opening.call);
    const { roles, earlier, incomplete, tooLong } = texts;
    const wording = JSON.stringify([roles, incomplete, tooLong, languages]);
    this.#drop(all.length, earlier);
    const entries = all.slice(this.#dropped);
    const kept = wording === this.#wording ? this.#entries : [];
    this.#wording = wording;
    this.#entries = entries;
    for (const row of this.#rows.splice(entries.length).reverse()) this.#remove(row);
    for (const [row, { busy }] of this.#growing)
      if (!busy && row !== this.#rows.at(-1)) this.#growing.delete(row);
    if (entries.length > this.#rows.length) this.#containLong();
    const until = performance.now() + DRAWING_STRETCH_MS;
    const changed: HTMLElement[] = [];
    entries.forEach((entry, index) => {
      const before = kept[index];
      if (before === entry) return;
      const same = before?.id === entry.id && before.at === entry.at;
      changed.push(same ? this.#rows[index]! : this.#place(index, entry, roles[entry.role]));
    });
    this.#drawn = Promise.all([this.#drawn, this.#fillAll(changed, texts, languages, until)]);
    this.#markLast();
  }

  /** Drops the oldest rows of a conversation with so many messages. */
  #drop(length: number, note: string): void {
    const before = this.#dropped;
    if (length <= before) this.#dropped = 0;
    while (length - this.#dropped > SHOWN_MESSAGES) this.#dropped += DROPPED_MESSAGES;
    const added = this.#dropped - before;
    this.#entries = added < 0 ? [] : this.#entries.slice(added);
    if (added > 0) for (const row of this.#rows.splice(0, added)) this.#remove(row);
    this.#earlier.textContent = note;
    if (!this.#dropped) this.#earlier.remove();
    else if (!this.#earlier.isConnected) this.#element.prepend(this.#earlier);
  }

  /** Shows that an answer is awaited, after a delay. */
  wait(awaited: boolean): void {
    if (awaited === (this.#waiting !== undefined)) return;
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    const { classList } = this.#element;
    if (awaited) this.#waiting = setTimeout(() => classList.add('waiting'), WAITING_DELAY_MS);
    else classList.remove('waiting');
  }

  /** Resolves to the last answer as screen readers should say it, when all of it is drawn. */
  async lastAnswer(texts: Texts['spoken']): Promise<string> {
    await this.#drawn;
    const end = this.#entries.findLastIndex((entry) => progressOf(entry) === 'whole') + 1;
    const asked = this.#entries.slice(0, end).findLastIndex(({ role }) => role === 'user');
    return this.#rows
      .slice(asked + 1, end)
      .map((row) => spokenText(row.children[1]!, texts))
      .join(' ');
  }

  /** Resolves to the last message, with who has said it, as screen readers should say it. */
  async lastMessage(texts: Texts['spoken']): Promise<string> {
    await this.#drawn;
    const row = this.#rows.at(-1);
    return row ? spokenText(row, texts) : '';
  }

  /** Shows how far a message has come, where a call began and ended, and parts such as cards. */
  async #showDelivery(row: HTMLElement, entry: Entry, drawn: Promise<void>): Promise<void> {
    // Code has buttons of its own, once it is drawn.
    if (entry.source.kind === 'reply') await drawn;
    if (this.#entryOf(row) === entry) await this.#deliver(row, entry);
  }

  /** With :last-child, each new message would restyle all of the one before. */
  #markLast(): void {
    const row = this.#rows.at(-1);
    if (row === this.#last) return;
    this.#last?.classList.remove('last');
    row?.classList.add('last');
    this.#last = row;
    this.#tools.place('last', row);
  }

  /** Inserts or replaces a row. */
  #place(index: number, { role }: Entry, speaker: string): HTMLElement {
    const row = createDiv(`message ${role}`, '', `message ${role}-message`);
    row.role = 'listitem';
    const bubble = createDiv('bubble', '', 'bubble');
    bubble.dir = 'auto';
    row.append(createDiv('hidden', `${speaker}: `), bubble);
    const old = this.#rows[index];
    this.#rows[index] = row;
    if (old) old.replaceWith(row);
    else this.#append(row);
    return row;
  }

  /**
   * Applies containment to the long messages of a group that is not full, which has none itself. Not
   * to the last two, which are mostly in view.
   */
  #containLong(): void {
    const group = this.#rows.at(-1)?.parentElement;
    if (group?.className !== 'group') return;
    for (const row of [...group.children].slice(0, -2)) containSections(row);
  }

  /** Adds a row. A full group no longer changes its size and gets containment. */
  #append(row: HTMLElement): void {
    const element = this.#element;
    let group: Element = element;
    for (let level = 0; level < GROUP_LEVELS; level++) {
      if (group.lastElementChild?.className !== 'group') group.append(createDiv('group'));
      group = group.lastElementChild!;
    }
    group.append(row);
    for (
      ;
      group !== element && group.childElementCount === GROUP_SIZE;
      group = group.parentElement!
    )
      group.className = 'contained group';
  }

  /** Removes the first or last row and the groups that it leaves empty. */
  #remove(row: HTMLElement): void {
    this.#growing.delete(row);
    let group = row.parentElement!;
    row.remove();
    while (group !== this.#element) {
      const around = group.parentElement!;
      group.className = 'group';
      if (!group.childElementCount) group.remove();
      group = around;
    }
  }

  #entryOf(row: HTMLElement): Entry | undefined {
    return this.#entries[this.#rows.indexOf(row)];
  }

  /** Fills rows from the newest on, which is in view. Yields to other tasks. Resolves when all is drawn. */
  async #fillAll(
    rows: HTMLElement[],
    texts: Texts,
    languages: readonly string[],
    until: number,
  ): Promise<void> {
    const drawn = [];
    for (let row = rows.pop(); row; row = rows.pop()) {
      const entry = this.#entryOf(row);
      if (entry) drawn.push(this.#fill(row, entry, texts, languages, until));
      if (!rows.length || performance.now() < until) continue;
      await laidOut();
      until = performance.now() + DRAWING_STRETCH_MS;
    }
    await Promise.all(drawn);
  }

  #fill(
    row: HTMLElement,
    entry: Entry,
    { incomplete, tooLong }: Texts,
    languages: readonly string[],
    until: number,
  ): Promise<unknown> {
    const bubble = row.children[1] as HTMLElement;
    const whole = shownText(entry);
    const text = whole && shownPart(whole);
    const language = languageOfText(text, languages);
    // Set again, it would restyle all of the message.
    if (language !== bubble.lang) bubble.lang = language;
    const markdown = this.#growing.get(row) ?? new GrowingMarkdown(bubble, entry.role === 'user');
    this.#growing.set(row, markdown);
    const drawn = markdown.show(text, progressOf(entry) === 'streaming', until);
    noteIn(row, 'incomplete')?.remove();
    const offer = noteIn(row, 'too-long');
    if (text === whole) offer?.remove();
    // Kept while the text grows, so that it can be pressed.
    else if (!offer) {
      const wholeText = () => shownText(this.#entryOf(row) ?? entry);
      row.append(wholeTextOffer(tooLong, wholeText));
    }
    if (progressOf(entry) === 'broken')
      row.append(createDiv('note incomplete', incomplete, 'incomplete'));
    return Promise.all([drawn, isMore(entry) && this.#showDelivery(row, entry, drawn)]);
  }
}

/** Whether more than text is shown of an entry that is complete. */
const HAS_MORE: Readonly<Record<Entry['source']['kind'], boolean>> = {
  spoken: false,
  typed: true,
  call: true,
  part: true,
  greeting: false,
  reply: true,
};

function isMore(entry: Entry): boolean {
  return HAS_MORE[entry.source.kind] && progressOf(entry) !== 'streaming';
}

/** The note below the bubble, found without a search through the bubble. */
function noteIn({ children }: HTMLElement, name: string): Element | undefined {
  return [...children].find(({ classList }) => classList.contains(name));
}
