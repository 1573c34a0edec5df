import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRtp, RtpStream } from '../../../../local-provider/call/media/rtp.js';
import { FRAME_SAMPLES } from '../../../../local-provider/sound/format.js';

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
  const starts = [first, second, third].map((packet) => packet[1]! >> 7);
  assert.deepEqual(starts, [1, 0, 1], 'sound after a pause is marked');
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
