/** Words that keep their capital wherever they stand. */
const NAMES =
  /^(English|Hot|WhatsApp|(Premium|Starter|Professional|Enterprise) (AI|tours)|[A-Z]{2,})\b/;

/** As it stands within a sentence: "Floor plans" is "floor plans", "VR" stays as it is. */
export function within(text: string): string {
  return NAMES.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Things in a sentence, as they stand there: "Floor plans" begins small. */
export function enumeration(things: readonly string[], joint: 'and' | 'or' = 'and'): string {
  return series(things.map(within), joint);
}

/** Names or sentences one after the other, told apart by semicolons where one has a comma itself. */
export function series(things: readonly string[], joint: 'and' | 'or' = 'and'): string {
  const [last = '', ...rest] = things.toReversed();
  if (rest.length === 0) return last;
  const mark = things.some((thing) => thing.includes(', ')) ? '; ' : ', ';
  return `${rest.reverse().join(mark)} ${joint} ${last}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "7-10 days" with the dash of a range. */
export function range(text: string): string {
  return text.replace(/(\d)-(\d)/, '$1–$2');
}

/** A title as a part of an id: "Harbour Sky" is "harbour-sky". */
export function idOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
