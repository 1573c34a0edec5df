import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offeredAudio } from '../../../../local-provider/call/media/sdp.js';

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

test('Opus may be offered without its channels', () => {
  const mono = offer('m=audio 9 RTP/AVP 96\r\na=mid:1\r\na=rtpmap:96 opus/48000\r\n');
  assert.equal(offeredAudio(mono)?.opusPayloadType, 96);
});

test('an offer without Opus offers nothing to us', () => {
  assert.equal(offeredAudio(offer('m=audio 9 RTP/AVP 0\r\na=mid:1\r\n')), undefined);
  assert.equal(offeredAudio('v=0\r\n'), undefined);
});
