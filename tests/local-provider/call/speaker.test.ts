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

/** A speaker with pending texts, whose voice resolves on demand. */
function speaking() {
  const asked: string[] = [];
  const ended: number[] = [];
  const made = new Map<string, (sound: Pcm) => void>();
  const speaker = new Speaker(
    {
      name: 'reported',
      speak: (text) => {
        asked.push(text);
        return new Promise((resolve) => made.set(text, resolve));
      },
    },
    { words: () => undefined, ended: (id) => ended.push(id) },
    assert.fail,
  );
  /** Plays the utterance to its end. */
  const plays = async (id: number) => {
    made.get(`Sentence ${id}.`)?.(new Int16Array(FRAME_SAMPLES));
    await speaker.play(utterance(id));
    while (!ended.includes(id) && speaker.nextFrame());
  };
  return { speaker, asked, ended, plays };
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
});
