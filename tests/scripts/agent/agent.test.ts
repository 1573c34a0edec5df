import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blockOf, type Block } from '../../../core/blocks/block.js';
import { createAnswerEngine } from '../../../local-provider/answers/create-answer-engine.js';
import { salesAgent } from '../../../scripts/agent/agent.js';
import { drawSite } from '../../../scripts/site/build-site.js';
import type { ToolCall } from '../../../local-provider/answers/answer-engine.js';
import { answerTo } from '../../local-provider/answers/answer-to.js';
import { shared } from '../../support/shared.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { BUILDER_QUESTIONS, type Kind } from './builder-questions.js';

const { agent } = shared({
  async agent() {
    const knowledge = temporaryFolder();
    await drawSite(knowledge);
    return createAnswerEngine(
      { answers: salesAgent, knowledge },
      { environment: {}, log: () => undefined },
    );
  },
});

/** The blocks of an answer in a chat, which are checked as the widget checks them. */
async function blocksIn(answer: string): Promise<Block[]> {
  const fences = [...answer.matchAll(/```assistant-block\n([^]*?)\n```/g)];
  return Promise.all(
    fences.map(async ([, json = '']) => {
      const block = await blockOf(json);
      assert.ok(block, json);
      return block;
    }),
  );
}

async function kindOf(answer: string): Promise<Kind> {
  if (answer.startsWith('I don’t know')) return 'unknown';
  if (/^\|/m.test(answer)) return 'table';
  const blocks = await blocksIn(answer);
  if (blocks.some(({ type }) => type === 'form')) return 'form';
  const cards = blocks.flatMap((block) => (block.type === 'card' ? block.cards : []));
  if (cards.length === 0) return 'words';
  return cards[0]!.link?.url.includes('?tour=') ? 'tours' : 'plans';
}

test('the questions of builders get the right block or an honest “I don’t know”', async () => {
  const wrong: string[] = [];
  for (const [question, kind, has] of BUILDER_QUESTIONS) {
    const answer = await answerTo(agent, question);
    const found = await kindOf(answer);
    if (found !== kind || !has.test(answer)) wrong.push(`${question} (${found})\n${answer}`);
  }
  assert.deepEqual(wrong, []);
});

/** Answers in a call, whose page has these tools. */
async function inCall(question: string): Promise<{ said: string; calls: ToolCall[] }> {
  const calls: ToolCall[] = [];
  const tools = ['show_card', 'show_form', 'open_tour'].map(
    (name) => ({ type: 'function', function: { name } }) as const,
  );
  const conversation = [{ role: 'user', content: question }] as const;
  let said = '';
  const use = { tools, callTool: (call: ToolCall) => void calls.push(call) };
  for await (const delta of agent.answer(conversation, new AbortController().signal, use))
    said += delta;
  return { said, calls };
}

test('in a call, tools show what a chat shows, and the same is said in words', async () => {
  for (const [question, tool, says] of [
    ['How much is the Scale Bundle?', 'show_card', /₹1,35,000 per month[^]*₹1,75,000[^]*₹40,000/],
    ['Compare the Growth Bundle and the Scale Bundle', 'show_card', /₹60,000[^]*₹1,35,000/],
    ['What does everything cost?', 'show_card', /₹20,000[^]*₹75,000[^]*₹30,000/],
    ['Show me your tours', 'show_card', /three homes/],
    ['Show me the penthouse', 'open_tour', /Harbour Sky/],
    ['Show me the balcony at sunset', 'open_tour', /terrace of Harbour Sky[^]*Sunset[^]*Sea link/],
    ['I want a demo', 'show_form', /when does it suit you/],
    ['What is your view of cricket?', 'show_form', /^I don’t know/],
  ] as const) {
    const { said, calls } = await inCall(question);
    assert.deepEqual(
      calls.map(({ name }) => name),
      [tool],
      question,
    );
    assert.match(said, says);
    assert.doesNotMatch(said, /assistant-block|\|/);
  }
});

test('the result of a tool is not answered', async () => {
  const conversation = [
    { role: 'user', content: 'Show me the penthouse' },
    { role: 'system', content: '{"tool":"open_tour","outcome":"done"}' },
    { role: 'assistant', content: 'The rest of what it said.' },
  ] as const;
  for await (const delta of agent.answer(conversation, new AbortController().signal))
    assert.fail(delta);
});

test('a message that points back is about the plan that was named', async () => {
  assert.match(
    await answerTo(agent, 'What is in the Growth Bundle?', 'And per year?'),
    /₹6,00,000/,
  );
  assert.match(await answerTo(agent, 'Scale Bundle price', 'Book it'), /"value":"Scale Bundle"/);
  assert.match(
    await answerTo(agent, 'What is in the Growth Bundle?', 'And Scale?'),
    /Scale Bundle costs/,
  );
});

test('each question of a message is answered, once, or is said to be unknown', async () => {
  const messages: readonly (readonly [message: string, ...answers: RegExp[]])[] = [
    [
      'Whats extra query charge in intelligence engine and is there free trial',
      /₹5 per 100/,
      /7 days, with 50 AI queries/,
    ],
    ['How much is the Scale Bundle? Can I see the penthouse?', /₹1,35,000/, /tour=penthouse/],
    ['Can we get 3 enterprise tours and how long will they take?', /₹2,25,000/, /7–10/],
    ['Can you call me back and what is the cheapest plan?', /"kind":"phone"/, /₹20,000/],
    [
      'Where is your office? Do you speak Tamil? How long does a tour take?',
      /Mumbai/,
      /Yes, it speaks Tamil/,
      /7–10/,
    ],
    ['Do you have a free trial and what is the weather in Pune?', /7 days/, /“what is the weather/],
    ['Is there an Android app? Do you build websites?', /^I don’t know[^“]*$/],
    [
      'What does the Growth Bundle contain and what does it cost?',
      /^(?!.*Growth Bundle costs.*Growth Bundle costs)/s,
    ],
    ['We are a builder in Pune with three projects. What fits us?', /^For 3 projects in Pune/],
  ];
  for (const [message, ...answers] of messages) {
    const answer = await answerTo(agent, message);
    for (const each of answers) assert.match(answer, each, message);
  }
  const { said, calls } = await inCall('How much is the Scale Bundle? And what was it before?');
  assert.equal(said.match(/Scale Bundle costs/g)?.length, 1);
  assert.deepEqual(
    calls.map(({ name }) => name),
    ['show_card'],
  );
});

test('a form that is sent is confirmed by name', async () => {
  const sent = 'Full Name: Asha Rao\nPhone Number: 98450 12345\nPackage: Scale Bundle';
  assert.match(await answerTo(agent, sent), /Asha Rao![^]*24 hours[^]*Scale Bundle/);
});
