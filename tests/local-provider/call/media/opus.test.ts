import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { OpusCodec } from '../../../../local-provider/call/media/opus.js';
import {
  FRAME_SAMPLES,
  type Pcm,
  SAMPLE_RATE,
  joinPcm,
  levelDb,
} from '../../../../local-provider/sound/format.js';
import { frequencyOf, tone } from '../../tone.js';

function near(actual: number, expected: number, tolerance: number): void {
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} is not near ${expected}`);
}

test('Opus carries a tone with its pitch and loudness', () => {
  const codec = new OpusCodec();
  const sound = tone(440, 1);
  const heard = [];
  for (let at = 0; at + FRAME_SAMPLES <= sound.length; at += FRAME_SAMPLES) {
    const packet = codec.encode(sound.subarray(at, at + FRAME_SAMPLES))!;
    assert.ok(packet.length < 200, 'a frame at 32 kbit/s is small');
    heard.push(codec.decode(packet)!);
  }
  codec.close();
  const settled = joinPcm(heard).subarray(SAMPLE_RATE / 5);
  near(frequencyOf(settled), 440, 3);
  near(levelDb(settled), levelDb(sound), 1);
});

function framesOf(hertz: number): Pcm[] {
  const sound = tone(hertz, 0.5);
  return Array.from({ length: 25 }, (_, index) =>
    sound.slice(index * FRAME_SAMPLES, (index + 1) * FRAME_SAMPLES),
  );
}

/** What is heard of a tone by a codec that nobody disturbs. */
function heardAlone(hertz: number): Pcm {
  const codec = new OpusCodec();
  const heard = framesOf(hertz).map((frame) => codec.decode(codec.encode(frame)!)!);
  codec.close();
  return joinPcm(heard);
}

test('calls that come and go do not disturb each other', () => {
  const expected = heardAlone(500);
  const frames = framesOf(500);
  let calls: { codec: OpusCodec; heard: Pcm[] }[] = [];
  let ended = 0;
  for (let turn = 0; turn < 60; turn++) {
    if (calls.length < 8) calls.push({ codec: new OpusCodec(), heard: [] });
    for (const { codec, heard } of calls) {
      heard.push(codec.decode(codec.encode(frames[heard.length]!)!)!);
      if (heard.length < frames.length) continue;
      codec.close();
      ended++;
      assert.ok(Buffer.from(joinPcm(heard).buffer).equals(Buffer.from(expected.buffer)));
    }
    calls = calls.filter(({ heard }) => heard.length < frames.length);
  }
  assert.ok(ended > 8, `${ended} calls ended`);
});

test('a codec that was used before has forgotten everything', () => {
  const first = heardAlone(400);
  heardAlone(900);
  assert.ok(Buffer.from(heardAlone(400).buffer).equals(Buffer.from(first.buffer)));
});

describe('ten seconds', () => {
  /** Bytes of each packet that is sent of 500 frames. */
  function sizesOf(sample: (index: number) => number): number[] {
    const codec = new OpusCodec();
    const frames = Array.from({ length: 500 }, (_, frame) =>
      Int16Array.from({ length: FRAME_SAMPLES }, (_, at) => sample(frame * FRAME_SAMPLES + at)),
    );
    const packets = frames.map((frame) => codec.encode(frame)).filter(Boolean);
    codec.close();
    return packets.map((packet) => packet!.length);
  }

  const bytes = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);

  it('of digital silence are nearly free, and say that they go on', () => {
    const sizes = sizesOf(() => 0);
    assert.ok(sizes.length >= 50 && sizes.length < 70, `${sizes.length} packets`);
    assert.ok(bytes(sizes) < 1_500, `${bytes(sizes)} bytes`);
    const half = sizesOf((at) => (at < FRAME_SAMPLES * 250 ? 0 : 3_000 * Math.sin(at / 17)));
    assert.ok(
      half.slice(-250).every((size) => size > 20),
      'all sound after it is sent',
    );
  });

  for (const [what, sample] of [
    ['a soft hum', (at: number) => 8 * Math.sin(at / 17)],
    ['the least noise', (at: number) => ((at * 7_919) % 3 === 0 ? 1 : 0)],
    ['a click in each frame', (at: number) => (at % FRAME_SAMPLES === 500 ? 40 : 0)],
  ] as const) {
    it(`of ${what} are sent whole`, () => assert.equal(sizesOf(sample).length, 500));
  }
});

test('skips a packet that is not Opus', () => {
  const codec = new OpusCodec();
  assert.equal(codec.decode(Buffer.from([0xff, 0x00])), undefined);
  codec.close();
});
