import { shownText, type Entry } from '../regions/transcript.js';

/**
 * The messages of a conversation with the whole of the last call's first message, which is the page's
 * greeting if it begins like it: noise may have cut it off. What was not heard is emphasised then.
 * `call` tells whether the assistant speaks in the current call, if there is one.
 */
export function withOpening(
  entries: readonly Entry[],
  greeting: string,
  call: { readonly speaking: boolean } | null,
): readonly Entry[] {
  const from = entries.findLastIndex(isBeginning) + 1;
  const since = entries.slice(from);
  const first = since.find(({ role, source }) => role === 'assistant' && source.kind === 'spoken');
  if (!first) {
    const whole = { id: 0, role: 'assistant', text: greeting, at: 0 } as const;
    const source = { kind: 'greeting' } as const;
    return greeting && call ? [...entries.slice(0, from), { ...whole, source }, ...since] : entries;
  }
  const rest = restOf(greeting, shownText(first));
  if (!rest) return entries;
  const goesOn = call?.speaking || (first.source.kind === 'spoken' && first.source.partial);
  const heard = greeting.slice(0, -rest.length).trimEnd();
  const text = goesOn ? greeting : `${heard}… *${plain(rest)}*`;
  const whole: Entry = { ...first, text, source: { kind: 'spoken', partial: '' } };
  return entries.map((entry) => (entry === first ? whole : entry));
}

function isBeginning({ source }: Entry): boolean {
  return source.kind === 'call' && source.mark === 'began';
}

/** A text in which Markdown finds no marks. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[*_`[\]<\\]/g, '\\$&');
}

/** The rest of a text after its first words were said, whatever their spaces and markup. */
export function restOf(text: string, said: string): string {
  const letters = [...text];
  let at = 0;
  for (const letter of said.toLowerCase()) {
    if (!isSpoken(letter)) continue;
    while (at < letters.length && !isSpoken(letters[at]!)) at++;
    if (letters[at++]?.toLowerCase() !== letter) return '';
  }
  while (/\p{M}/u.test(letters[at] ?? '')) at++;
  const rest = letters.slice(at);
  return rest.some(isSpoken) ? rest.join('').replace(/^[^\p{L}\p{N}]*\s/u, '') : '';
}

function isSpoken(letter: string): boolean {
  return /[\p{L}\p{N}]/u.test(letter);
}
