import { type Language, languageOf } from '../../language/languages.js';
import { splitSentences } from '../../language/sentences.js';
import { sayFigures } from './figures.js';
import { sayInline, tidy } from './inline.js';
import { SpokenTable, isTableLine } from './table.js';

const blockStart = /^\s*(?:#{1,6}\s+|[-*+]\s+|(\p{Nd}{1,3})[.)]\s+)/u;

const quoteSigns = /^\s*(?:>\s?)+/;

/** Nothing but the beginning of what could still become a block, a rule, a table or a fence. */
const undecided =
  /^\s*(?:[#|<=+~`-].*|>[>\s]*|\*|\*[\s*-]*|_[\s_]*|\p{Nd}{1,3}[.)]?\s*|[-*+]\s*)?$/u;

const rule = /^\s*(?:[-*_=]\s*){2,}$/;
const fence = /^\s*(?:```|~~~)/;

/**
 * Turns markdown, as it comes, into sentences to be spoken: each is given as soon as it is whole.
 * List items and table rows are sentences of their own; code is left out.
 */
export class SentenceStream {
  #line = '';
  /** The kind of the line is known, and its text is in the block already. */
  #reading = false;
  #block = '';
  /** The block is a list item of which nothing has been emitted yet. */
  #beginsItem = false;
  #table: SpokenTable | undefined;
  #inFence = false;
  #language: Language = 'en';

  push(delta: string): string[] {
    const sentences: string[] = [];
    const [first = '', ...others] = delta.split('\n');
    sentences.push(...this.#pushWithinLine(first));
    for (const part of others) {
      sentences.push(...this.#endLine(), ...this.#pushWithinLine(part));
    }
    return sentences;
  }

  /** The rest at the end of the Markdown. */
  end(): string[] {
    return [...this.#endLine(), ...this.#endBlock()];
  }

  #pushWithinLine(part: string): string[] {
    if (this.#reading) {
      this.#block += part;
      return this.#wholeSentences();
    }
    this.#line += part;
    const decided = !this.#inFence && !this.#table && !undecided.test(this.#line);
    return decided ? this.#read() : [];
  }

  #endLine(): string[] {
    const line = this.#line;
    const reading = this.#reading;
    this.#line = '';
    this.#reading = false;
    if (reading) {
      this.#block += ' ';
      return /^\s*#/.test(line) ? this.#endBlock() : [];
    }
    if (fence.test(line)) {
      this.#inFence = !this.#inFence;
      return this.#endBlock();
    }
    if (this.#inFence) return [];
    if (isTableLine(line)) return [...this.#endBlock(), ...this.#endRow(line)];
    this.#table = undefined;
    if (!line.trim() || rule.test(line)) return this.#endBlock();
    this.#line = line;
    const sentences = this.#read();
    return [...sentences, ...this.#endLine()];
  }

  /** Takes the line, of a known kind by now, into the block it belongs to. */
  #read(): string[] {
    this.#reading = true;
    const text = this.#line.replace(quoteSigns, '');
    const start = blockStart.exec(text);
    if (!start) {
      this.#block += text.trimStart();
      return this.#wholeSentences();
    }
    const before = this.#endBlock();
    const number = start[1] ? `${start[1]}: ` : '';
    this.#block = number + text.slice(start[0].length);
    this.#beginsItem = !start[0].includes('#');
    return [...before, ...this.#wholeSentences()];
  }

  #endRow(line: string): string[] {
    if (!this.#table) {
      this.#table = new SpokenTable(line);
      return [];
    }
    const row = this.#table.sayRow(line);
    return row ? [closed(this.#said(row))] : [];
  }

  #wholeSentences(): string[] {
    const sentences = splitSentences(this.#block);
    this.#block = sentences.pop() ?? '';
    return sentences.map((sentence) => this.#said(sayInline(sentence))).filter(hasWords);
  }

  /** A sentence in words of its language, or of the one before it if it has no letters. */
  #said(words: string): string {
    this.#language = languageOf(words) ?? this.#language;
    const sentence = tidy(sayFigures(words, this.#language));
    if (!this.#beginsItem || !hasWords(sentence)) return sentence;
    this.#beginsItem = false;
    return begun(sentence);
  }

  #endBlock(): string[] {
    const sentences = this.#wholeSentences();
    const last = this.#said(sayInline(this.#block));
    this.#block = '';
    this.#beginsItem = false;
    return hasWords(last) ? [...sentences, closed(last)] : sentences;
  }
}

/** A list item is spoken as its own sentence. */
function begun(sentence: string): string {
  return sentence.replace(/^(?:\p{Nd}+: )?\p{Ll}/u, (start) => start.toUpperCase());
}

function hasWords(sentence: string): boolean {
  return /[\p{L}\p{N}]/u.test(sentence);
}

/** Ends a list item or a heading with a pause. */
function closed(sentence: string): string {
  return /[.!?:…।॥۔؟]["')\]]?$/.test(sentence) ? sentence : `${sentence.replace(/[,;]$/, '')}.`;
}

/** The sentences of a whole markdown text, as they are spoken. */
export function sentencesOf(markdown: string): string[] {
  const stream = new SentenceStream();
  return [...stream.push(markdown), ...stream.end()];
}
