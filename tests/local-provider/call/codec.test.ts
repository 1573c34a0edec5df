import assert from 'node:assert/strict';
import { test } from 'node:test';

import { OpusCodec } from '../../../local-provider/call/media/opus.js';
import { readRtp, RtpStream } from '../../../local-provider/call/media/rtp.js';
import { offeredAudio } from '../../../local-provider/call/media/sdp.js';
import {
  FRAME_SAMPLES,
  joinPcm,
  type Pcm,
  SAMPLE_RATE,
} from '../../../local-provider/sound/format.js';
import { levelDb } from '../../../local-provider/sound/level.js';
import { resample } from '../../../local-provider/sound/resample.js';
import { readWav, WavError, writeWav } from '../../../local-provider/sound/wav.js';
import { frequencyOf, tone } from '../tone.js';

function near(actual: number, expected: number, tolerance: number): void {
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} is not near ${expected}`);
}

test('Opus carries a tone with its pitch and loudness', () => {
  const codec = new OpusCodec();
  const sound = tone(440, 1);
  const heard = [];
  for (let at = 0; at + FRAME_SAMPLES <= sound.length; at += FRAME_SAMPLES) {
    const packet = codec.encode(sound.subarray(at, at + FRAME_SAMPLES));
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
  const heard = framesOf(hertz).map((frame) => codec.decode(codec.encode(frame))!);
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
      heard.push(codec.decode(codec.encode(frames[heard.length]!))!);
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

test('a packet that is no Opus is left out', () => {
  const codec = new OpusCodec();
  assert.equal(codec.decode(Buffer.from([0xff, 0x00])), undefined);
  codec.close();
});

test('RTP packets of a stream can be read back and follow each other', () => {
  const stream = new RtpStream(111);
  const first = stream.packet(Buffer.from('one'));
  const second = stream.packet(Buffer.from('two'));
  stream.skip(10);
  const third = stream.packet(Buffer.from('three'));
  const read = [first, second, third].map((packet) => readRtp(packet)!);
  assert.deepEqual(
    read.map(({ payload }) => payload.toString()),
    ['one', 'two', 'three'],
  );
  assert.deepEqual(new Set(read.map(({ payloadType }) => payloadType)), new Set([111]));
  assert.equal(read[1]!.sequence, (read[0]!.sequence + 1) & 0xffff);
  const stamps = [first, second, third].map((packet) => packet.readUInt32BE(4));
  assert.equal((stamps[1]! - stamps[0]!) >>> 0, FRAME_SAMPLES);
  assert.equal((stamps[2]! - stamps[1]!) >>> 0, 11 * FRAME_SAMPLES, 'skipped time is not sent');
});

test('RTP with a header extension, sources and padding is unpacked', () => {
  const header = Buffer.from([0xb1, 111, 0, 7, 0, 0, 0, 0, 0, 0, 0, 1]);
  const source = Buffer.alloc(4);
  const extension = Buffer.from([0xbe, 0xde, 0, 1, 0x10, 0xff, 0, 0]);
  const packet = Buffer.concat([
    header,
    source,
    extension,
    Buffer.from('opus'),
    Buffer.from([0, 2]),
  ]);
  assert.equal(readRtp(packet)?.payload.toString(), 'opus');
});

test('RTCP and scraps are no RTP', () => {
  assert.equal(readRtp(Buffer.from([0x80, 200, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0])), undefined);
  assert.equal(readRtp(Buffer.from([0x80, 111])), undefined);
  assert.equal(readRtp(Buffer.from([0x9f, 111, 0, 7, 0, 0, 0, 0, 0, 0, 0, 1])), undefined);
});

const offer = (audio: string) =>
  ['v=0', 'm=application 9 UDP/DTLS/SCTP webrtc-datachannel', 'a=mid:0', audio].join('\r\n');

test('the payload type, the name and the direction of the audio come from the offer', () => {
  const chromium = offer(
    'm=audio 9 UDP/TLS/RTP/SAVPF 111 63\r\na=mid:1\r\na=sendrecv\r\na=rtpmap:111 opus/48000/2\r\n',
  );
  assert.deepEqual(offeredAudio(chromium), { mid: '1', opusPayloadType: 111, sends: true });
  const firefox = offer(
    'm=audio 9 UDP/TLS/RTP/SAVPF 109 9\r\na=recvonly\r\na=mid:sound\r\na=rtpmap:109 opus/48000/2\r\n',
  );
  assert.deepEqual(offeredAudio(firefox), { mid: 'sound', opusPayloadType: 109, sends: false });
});

test('an offer without Opus offers nothing to us', () => {
  assert.equal(offeredAudio(offer('m=audio 9 RTP/AVP 0\r\na=mid:1\r\n')), undefined);
  assert.equal(offeredAudio('v=0\r\n'), undefined);
});

test('WAV files are read back as they were written', () => {
  const samples = tone(300, 0.1, 16_000);
  assert.deepEqual(readWav(writeWav({ rate: 16_000, samples })), { rate: 16_000, samples });
});

test('a streamed WAV with an open length is read to its end', () => {
  const samples = tone(300, 0.1, 24_000);
  const bytes = writeWav({ rate: 24_000, samples });
  new DataView(bytes.buffer).setUint32(40, 0xffff_ffff, true);
  assert.deepEqual(readWav(bytes).samples, samples);
});

test('stereo becomes mono, float becomes 16 bit', () => {
  const bytes = new Uint8Array(44 + 16);
  bytes.set(writeWav({ rate: 48_000, samples: new Int16Array(8) }));
  const view = new DataView(bytes.buffer);
  view.setUint16(20, 3, true);
  view.setUint16(22, 2, true);
  view.setUint16(34, 32, true);
  [0.5, -0.5, 1, 1].forEach((value, index) => view.setFloat32(44 + index * 4, value, true));
  assert.deepEqual([...readWav(bytes).samples], [0, 32_767]);
});

test('what is no WAV is refused with what was found', () => {
  assert.throws(() => readWav(new TextEncoder().encode('<html>not found</html>')), WavError);
  assert.throws(() => readWav(new Uint8Array(0)), /0 bytes/);
});

for (const [from, to] of [
  [16_000, 48_000],
  [22_050, 48_000],
  [24_000, 48_000],
  [44_100, 48_000],
  [48_000, 16_000],
] as const) {
  test(`a tone keeps its pitch and loudness from ${from} to ${to} Hz`, () => {
    const sound = tone(1000, 1, from);
    const changed = resample(sound, from, to);
    assert.equal(changed.length, to);
    const middle = changed.subarray(to / 10, (to / 10) * 9);
    near(frequencyOf(middle, to), 1000, 3);
    near(levelDb(middle), levelDb(sound), 0.2);
  });
}

test('what the lower rate cannot carry is taken out, not folded back', () => {
  const folded = resample(tone(11_000, 1), 48_000, 16_000);
  assert.ok(levelDb(folded.subarray(1000, 15_000)) < -55, 'no tone of 5 kHz appears');
});

test('raising the rate adds no mirror image', () => {
  // 7 kHz at 16 kHz would leave an image at 9 kHz, which a lower rate would fold to 7 kHz again.
  const raised = resample(tone(6000, 1, 16_000), 16_000, 48_000);
  near(frequencyOf(raised.subarray(1000, 47_000)), 6000, 10);
});
