import { micromark } from 'micromark';
import { extensionsFor } from './extensions.js';

/**
 * Raw HTML is not even recognised: it is text like any other. So are lines that are merely
 * indented: code stands in fences. A line of dashes is a rule, and never makes a heading of the text
 * above it, which would jump while it is being written. An address that is defined for links of
 * other blocks stays to be read, since each block is rendered by itself.
 */
const RESTRAINED = {
  disable: { null: ['htmlFlow', 'htmlText', 'setextUnderline', 'codeIndented', 'definition'] },
};

/**
 * Renders one block of markdown as HTML that is safe to insert: raw HTML is shown as text, images
 * are shown as their description, and the address of a link is kept only if its protocol is http,
 * https, irc, ircs, mailto or xmpp, which is micromark's own rule; without it there is nothing to
 * press. Links open in a new tab, and one around nothing shows its address. A
 * table that is too wide can be scrolled, also by keyboard. Headings are of the third level and
 * below, since the panel has one of the second.
 */
export function renderMarkdown(markdown: string): string {
  const { extensions, htmlExtensions, tidy } = extensionsFor(markdown);
  const markup = micromark(markdown, { extensions: [RESTRAINED, ...extensions], htmlExtensions });
  return (tidy?.(markup) ?? markup)
    .replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, '$1')
    .replace(/(<a href="([^"]*)"[^>]*>)<\/a>/g, '$1$2</a>')
    .replaceAll('<a href=""', '<a')
    .replaceAll('<a href="', '<a target="_blank" rel="noopener noreferrer" href="')
    .replace(/(<\/?h)([1-6])/g, (_, tag: string, level: string) => tag + Math.min(6, +level + 2))
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
