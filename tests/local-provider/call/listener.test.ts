import assert from 'node:assert/strict';
import { it } from 'node:test';

import { Listener } from '../../../local-provider/call/listener.js';
import { joinPcm, secondsOf, silence } from '../../../local-provider/sound/format.js';
import type { Recognizer } from '../../../local-provider/speech-in/recognizer.js';
import { tone } from '../tone.js';

/** A recogniser that knows the words of what it was asked first at last. */
class LateFirst implements Recognizer {
  readonly name = 'late first';
  readonly interim = false;
  readonly asked: ((text: string) => void)[] = [];

  transcribe(): Promise<string> {
    return new Promise((resolve) => this.asked.push(resolve));
  }
}

/** The transcripts of a long and a short utterance. */
function hears(recognizer: Recognizer) {
  const reported: string[] = [];
  const log: string[] = [];
  const done: Promise<void>[] = [];
  const listener = new Listener(
    recognizer,
    {
      started: () => undefined,
      stopped: () => done.push(listener.transcribe()),
      guessed: () => undefined,
      heard: (text, seconds) => reported.push(`${text} ${seconds > 1 ? 'long' : 'short'}`),
    },
    (line) => log.push(line),
  );
  for (const seconds of [2, 0.3])
    listener.push(joinPcm([silence(1), tone(220, seconds), silence(1)]));
  return { reported, log, done };
}

it('emits transcripts in the order of speech', async () => {
  const recognizer = new LateFirst();
  const { reported, log, done } = hears(recognizer);
  const [first, second] = recognizer.asked;
  assert.ok(first && second, 'both were asked for');
  second('and yearly');
  await new Promise(setImmediate);
  assert.deepEqual(reported, [], 'the second waits for the first');
  first('how much is it');
  await Promise.all(done);
  assert.deepEqual(reported, ['how much is it long', 'and yearly short']);
  assert.deepEqual(log, []);
});

it('speech without a transcript does not delay the next one', async () => {
  const failing: Recognizer = {
    name: 'failing',
    interim: false,
    transcribe: async (pcm) => {
      if (secondsOf(pcm) > 1.5) throw new Error('broken');
      return 'and yearly';
    },
  };
  const { reported, log, done } = hears(failing);
  await Promise.all(done);
  assert.deepEqual(reported, ['undefined long', 'and yearly short']);
  assert.match(log.join(), /could not be transcribed: Error: broken/);
});
