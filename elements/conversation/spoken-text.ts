import type { Texts } from '../../core/headless/index.js';
import { BLOCK_LANGUAGE } from '../shared/block-language.js';

/** Parts of an answer that say nothing of what it says. */
const UNSPOKEN = `[aria-hidden=true], .tools, .delivery, .code-header, .block-buttons:not(.block), .language-${BLOCK_LANGUAGE}`;

/**
 * Returns an answer as a screen reader should say it, on one line: rows, items and buttons apart from each
 * other, and tables, links and forms named as such.
 */
export function spokenText(answer: Element, texts: Texts['spoken']): string {
  return spoken(answer, texts).replace(/\s+/g, ' ').trim();
}

function spoken(node: Node, texts: Texts['spoken']): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent!;
  const element = node as HTMLElement;
  if (node.nodeType !== Node.ELEMENT_NODE || element.matches(UNSPOKEN)) return '';
  const inside = (parts: Iterable<Node> = element.childNodes, between = '') =>
    [...parts].map((part) => spoken(part, texts)).join(between);
  const counted = (text: string, count: number) => text.replace('{count}', `${count}`);
  const named = (text: string) => text.replace('{text}', () => inside());
  switch (element.localName) {
    case 'table': {
      const { rows } = element as HTMLTableElement;
      const said = [...rows].map(({ cells }) => ended(inside(cells, `${texts.comma} `)));
      return ` ${counted(texts.table, rows.length)} ${said.join('')}`;
    }
    case 'ol': {
      const { start } = element as HTMLOListElement;
      const items = [...element.children].map(
        (item, index) => `${start + index}. ${spoken(item, texts)}`,
      );
      return items.join('');
    }
    case 'ul':
      return `${element.ariaLabel ? ended(element.ariaLabel) : ''}${inside()}`;
    case 'pre':
      return ended(`${texts.code} ${inside()}`);
    case 'a':
      return element.hasAttribute('href') ? named(texts.link) : inside();
    case 'button':
      return ended(named(texts.button));
    case 'form':
      return `${texts.form} ${inside([...element.querySelectorAll('strong, label')])}`;
    case 'label': {
      const [name, field] = element.children as unknown as [Node, HTMLInputElement];
      return ended(`${name.textContent} ${field.value}`);
    }
    case 'br':
      return ' ';
    case 'div': {
      const buttons = element.matches('.block-buttons') ? [...element.children] : [];
      if (buttons.length < 2) return `${inside()} `;
      const names = buttons.map(({ textContent }) => textContent).join(`${texts.comma} `);
      return ended(`${counted(texts.choices, buttons.length)} ${names}`);
    }
  }
  return element.matches('h3, h4, h5, h6, li, p, .card-text > strong, form > strong')
    ? ended(inside())
    : inside();
}

/** A text that is followed by a pause. */
function ended(text: string): string {
  const said = text.trim();
  return /[\p{L}\p{M}\p{N})]$/u.test(said) ? `${said}. ` : `${said} `;
}
