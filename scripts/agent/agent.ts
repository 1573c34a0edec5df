import {
  type AnswerEngine,
  type ToolCall,
  toolResultIn,
  visitorMessages,
} from '../../local-provider/answers/answer-engine.js';
import { isUnknown } from '../../local-provider/answers/knowledge-answers.js';
import { questionsIn } from '../../local-provider/answers/knowledge/questions.js';
import { submittedReply, UNKNOWN, unknownReply } from './forms.js';
import { readQuestion, type Question } from './question.js';
import { given } from './reply.js';
import { spelled } from './spelling.js';
import { PRICE, replyTo } from './topics.js';

/** How many earlier messages a message can point back to. */
const REACH = 3;

/** Refers to what was named before. A short question does, unless it is about us or asks to see something. */
const POINTS_BACK =
  /^(?:and|what about|how about|ok(?:ay)?|yes)\b|\b(?:it|its|that|this|they|them|those|these|one|both)\b|^(?!.*\b(?:your?|see|show)\b).{0,24}\?$/i;

/** Begins as a question or a request. */
const ASKS =
  /^(?:(?:and|also|but|or|please) )*(?:how|what\w*|when|where|which|who|why|can|could|do|does|did|is|are|will|would|should|tell|show|compare|send|give|call)\b/i;

/**
 * The agent of the host site. It answers what builders ask with facts of the site's content: plans, prices,
 * tours, and forms. All else goes to `otherwise`; where that knows nothing, a form takes the question.
 */
export function salesAgent(otherwise: AnswerEngine): AnswerEngine {
  const agent: AnswerEngine = {
    description: `the sales agent, then ${otherwise.description}`,
    async *answer(conversation, signal, use) {
      // What a tool did is seen on the page.
      if (signal.aborted || toolResultIn(conversation)) return;
      const messages = visitorMessages(conversation);
      const message = messages.at(-1) ?? '';
      const parts = submittedReply(message) ? [] : questionsIn(message, Infinity);
      if (parts.length > 1 && parts.every((part) => ASKS.test(part)))
        return yield* answersTo(parts, agent, conversation, signal, use);
      const question = readInContext(messages);
      const reply = submittedReply(message) ?? replyTo(question);
      if (reply) return yield given(reply, use);
      let isFirst = true;
      for await (const delta of otherwise.answer(conversation, signal, use)) {
        if (isFirst && (isUnknown(delta) || isBeside(delta, message))) {
          const meant = readInContext([...messages.slice(0, -1), spelled(message)]);
          return yield given(replyTo(meant) ?? unknownReply(question), use);
        }
        isFirst = false;
        yield delta;
      }
    },
  };
  return agent;
}

/** Answers each part of a message, understood from those before it. What is the same is said and shown once. */
async function* answersTo(
  parts: readonly string[],
  agent: AnswerEngine,
  ...[conversation, signal, use]: Parameters<AnswerEngine['answer']>
): AsyncIterable<string> {
  const calls = new Set<string>();
  const callTool = (call: ToolCall) => {
    if (calls.size < calls.add(JSON.stringify(call)).size) use?.callTool(call);
  };
  const said = conversation.slice(
    0,
    conversation.findLastIndex(({ role }) => role === 'user'),
  );
  const answers = new Map<string, string>();
  for (const part of parts) {
    said.push({ role: 'user', content: part });
    let answer = '';
    for await (const delta of agent.answer(said, signal, use && { ...use, callTool }))
      answer += delta;
    if (answer && !answers.has(answer)) answers.set(answer, part);
  }
  const isOne = answers.size === 1;
  const texts = [...answers].map(([answer, part]) =>
    answer.startsWith(UNKNOWN) && !isOne ? `“${part}” ${answer}` : answer,
  );
  yield texts.join('\n\n');
}

/** Reads the last message. A plan that it points back to is the one that was named last. */
function readInContext(messages: readonly string[]): Question {
  const question = readQuestion(messages.at(-1) ?? '');
  if (question.plans.length > 0 || !POINTS_BACK.test(question.text)) return question;
  const before = messages.slice(-1 - REACH, -1).map(readQuestion);
  return { ...question, plans: before.findLast(({ plans }) => plans.length > 0)?.plans ?? [] };
}

/** A quote begins with its heading in bold. */
const QUOTE = /^\*\*/;

/** Words that a quote need not have. */
const SMALL =
  /^(?:about|after|also|any|are|can|come|could|did|does|for|from|get|give|got|happen\w*|has|have|his|how|into|its?|just|know|like|make|many|may|much|need|not|of|offer|one|our|out|own|please|say|says|send|she|should|show|some|tell|than|that|the|their|them|then|there|they|this|use|used|using|want|was|were|what|when|where|which|who|whose|why|will|with|work|works|would|you|yours?|do|is|to|me|my|it|in|on|by|at|an|and|or|if|we|us|be|as|up|so|long|suits?|available|support|supported|book|costs?|pric\w+|soon)$/i;

/** The share of a word by which its forms are found, and the shortest. */
const STEM = { share: 0.6, least: 3 };

const lengthOf = (word: string) => Math.max(STEM.least, Math.ceil(word.length * STEM.share));

/** Asks for something to have, rather than for a fact. */
const ASKS_FOR =
  /^(?!.*\b(?:how|what|when|where|which|who|why)\b)(?:.*\b(?:you|we|us|i|me)\b|(?:please |kindly |pls )?(?:send|share|give|need|want|print|provide|any)\b)/i;

/** The word of a heading for the thing that it is about: "calculator" of "Home loan and EMI calculator". */
const HEAD_NOUN = /^\*\*(?:[^*]*?[^\p{L}*])??(\p{L}+)(?=\*| for |[:,?])/u;

/**
 * Whether a quote of a page lacks the name in a question or, without one, most of what it is about. What is asked for
 * is the thing of the heading, and a price is an amount.
 */
function isBeside(quote: string, question: string): boolean {
  if (!QUOTE.test(quote)) return false;
  const about = (question.match(/\p{L}{2,}/gu) ?? []).filter((word) => !SMALL.test(word));
  const text = quote.toLowerCase();
  const missing = about.filter((word) => {
    return !new RegExp(`\\b${word.toLowerCase().slice(0, lengthOf(word))}`).test(text);
  });
  if (PRICE.test(question) && !quote.includes('₹')) return true;
  if (ASKS_FOR.test(question)) {
    const thing = HEAD_NOUN.exec(quote)?.[1]?.toLowerCase() ?? '';
    return missing.length > 0 || !question.toLowerCase().includes(thing.slice(0, lengthOf(thing)));
  }
  const isName = (word: string) => /^\p{Lu}/u.test(word) && !question.startsWith(word);
  if (about.some(isName)) return missing.some(isName);
  return missing.length > 0 && missing.length >= about.length / 2;
}
