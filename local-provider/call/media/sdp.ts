/** The parameters of the sound that a browser offers. */
export interface OfferedAudio {
  /** The name of the media section. */
  mid: string;
  /** The number that this browser gave to Opus: Chromium 111, Firefox 109. */
  opusPayloadType: number;
  /** Whether the browser may send; without a microphone it may only receive. */
  sends: boolean;
}

/** The audio of an SDP offer, or undefined without a supported one. */
export function offeredAudio(sdp: string): OfferedAudio | undefined {
  const [session = '', ...media] = sdp.split(/\r?\n(?=m=)/);
  const audio = media.find((section) => section.startsWith('m=audio '));
  const mid = audio && /^a=mid:(\S+)/m.exec(audio)?.[1];
  const opus = audio && /^a=rtpmap:(\d+) opus\/48000(?:\/2)?\s*$/im.exec(audio)?.[1];
  if (!mid || !opus) return undefined;
  const direction = /^a=(sendrecv|sendonly|recvonly|inactive)\s*$/m;
  const stated = direction.exec(audio)?.[1] ?? direction.exec(session)?.[1] ?? 'sendrecv';
  return {
    mid,
    opusPayloadType: Number(opus),
    sends: stated === 'sendrecv' || stated === 'sendonly',
  };
}
