/** Words that say nothing of the topic. */
const IDLE_WORDS = new Set(
  (
    'a an the and or but nor so as if then than too also just only even still yet very really quite such same other ' +
    'i me my mine myself we us our ours you your yours he him his she her hers they them their theirs it its one ones ' +
    'this that these those there here who whom whose which what when where why how ' +
    'is am are was were be been being do does did doing done have has had having can could will would shall should ' +
    'may might must of for to in into on onto at by with within without from up down out off over under about ' +
    'again against between through during before after now right today later soon currently moment time times anytime per ' +
    'any some all both each every more most few many lot ' +
    'hello hi hey dear please thanks thank ok okay yes no well um uh hmm oh ' +
    'see look looking use uses using used work works working happen happens pay paying able possible best good better great small big two ' +
    'get gets got getting give gives let lets make makes go goes going come know tell say says said see show want wants ' +
    'need needs like would explain describe think believe hear heard ask asking wonder wondering ' +
    'dont doesnt didnt cant cannot wont isnt arent im ill id ive kindly actually exactly maybe perhaps ' +
    'thing things something anything everything information info details detail question questions'
  ).split(' '),
);

/** Lower case, without accents of case, apostrophes and punctuation; one space between words. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’](s|re|m|ll|d|ve)\b/gu, '')
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

export function words(text: string): string[] {
  return plain(text).split(' ').filter(Boolean);
}

/** The words that carry the topic, each once. */
export function topicWords(text: string): string[] {
  return [...new Set(words(text).filter(isTopic).map(singular))];
}

export function isTopic(word: string): boolean {
  return !IDLE_WORDS.has(word);
}

/** Good enough for English nouns, and the same on both sides of the search. */
export function singular(word: string): string {
  if (/[^aeiou]ies$/.test(word)) return word.replace(/ies$/, 'y');
  return word.length > 3 ? word.replace(/([^s])s$/, '$1') : word;
}
