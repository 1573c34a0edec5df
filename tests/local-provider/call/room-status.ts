import { until } from '../../support/until.js';

/** An offer that is well formed enough to be asked about the room it is made to. */
export const OFFER =
  'v=0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\na=mid:0\r\na=rtpmap:111 opus/48000/2\r\n';

/** The status with which a room answers somebody who would join it; it must not be waiting. */
export function roomStatus(roomUrl: string): Promise<number> {
  return statusOf('POST', roomUrl, { type: 'offer', sdp: OFFER });
}

/** Waits until the call in the room has ended. */
export async function roomIsOver(roomUrl: string): Promise<void> {
  await until(`the call in ${roomUrl} is over`, async () => (await roomStatus(roomUrl)) === 410);
}

/** Waits until the room knows that a page has left its call, which may be waited for. */
export async function roomIsLeft(roomUrl: string, callId: string): Promise<void> {
  const addresses = { pc_id: callId, candidates: [] };
  await until(
    `${roomUrl} is left`,
    async () => (await statusOf('PATCH', roomUrl, addresses)) === 410,
  );
}

async function statusOf(method: string, roomUrl: string, body: object): Promise<number> {
  const response = await fetch(`${roomUrl.split('?')[0]}/offer`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.status;
}
