import { micromark } from 'micromark';
import {
  gfmAutolinkLiteral,
  gfmAutolinkLiteralHtml,
} from 'micromark-extension-gfm-autolink-literal';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/**
 * Renders one block of markdown as HTML that is safe to insert: raw HTML is shown as text, images
 * are shown as their description, and the address of a link is kept only if its protocol is http,
 * https, irc, ircs, mailto or xmpp, which is micromark's own rule. Links open in a new tab. A
 * table that is too wide can be scrolled, also by keyboard.
 */
export function renderMarkdown(markdown: string): string {
  return micromark(markdown, {
    extensions: [gfmTable(), gfmAutolinkLiteral()],
    htmlExtensions: [gfmTableHtml(), gfmAutolinkLiteralHtml()],
  })
    .replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, '$1')
    .replaceAll('<a href="', '<a target="_blank" rel="noopener noreferrer" href="')
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
