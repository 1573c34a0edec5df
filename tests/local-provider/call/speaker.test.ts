import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Speaker } from '../../../local-provider/call/speaker.js';
import type { Utterance } from '../../../local-provider/call/turns/state.js';
import { FRAME_SAMPLES, type Pcm } from '../../../local-provider/sound/format.js';

const utterance = (id: number): Utterance => ({
  id,
  text: `Sentence ${id}.`,
  interruptible: true,
  endsCall: false,
});

/** A speaker with pending texts, whose voice resolves on demand, and fails when it is aborted. */
function speaking() {
  const asked: string[] = [];
  const ended: number[] = [];
  const words: string[] = [];
  const log: string[] = [];
  const made = new Map<string, (sound: Pcm | Promise<never>) => void>();
  const speaker = new Speaker(
    {
      name: 'reported',
      speak: (text, signal) => {
        asked.push(text);
        return new Promise((resolve, reject) => {
          made.set(text, resolve);
          signal?.addEventListener('abort', reject);
        });
      },
    },
    { words: (id, spoken) => words.push(`${id} ${spoken}`), ended: (id) => ended.push(id) },
    (line) => log.push(line),
  );
  /** Plays the utterance to its end. */
  const plays = async (id: number) => {
    made.get(`Sentence ${id}.`)?.(new Int16Array(FRAME_SAMPLES));
    await speaker.play(utterance(id));
    while (!ended.includes(id) && speaker.nextFrame());
  };
  return { speaker, asked, ended, plays, words, log, made };
}

describe('the speaker', () => {
  it('is made three sentences ahead, and all of it in the end', async () => {
    const { speaker, asked, ended, plays } = speaking();
    for (const id of [1, 2, 3, 4, 5]) speaker.prepare(utterance(id));
    assert.deepEqual(asked, ['Sentence 1.', 'Sentence 2.', 'Sentence 3.']);
    await plays(1);
    assert.equal(asked.at(-1), 'Sentence 4.');
    for (const id of [2, 3, 4, 5]) await plays(id);
    assert.equal(asked.length, 5);
    assert.deepEqual(ended, [1, 2, 3, 4, 5]);
  });

  it('makes room for the next utterance when it is dropped', () => {
    const { speaker, asked } = speaking();
    for (const id of [1, 2, 3, 4, 5]) speaker.prepare(utterance(id));
    speaker.drop([1, 2, 3, 4]);
    assert.deepEqual(asked.slice(3), ['Sentence 5.'], 'what was dropped is never made');
    for (const id of [6, 7, 8]) speaker.prepare(utterance(id));
    speaker.stop();
    assert.equal(asked.includes('Sentence 8.'), false);
  });

  it('plays frames of 20 ms, and reports each word as it begins', async () => {
    const { speaker, ended, words, made } = speaking();
    speaker.prepare(utterance(1));
    assert.equal(speaker.nextFrame(), undefined);
    made.get('Sentence 1.')!(new Int16Array(4 * FRAME_SAMPLES - 1).fill(7));
    await speaker.play(utterance(1));
    const frames = [];
    for (let frame; (frame = speaker.nextFrame()); frames.push(frame))
      assert.deepEqual(words.slice(1), frames.length < 3 ? [] : ['1 Sentence 1.']);
    assert.deepEqual(words, ['1 Sentence', '1 Sentence 1.']);
    assert.deepEqual(ended, [1]);
    assert.equal(frames.length, 4);
    assert.deepEqual(frames[3]!.slice(-2), new Int16Array([7, 0]));
  });

  it('plays nothing of what was dropped, before or while it is played', async () => {
    const { speaker, ended, words, log, made } = speaking();
    for (const id of [1, 2]) speaker.prepare(utterance(id));
    const late = speaker.play(utterance(1));
    speaker.drop([1]);
    await late;
    made.get('Sentence 2.')!(new Int16Array(2 * FRAME_SAMPLES));
    await speaker.play(utterance(2));
    speaker.drop([1, 3]);
    assert.ok(speaker.nextFrame());
    speaker.drop([2]);
    assert.equal(speaker.nextFrame(), undefined);
    await speaker.play(utterance(2));
    assert.deepEqual([ended, words, log], [[], ['2 Sentence'], []]);
  });

  it('ends an utterance that could not be spoken, and logs it', async () => {
    const { speaker, ended, log, made } = speaking();
    speaker.prepare(utterance(1));
    made.get('Sentence 1.')!(Promise.reject(new Error('no voice')));
    await speaker.play(utterance(1));
    assert.deepEqual([ended, log], [[1], ['a sentence could not be spoken: Error: no voice']]);
    speaker.prepare(utterance(2));
    made.get('Sentence 2.')!(new Int16Array(FRAME_SAMPLES));
    await speaker.play(utterance(2));
    speaker.stop();
    assert.equal(speaker.nextFrame(), undefined);
  });
});
