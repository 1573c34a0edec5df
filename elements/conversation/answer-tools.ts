import { render, svg, type SVGTemplateResult } from 'lit';
import type { Entry } from '../../core/machine/regions/transcript.js';
import type { Texts } from '../../core/headless/index.js';
import { BLOCK_LANGUAGE } from '../shared/block-language.js';
import { copyText } from '../shared/copy-text.js';
import { createDiv } from '../shared/create-div.js';
import type { PartAssistant } from '../shared/host.js';
import { icon } from '../shared/icons.js';
import { timeLocale } from '../shared/time-locale.js';

export { toolStyles } from './answer-tools.styles.js';

const copyIcon = svg`<rect x="9" y="9" width="11" height="11" rx="2"/><path d="M5 15H4V6a2 2 0 0 1 2-2h9v1"/>`;
const doneIcon = svg`<path d="M5 12.5l4.5 4.5L19 7.5"/>`;
const failedIcon = svg`<path d="M12 7v6M12 16.5v.5"/>`;
const thumb = svg`<path d="M7 11l4-7a2 2 0 0 1 2 2v4h5a2 2 0 0 1 2 2.3l-1 5a2 2 0 0 1-2 1.7H7zM7 11v8H4v-8z"/>`;

/** How long the result of copying is shown, in milliseconds. */
const RESULT_MS = 2000;

type Rating = Pick<PartAssistant, 'options' | 'rate'>;

/**
 * The tools below finished answers: copy, rating and time. They exist below the last answer and the one that is
 * pointed at or touched; while some have the focus, also below the answers beside it, so that the keyboard walks
 * through all. The others are no stop of the keyboard and of screen readers.
 */
export class AnswerTools {
  readonly #list: HTMLElement;
  readonly #assistant: Rating;
  /** Those of each row, created when they are first shown, and kept with their rating. */
  readonly #tools = new WeakMap<Element, () => HTMLElement>();
  readonly #rows: Record<'last' | 'pointed' | 'focused', Element | null> = {
    last: null,
    pointed: null,
    focused: null,
  };

  /** The rows of `list` may be in groups. */
  constructor(list: HTMLElement, assistant: Rating) {
    this.#list = list;
    this.#assistant = assistant;
    const at = (target: EventTarget | null, what: string) => (target as Element).closest(what);
    const focus = (target: EventTarget | null) =>
      this.place('focused', at(target, '.tools')?.parentElement);
    list.addEventListener('pointerover', ({ target }) =>
      this.place('pointed', at(target, '.message')),
    );
    // A finger leaves as soon as it has touched.
    list.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'touch') this.place('pointed');
    });
    list.addEventListener('focusin', ({ target }) => focus(target));
    // Without another target the window may have lost the focus, and gets it back.
    list.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && focus(relatedTarget));
  }

  /** Completes the row of an answer that has finished. Its code blocks get a header. */
  finish(row: HTMLElement, entry: Entry): void {
    let tools: HTMLElement | undefined;
    this.#tools.set(row, () => (tools ??= answerTools(entry, this.#assistant)));
    row.classList.add('answered');
    // Firefox lays out all of a long answer again if its width changes.
    row.classList.toggle('short', !row.querySelector('.section + .section'));
    const { answer } = this.#assistant.options.texts.delivery;
    for (const code of row.querySelectorAll<HTMLElement>('pre')) addCodeHeader(code, answer);
    levelHeadings(row);
    if (Object.values(this.#rows).includes(row)) this.#update();
  }

  /** Sets the row of the last message, the one pointed at, or the one whose tools have the focus. */
  place(name: 'last' | 'pointed' | 'focused', row: Element | null = null): void {
    if (row === this.#rows[name]) return;
    this.#rows[name] = row;
    this.#update();
  }

  #update(): void {
    const { last, pointed, focused } = this.#rows;
    const all = [...this.#list.querySelectorAll('.answered')];
    const rows = all.filter((row, index) => {
      const near: unknown[] = [all[index - 1], row, all[index + 1]];
      return row === last || row === pointed || near.includes(focused);
    });
    for (const tools of this.#list.querySelectorAll('.tools'))
      if (!rows.includes(tools.parentElement!)) tools.remove();
    for (const row of rows) {
      const tools = this.#tools.get(row)!();
      // Inserted again, it would lose the focus.
      if (!tools.isConnected) row.append(tools);
    }
  }
}

function answerTools({ text, at }: Entry, { options, rate }: Rating): HTMLElement {
  const { delivery, language } = options.texts;
  const texts = delivery.answer;
  const tools = createDiv('tools', '', 'tools');
  const time = document.createElement('time');
  time.dateTime = new Date(at).toISOString();
  time.textContent = new Date(at).toLocaleTimeString(timeLocale(language), { timeStyle: 'short' });
  const copy = copyButton('copy-answer-button', texts.copy, texts, () => text);
  const rates = (['good', 'bad'] as const).map((rating) => {
    const button = toolButton(`${rating}-button`, texts[rating], thumb);
    button.classList.add(rating);
    button.ariaPressed = 'false';
    button.addEventListener('click', () => {
      const rated = button.ariaPressed === 'false';
      for (const each of rates) each.ariaPressed = String(rated && each === button);
      rate(rated ? rating : null, text);
    });
    return button;
  });
  tools.append(copy, ...rates, time);
  return tools;
}

/** Levels the headings of an answer without gaps, below the panel's, as their numbers may have some. */
function levelHeadings(row: HTMLElement): void {
  const around: string[] = [];
  for (const heading of row.querySelectorAll('h3, h4, h5, h6')) {
    while (around.length && around.at(-1)! >= heading.localName) around.pop();
    around.push(heading.localName);
    heading.ariaLevel = `${around.length + 2}`;
  }
}

/** Code that is cut into several blocks has one header. */
function addCodeHeader(code: HTMLElement, texts: Texts['delivery']['answer']): void {
  const block = code.parentElement!;
  // Such code is replaced by the block.
  if (code.querySelector(`.language-${BLOCK_LANGUAGE}`)) return;
  if (block.matches('.more, .coded') || code !== block.firstElementChild) return;
  block.classList.add('coded');
  // Focusable, so that the keyboard can scroll it.
  code.tabIndex = 0;
  const header = createDiv('code-header', '', 'code-header');
  const language = code.firstElementChild?.className.replace('language-', '') ?? '';
  header.append(
    language,
    copyButton('copy-code-button', texts.copyCode, texts, () => {
      let copied = code.textContent;
      for (
        let more = block.nextElementSibling;
        more?.matches('.more:has(> pre)');
        more = more.nextElementSibling
      )
        copied += more.textContent;
      return copied;
    }),
  );
  block.prepend(header);
}

function toolButton(part: string, label: string, paths: SVGTemplateResult): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'tool';
  button.setAttribute('part', part);
  relabel(button, label, paths);
  return button;
}

function relabel(button: HTMLElement, label: string, paths: SVGTemplateResult): void {
  button.title = label;
  button.ariaLabel = label;
  render(icon(paths), button);
}

function copyButton(
  part: string,
  label: string,
  texts: Texts['delivery']['answer'],
  text: () => string,
): HTMLButtonElement {
  const button = toolButton(part, label, copyIcon);
  // Announces the label when it changes to the result.
  button.ariaLive = 'polite';
  button.addEventListener('click', async () => {
    if (await copyText(text())) relabel(button, texts.copied, doneIcon);
    else relabel(button, texts.notCopied, failedIcon);
    setTimeout(() => relabel(button, label, copyIcon), RESULT_MS);
  });
  return button;
}
