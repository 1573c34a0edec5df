const SENTENCE_END = /(?<=[.;?!])\s+/;

const CLAUSE_END = /(?<=[,.;:?!–—])\s+/;

const MARK = /[,.;:?!–—]$/;

const ASKING =
  'what|how|which|when|where|who|why|whose|do|does|did|is|are|can|could|will|would|kya|kitna';

/** "Or is it …?" asks the same again. */
const NEXT_QUESTION = new RegExp(`\\s+(?:and|but|also)\\s+(?=(?:also\\s+)?(?:${ASKING})\\b)`, 'i');

const QUESTION = new RegExp(`^(?:(?:and|but|also|so|then|please)\\s+)*(?:${ASKING})\\b`, 'i');

/** The parts of what was said, as its punctuation tells them apart. */
export function clausesOf(text: string): string[] {
  return text
    .trim()
    .split(CLAUSE_END)
    .map((clause) => clause.replace(MARK, ''));
}

/** Those that ask something by themselves, where there are several: who says who he is asks nothing. */
export function askingClauses(text: string): string[] {
  const asking = text.trim().split(SENTENCE_END).flatMap(askingIn);
  return asking.length > 1 ? asking : [];
}

function askingIn(sentence: string): readonly string[] {
  const asking = clausesOf(sentence)
    .flatMap((clause) => clause.split(NEXT_QUESTION))
    .filter((clause) => QUESTION.test(clause));
  return asking.length === 0 && sentence.endsWith('?') ? [sentence] : asking;
}
