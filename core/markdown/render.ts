import { micromark } from 'micromark';
import { extensionsFor } from './extensions.js';

/**
 * Raw HTML is text. So are indented lines: code is fenced. A line of dashes is a rule and never a
 * heading, since a heading would jump while the text streams. Link definitions remain visible,
 * since each block is rendered by itself.
 */
const RESTRAINED = {
  disable: { null: ['htmlFlow', 'htmlText', 'setextUnderline', 'codeIndented', 'definition'] },
};

/** What changes the direction of text, and could reverse an address. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Renders one block of Markdown as safe HTML: raw HTML is text, images are their description, and a
 * link keeps its address only if the protocol is http, https, irc, ircs, mailto or xmpp
 * (micromark's own rule); otherwise it is not a link. Links open in a new tab, and a link without
 * text shows its address. Nothing in a link changes its direction. A table that is too wide scrolls, with the keyboard as well. Headings
 * start at level three, below the panel's.
 */
export function renderMarkdown(markdown: string): string {
  const { extensions, htmlExtensions, tidy } = extensionsFor(markdown);
  const markup = micromark(markdown, { extensions: [RESTRAINED, ...extensions], htmlExtensions });
  return (tidy?.(markup) ?? markup)
    .replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, '$1')
    .replace(/(<a href="([^"]*)"[^>]*>)<\/a>/g, '$1$2</a>')
    .replace(/<a href=[^]*?<\/a>/g, (link) => link.replace(DIRECTIONS, ''))
    .replaceAll('<a href=""', '<a')
    .replaceAll('<a href="', '<a target="_blank" rel="noopener noreferrer" href="')
    .replace(/(<\/?h)([1-6])/g, (_, tag: string, level: string) => tag + Math.min(6, +level + 2))
    .replace(
      /<li>(\n<p>)?\[( |x)\] /gi,
      (_, p: string | undefined, mark: string) =>
        `<li class="task">${p ?? ''}<b>${mark === ' ' ? '☐' : '☑'}</b>`,
    )
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
