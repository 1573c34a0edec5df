import { micromark } from 'micromark';
import { extensionsFor } from './extensions.js';
import { inline, inlineHtml } from './inline.js';

/**
 * Raw HTML is text. So are indented lines: code is fenced. A line of dashes is a rule and never a
 * heading, since a heading would jump while the text streams. Link definitions remain visible,
 * since each block is rendered by itself.
 */
const RESTRAINED = {
  disable: { null: ['htmlFlow', 'htmlText', 'setextUnderline', 'codeIndented', 'definition'] },
};

/** Characters that change the direction of text, and could reverse an address. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The addresses that micromark keeps by itself: relative ones, and those of these protocols. */
const SAFE = /^([^:/?#]*([/?#]|$)|(https?|ircs?|mailto|xmpp):)/i;

const PHONE = /^(?:tel|sms):([^?]*)/i;

/** Inline code, or the target of a link that has spaces. */
const SPACED =
  /(`+)[^]*?\1|\]\(((?:https?:\/\/|mailto:|tel:|sms:)[^\s()<>]+(?: +[^\s()<>"'][^\s()<>]*)+) *\)/gi;

const FENCE = /^[ >]*(```|~~~)/m;

/**
 * Renders one block of Markdown as safe HTML: raw HTML is text, images are their description, and a
 * link keeps its address only if the protocol is http, https, irc, ircs, mailto or xmpp
 * (micromark's own rule); otherwise it is text, with the number if it is a telephone's. Links open in a
 * new tab unless they lead to a part of the page, and a link without text shows its address. Nothing in a
 * link changes its direction. A table that is too wide scrolls, with the keyboard as well. Headings start
 * at level three, below the panel's.
 */
export function renderMarkdown(markdown: string): string {
  const { extensions, htmlExtensions, tidy } = extensionsFor(markdown);
  const markup = micromark(withoutSpaces(markdown), {
    // `link` keeps the rule.
    allowDangerousProtocol: true,
    extensions: [RESTRAINED, inline, ...extensions],
    htmlExtensions: [inlineHtml, ...htmlExtensions],
  });
  return (tidy?.(markup) ?? markup)
    .replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<a href=[^]*?<\/a>/g, (found) => found.replace(DIRECTIONS, ''))
    .replace(/<a href="([^"]*)"([^>]*)>(.*?)<\/a>/gs, link)
    .replace(/(<\/?h)([1-6])/g, (_, tag: string, level: string) => tag + Math.min(6, +level + 2))
    .replace(
      /<li>(\n<p>)?\[( |x)\] /gi,
      (_, p: string | undefined, mark: string) =>
        `<li class="task">${p ?? ''}<b>${mark === ' ' ? '☐' : '☑'}</b>`,
    )
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}

/** Encloses targets with spaces, which are none in CommonMark. */
function withoutSpaces(markdown: string): string {
  if (FENCE.test(markdown)) return markdown;
  return markdown.replace(SPACED, (found, code: string | undefined, target: string) =>
    code ? found : `](<${target}>)`,
  );
}

function link(_: string, address: string, title: string, text: string): string {
  if (!SAFE.test(address)) {
    const number = PHONE.exec(address)?.[1]?.replaceAll('%20', ' ') ?? '';
    return !number || digits(text) === digits(number) ? text : `${text} (${number})`;
  }
  if (!address) return text;
  const [page, fragment] = address.split('#');
  const here =
    fragment !== undefined && (!page || page === globalThis.location?.href.split('#')[0]);
  const tab = here ? '' : 'target="_blank" rel="noopener noreferrer" ';
  return `<a ${tab}href="${address}"${title}>${text || address}</a>`;
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}
