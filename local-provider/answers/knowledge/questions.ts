import { wordsOf } from './indian-words.js';

const QUESTION_WORDS =
  'how|what|when|where|which|who|why|can|could|do|does|did|is|are|will|would|should|tell me';

/** The boundary between two questions. Each run is tried from its beginning only: that takes linear time. */
const BETWEEN = new RegExp(
  `(?<![?!;।؟])[?!;।؟]+\\s+|[,.]?(?<!\\s)\\s+(?:and|also|but|or)\\s+(?:also\\s+)?(?=(?:${QUESTION_WORDS})\\b)|,\\s+(?=(?:${QUESTION_WORDS})\\b)`,
  'i',
);

/** The parts of a message that are questions of their own, the first two unless said otherwise. */
export function questionsIn(message: string, most = 2): string[] {
  const parts = message.split(BETWEEN).map((part) => part.trim());
  return parts.filter((part) => /[\p{L}\p{N}]/u.test(part)).slice(0, most);
}

/** Whether a question is about something that was named before it. */
export function pointsBack(question: string): boolean {
  return /\b(?:it|its|that|this|they|them|their|those|these|one|ones)\b|^(?:and|what about|how about)\b/i.test(
    question,
  );
}

const COURTESIES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:hi|hello|hey|namaste|good (?:morning|afternoon|evening))(?: (?:again|everyone|there))?\W*$/i,
    'Hello! What would you like to know?',
  ],
  [
    /^(?:thanks|thank you|thx|cheers)(?: (?:a lot|so much|very much))?\W*$/i,
    'You are welcome. Is there anything else?',
  ],
  [/^(?:bye|goodbye|see you)(?: (?:later|soon))?\W*$/i, 'Goodbye!'],
];

/** The reply to a greeting, thanks or a farewell with nothing else in it, in its language. */
export function courtesy(message: string): string | undefined {
  const known = wordsOf(message);
  const courtesies = known
    ? [known.hello, known.thanks].map(
        ([words, answer]) => [new RegExp(`^(?:${words})[\\s!.,।۔]*$`, 'u'), answer] as const,
      )
    : COURTESIES;
  return courtesies.find(([pattern]) => pattern.test(message.trim()))?.[1];
}
