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

/** A recogniser whose guesses come on demand. */
function guessing() {
  const guesses: { seconds: number; signal: AbortSignal; answer: (text: string) => void }[] = [];
  const seen: string[] = [];
  const listener = new Listener(
    {
      name: 'guessing',
      interim: true,
      transcribe: (pcm, signal, interim) =>
        new Promise((answer) => {
          if (interim) guesses.push({ seconds: secondsOf(pcm), signal: signal!, answer });
        }),
    },
    {
      started: () => seen.push('started'),
      stopped: () => seen.push('stopped'),
      guessed: (text) => seen.push(text),
      heard: () => assert.fail('nothing was transcribed'),
    },
    assert.fail,
  );
  return { listener, guesses, seen };
}

it('guesses words each 0.9 s of speech, one guess at a time', async () => {
  const { listener, guesses, seen } = guessing();
  const speaks = async (seconds: number) => {
    await new Promise(setImmediate);
    listener.push(tone(220, seconds));
  };
  await speaks(0.5);
  assert.deepEqual([guesses.length, seen], [0, ['started']]);
  await speaks(0.5);
  await speaks(1);
  assert.equal(guesses.length, 1);
  guesses[0]!.answer('how much');
  await speaks(0.1);
  assert.equal(guesses.length, 2);
  guesses[1]!.answer('');
  await speaks(0.5);
  await speaks(0.5);
  assert.equal(guesses.length, 3);
  listener.push(silence(1));
  guesses[2]!.answer('too late');
  await new Promise(setImmediate);
  assert.deepEqual(seen, ['started', 'how much', 'stopped']);
});

for (const [how, act] of [
  ['stopped', (listener: Listener) => listener.stop()],
  ['turned off', (listener: Listener) => (listener.on = false)],
] as const)
  it(`forgets its guess when it is ${how}`, async () => {
    const { listener, guesses, seen } = guessing();
    listener.push(tone(220, 1));
    act(listener);
    assert.equal(guesses[0]!.signal.aborted, true);
    guesses[0]!.answer('too late');
    await new Promise(setImmediate);
    assert.deepEqual(seen, ['started']);
  });

it('hears nothing while it is off, and silence where no sound comes', ({ mock }) => {
  let now = 1000;
  mock.method(performance, 'now', () => now);
  const { listener, seen } = guessing();
  listener.on = false;
  listener.push(tone(220, 1));
  assert.deepEqual(seen, []);
  listener.on = true;
  listener.push(tone(220, 1));
  now += 300;
  for (let tick = 0; tick < 100; tick++) listener.tick();
  assert.deepEqual(seen, ['started']);
  now += 1;
  for (let tick = 0; tick < 100; tick++) listener.tick();
  assert.deepEqual(seen, ['started', 'stopped']);
});
