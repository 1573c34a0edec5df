import { type AnswerEngine, visitorMessages } from './answer-engine.js';

/** "My name is Ada", "my favourite colour is green". */
const FACT = /\bmy ((?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+) (?:is|are) ([^.!?\n]+)/giu;

/** "What is my name?", "do you know my favourite colour". */
const QUESTION =
  /\b(?:what|who|where|which|know|remember|tell me)\b.{0,200}\bmy ((?:[\p{L}'-]+ ?){1,4})/iu;

/**
 * Answers questions for what the visitor has said before in the same conversation, such as "my name is
 * Ada". All other messages go to `otherwise`.
 */
export function rememberedAnswers(otherwise: AnswerEngine): AnswerEngine {
  return {
    description: otherwise.description,
    async *answer(conversation, signal) {
      const said = visitorMessages(conversation);
      const asked = QUESTION.exec(said.at(-1) ?? '')?.[1];
      const fact = asked && factAbout(asked, said.slice(0, -1));
      if (fact && !signal.aborted) yield fact;
      else yield* otherwise.answer(conversation, signal);
    },
  };
}

/** The latest fact about something. */
function factAbout(asked: string, said: readonly string[]): string | undefined {
  const about = asked.trim().toLowerCase();
  const facts = said.flatMap((message) => [...message.matchAll(FACT)]);
  const known = facts.findLast(([, name = '']) => about.startsWith(name.toLowerCase()));
  return known && `You told me: your ${known[1]} is ${known[2]?.trim()}.`;
}
