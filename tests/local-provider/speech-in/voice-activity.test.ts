import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  FRAME_SAMPLES,
  joinPcm,
  type Pcm,
  secondsOf,
  silence,
} from '../../../local-provider/sound/format.js';
import { Hearing } from '../../../local-provider/speech-in/hearing.js';
import { VoiceActivity } from '../../../local-provider/speech-in/voice-activity.js';
import { tone } from '../tone.js';

/** Even noise, the same in every run. */
function noise(loudness: number, seconds: number): Pcm {
  let seed = 1;
  return silence(seconds).map(() => {
    seed = (seed * 48_271) % 2_147_483_647;
    return ((seed / 2_147_483_647) * 2 - 1) * loudness;
  });
}

/** Syllables: bursts of sound with short gaps. */
function syllables(count: number): Pcm {
  return joinPcm(Array.from({ length: count }, () => joinPcm([tone(220, 0.18), silence(0.08)])));
}

function mixed(sound: Pcm, background: Pcm): Pcm {
  return sound.map((sample, index) => sample + (background[index] ?? 0));
}

/** When speech started and stopped in a sound, in seconds. */
function bounds(sound: Pcm): { bound: string; at: number }[] {
  const activity = new VoiceActivity();
  const found = [];
  for (let at = 0; at + FRAME_SAMPLES <= sound.length; at += FRAME_SAMPLES) {
    const bound = activity.push(sound.subarray(at, at + FRAME_SAMPLES));
    if (bound) found.push({ bound, at: secondsOf(sound.subarray(0, at + FRAME_SAMPLES)) });
  }
  return found;
}

const inWords = (found: readonly { bound: string }[]) => found.map(({ bound }) => bound).join(', ');

test('speech starts after 120 ms of it and stops after 700 ms without', () => {
  const found = bounds(joinPcm([silence(1), syllables(4), silence(2)]));
  assert.equal(inWords(found), 'started, stopped');
  assert.ok(Math.abs(found[0]!.at - 1.12) < 0.05, `started at ${found[0]!.at}`);
  assert.ok(
    Math.abs(found[1]!.at - (1 + 4 * 0.26 - 0.08 + 0.7)) < 0.05,
    `stopped at ${found[1]!.at}`,
  );
});

test('a click is no speech', () => {
  assert.deepEqual(bounds(joinPcm([silence(1), tone(800, 0.08), silence(1)])), []);
});

test('a faint hum below the least loudness is no speech', () => {
  assert.deepEqual(bounds(joinPcm([silence(1), noise(60, 3)])), []);
});

test('gaps between words do not cut an utterance', () => {
  const words = joinPcm([syllables(2), silence(0.5), syllables(2)]);
  const found = bounds(joinPcm([silence(1), words, silence(1)]));
  assert.equal(found.length, 2);
});

test('speech is found in a noisy room', () => {
  const sound = mixed(joinPcm([silence(4), syllables(6), silence(3)]), noise(800, 20));
  const found = bounds(sound);
  const last = found.slice(-2);
  assert.equal(inWords(last), 'started, stopped');
  assert.ok(last[0]!.at > 4 && last[0]!.at < 4.5, `started at ${last[0]!.at}`);
});

test('a fan is no speech when the microphone comes on again, and speech over it is', () => {
  /** Steady, at -46 dB. */
  const fan = (seconds: number) => noise(280, seconds);
  const off = joinPcm([fan(4), silence(2)]);
  assert.deepEqual(bounds(joinPcm([off, fan(4)])), [], 'after a mute');
  assert.deepEqual(bounds(joinPcm([silence(5), fan(4)])), [], 'when it comes on at all');
  const [started] = bounds(joinPcm([off, mixed(syllables(6), fan(6)), fan(2)]));
  assert.ok(started && started.at < 6.3, `speech at once: ${started?.at}`);
});

test('a soft word is heard when the microphone of a quiet room comes on again', () => {
  /** At about -60 dB. */
  const room = noise(56, 4);
  const word = noise(600, 0.3);
  const found = bounds(joinPcm([room, silence(2), word, noise(56, 2)]));
  assert.equal(inWords(found), 'started, stopped');
});

test('a persistent noise becomes the room after a while', () => {
  const found = bounds(joinPcm([silence(2), noise(3000, 12)]));
  assert.equal(inWords(found), 'started, stopped');
  assert.ok(found[1]!.at < 8, `stopped at ${found[1]!.at}`);
});

test('an utterance is cut out with its soft beginning, however the sound comes in pieces', () => {
  const heard: Pcm[] = [];
  let starts = 0;
  const hearing = new Hearing({
    started: () => starts++,
    stopped: (speech) => heard.push(speech),
  });
  const sound = joinPcm([silence(1), syllables(4), silence(1)]);
  for (let at = 0; at < sound.length; at += 700) hearing.push(sound.slice(at, at + 700));
  assert.equal(starts, 1);
  assert.equal(heard.length, 1);
  const seconds = secondsOf(heard[0]!);
  assert.ok(seconds > 0.96 + 0.2 && seconds < 0.96 + 0.7, `${seconds} s of about 1 s of speech`);
  assert.equal(heard[0]![0], 0, 'the silence before it is there too');
});

test('a reset drops the current utterance', () => {
  const heard: Pcm[] = [];
  const hearing = new Hearing({
    started: () => undefined,
    stopped: (speech) => heard.push(speech),
  });
  hearing.push(joinPcm([silence(1), syllables(3)]));
  assert.ok(hearing.secondsSoFar > 0.5);
  hearing.reset();
  assert.equal(hearing.secondsSoFar, 0);
  hearing.push(silence(2));
  assert.deepEqual(heard, []);
});
