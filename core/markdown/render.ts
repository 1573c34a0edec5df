import { micromark } from 'micromark';
import { extensionsFor } from './extensions.js';

/** Raw HTML is not even recognised: it is text like any other. */
const WITHOUT_HTML = { disable: { null: ['htmlFlow', 'htmlText'] } };

/**
 * Renders one block of markdown as HTML that is safe to insert: raw HTML is shown as text, images
 * are shown as their description, and the address of a link is kept only if its protocol is http,
 * https, irc, ircs, mailto or xmpp, which is micromark's own rule. Links open in a new tab. A
 * table that is too wide can be scrolled, also by keyboard.
 */
export function renderMarkdown(markdown: string): string {
  const { extensions, htmlExtensions } = extensionsFor(markdown);
  return micromark(markdown, { extensions: [WITHOUT_HTML, ...extensions], htmlExtensions })
    .replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, '$1')
    .replaceAll('<a href="', '<a target="_blank" rel="noopener noreferrer" href="')
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
