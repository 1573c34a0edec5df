import type { Block } from '../../core/markdown/blocks.js';
import { COST_LIMIT, costOf } from '../../core/markdown/cost.js';
import { renderMarkdown } from '../../core/markdown/render.js';
import { link } from './link.js';

/** The part of the Trusted Types API that is used here. */
interface Policy {
  createHTML(markup: string): string;
}
interface Policies {
  createPolicy(name: string, policy: Policy): Policy;
}

const { trustedTypes } = globalThis as { trustedTypes?: Policies };
/** Lets pages that enforce Trusted Types allow this markup, which the renderer has made safe. */
const policy = trustedTypes?.createPolicy('voice-assistant', { createHTML: (markup) => markup });

const CURSOR = '<span part="cursor" class="cursor" aria-hidden="true"></span>';

/**
 * The end tags at the end of markup. The lookbehind makes the search linear: it tries each run of white
 * space and end tags only from its beginning.
 */
const END_TAGS = /(?<!\s|<\/[^<>]+>)(\s*<\/[^<>]+>)*\s*$/;

/** More combining marks on a letter than can be read. Their layout takes quadratic time. */
const MANY_MARKS = /(\p{M}{24})\p{M}+/gu;

/** Characters that change the direction of text. WebKit takes quadratic time to lay out many in one block. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/** More changes of direction than a block of text needs. */
const MANY_DIRECTIONS = 96;

/** More white space than in a line. WebKit takes over a second to lay it out where it is kept. */
const LONG_SPACE = /([^\S\n]{100})[^\S\n]+/g;

/** An incomplete table: its header row and a part of its delimiter row. */
const BEGUN_TABLE = /^ {0,3}\|.*(\n[ |:-]*)?$/;

/** The beginning of a mark that the next characters may complete. Shown, it would flicker. */
const BEGUN_MARK = /((?<![\\*])\*|(?<![\\~])~|(?<!\\)<(b(r ?\/?)?)?)$/i;

const ADDRESS = /https?:\/\/|www\./i;

/** Whether a block may become a table. */
export function isBegunTable({ text }: Pick<Block, 'text'>): boolean {
  return BEGUN_TABLE.test(text);
}

/**
 * Renders one block, as text if it is too expensive to be parsed. An incomplete table is hidden until
 * its delimiter row is complete.
 */
export function rendered({ text: whole, prefix }: Block, growing: boolean): HTMLElement {
  const element = document.createElement('div');
  const text = readable(growing ? whole.replace(BEGUN_MARK, '') : whole);
  const markdown = prefix + text;
  if (costOf(markdown) > COST_LIMIT) {
    element.append(plain(text));
    return element;
  }
  if (prefix) element.className = 'more';
  const markup = growing && isBegunTable({ text }) ? '' : renderMarkdown(markdown);
  const shown = growing ? markup.replace(END_TAGS, `${CURSOR}$&`) : markup;
  element.innerHTML = policy?.createHTML(shown) ?? shown;
  element.querySelectorAll('ol').forEach(makeRoom);
  return element;
}

/** Makes room for the numbers of a list that are longer than most. */
function makeRoom(list: HTMLOListElement): void {
  const { length } = `${list.start + list.childElementCount - 1}`;
  if (length > 2) list.style.paddingInlineStart = `${length * 1.25 + 2}ch`;
}

/** A text as it is, but with links for web addresses. */
export function verbatim(whole: string): HTMLElement {
  const element = document.createElement('div');
  const text = readable(whole);
  const paragraph = plain(text);
  if (ADDRESS.test(text)) link(paragraph);
  element.append(paragraph);
  return element;
}

function plain(text: string): HTMLElement {
  const element = document.createElement('p');
  element.className = 'plain';
  element.append(text.replace(LONG_SPACE, '$1'));
  return element;
}

/** A text without what no one can read and takes long to lay out. */
function readable(whole: string): string {
  const text = whole.replace(MANY_MARKS, '$1');
  return (text.match(DIRECTIONS)?.length ?? 0) > MANY_DIRECTIONS
    ? text.replace(DIRECTIONS, '')
    : text;
}
