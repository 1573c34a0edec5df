import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type {
  AnswerEngine,
  ToolCall,
  ToolDefinition,
} from '../../../local-provider/answers/answer-engine.js';
import { Answering } from '../../../local-provider/call/answering.js';

const TOOL: ToolDefinition = { type: 'function', function: { name: 'lights' } };
const CALL: ToolCall = { name: 'lights', arguments: {} };

function answeringWith(answer: AnswerEngine['answer']) {
  const seen: unknown[][] = [];
  const log: string[] = [];
  const note =
    (name: string) =>
    (...given: unknown[]) =>
      void seen.push([name, ...given]);
  const answering = new Answering(
    { answer } as AnswerEngine,
    [TOOL],
    {
      output: note('output'),
      sentence: note('sentence'),
      toolCalled: note('tool'),
      ended: note('ended'),
    },
    (line) => log.push(line),
  );
  return { answering, seen, log };
}

describe('an answer', () => {
  it('comes in pieces and sentences, with its calls of tools', async () => {
    const asked = [{ role: 'user', content: 'Hi' }] as const;
    const { answering, seen, log } = answeringWith(async function* (messages, _, use) {
      assert.equal(messages, asked);
      assert.deepEqual(use?.tools, [TOOL]);
      yield 'One. Tw';
      use?.callTool(CALL);
      yield 'o';
    });
    await answering.answer(7, asked);
    assert.deepEqual(seen, [
      ['output', 7, 'One. Tw'],
      ['sentence', 7, 'One.'],
      ['tool', CALL],
      ['output', 7, 'o'],
      ['sentence', 7, 'Two.'],
      ['ended', 7],
    ]);
    assert.deepEqual(log, []);
  });

  it('that breaks off ends with what came, and is logged', async () => {
    const { answering, seen, log } = answeringWith(async function* () {
      yield 'One';
      throw new Error('no more');
    });
    await answering.answer(7, []);
    assert.deepEqual(seen.slice(1), [
      ['sentence', 7, 'One.'],
      ['ended', 7],
    ]);
    assert.deepEqual(log, ['an answer broke off: Error: no more']);
  });

  it('is not begun if the next message has come already', async () => {
    const { answering, seen } = answeringWith(() => assert.fail('it was begun'));
    const first = answering.answer(7, []);
    answering.cancel(7);
    await first;
    assert.deepEqual(seen, []);
  });

  for (const [name, cancel] of [
    ['cancelled', (answering: Answering) => answering.cancel(7)],
    ['stopped with the call', (answering: Answering) => answering.stop()],
  ] as const)
    for (const rest of ['continues', 'fails'])
      it(`that is ${name} emits nothing more, where the engine ${rest}`, async () => {
        const { answering, seen, log } = answeringWith(async function* (_, signal, use) {
          yield 'One';
          if (!signal?.aborted) answering.cancel(8);
          cancel(answering);
          assert.ok(signal?.aborted);
          use?.callTool(CALL);
          if (rest === 'fails') throw new Error('aborted');
          yield ' and. Two.';
        });
        await answering.answer(7, []);
        assert.deepEqual(seen, [['output', 7, 'One']]);
        assert.deepEqual(log, []);
      });
});
