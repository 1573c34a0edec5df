/** A web address, with what may follow it in a sentence. */
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/giu;

/** The punctuation that ends a sentence or a quotation and not an address. */
const SENTENCE_END = /[.,;:!?'*_~|\]}।॥。，、；：！？”’»…）]/;

/** Replaces the web addresses in an element's text by links. */
export function link(element: HTMLElement): void {
  const text = element.textContent;
  const parts: (string | Node)[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutEnd(found);
    const href = /^www/i.test(address) ? `http://${address}` : address;
    if (!URL.canParse(href)) continue;
    const anchor = document.createElement('a');
    anchor.href = href;
    anchor.target = '_blank';
    anchor.rel = 'noopener noreferrer';
    anchor.textContent = address;
    parts.push(text.slice(end, index), anchor);
    end = index + address.length;
  }
  element.replaceChildren(...parts, text.slice(end));
}

/** An address without the punctuation after it. A bracket belongs to it if the address opens it. */
function withoutEnd(found: string): string {
  let open = found.split('(').length - found.split(')').length;
  let end = found.length;
  for (; end; end--) {
    const last = found[end - 1]!;
    if (last === ')' ? open >= 0 : !SENTENCE_END.test(last)) break;
    if (last === ')') open++;
  }
  return found.slice(0, end);
}
