import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';

/** An offer that is well formed enough to be asked about the room it is made to. */
export const OFFER =
  'v=0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\na=mid:0\r\na=rtpmap:111 opus/48000/2\r\n';

/** The status with which a room answers somebody who would join it; it must not be waiting. */
export async function roomStatus(roomUrl: string): Promise<number> {
  const response = await fetch(`${roomUrl.split('?')[0]}/offer`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'offer', sdp: OFFER }),
  });
  return response.status;
}

/** Waits until the call in the room has ended. */
export async function roomIsOver(roomUrl: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if ((await roomStatus(roomUrl)) === 410) return;
    await delay(100);
  }
  assert.fail(`the call in ${roomUrl} did not end`);
}
