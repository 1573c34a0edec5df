import type { DailyTrackState } from '@daily-co/daily-js';

import type { Participant } from './daily-page.js';
import type { Blocked } from './microphone-error.js';

/** The state of the visitor's microphone: the wire distinguishes "off" from "blocked". */
export type MicrophoneState = 'on' | 'off' | Blocked;

/** The name by which clients know the assistant among a room's participants. */
const ASSISTANT_NAME = 'Vapi Speaker';

const NO_TRACK: DailyTrackState = { subscribed: false, state: 'off', off: { byUser: true } };

interface Person {
  sessionId: string;
  userName: string;
  userData?: unknown;
  joinedAt: Date;
}

export function visitor(person: Person, microphone: MicrophoneState): Participant {
  return participant(person, {
    local: true,
    owner: true,
    audio: microphone === 'on',
    audioTrack: visitorTrack(microphone),
  });
}

/** The assistant can be heard once the page subscribed to its sound. */
export function assistant(sessionId: string, joinedAt: Date, subscribed: boolean): Participant {
  const person = { sessionId, userName: ASSISTANT_NAME, joinedAt };
  const state = subscribed ? 'playable' : 'sendable';
  const audioTrack: DailyTrackState = { subscribed, state };
  return participant(person, { local: false, owner: false, audio: true, audioTrack });
}

function visitorTrack(microphone: MicrophoneState): DailyTrackState {
  if (microphone === 'on') return { subscribed: true, state: 'playable' };
  if (microphone === 'off') return { subscribed: true, state: 'off', off: { byUser: true } };
  return { subscribed: true, state: 'blocked', blocked: microphone };
}

function participant(
  { sessionId, userName, userData, joinedAt }: Person,
  traits: { local: boolean; owner: boolean; audio: boolean; audioTrack: DailyTrackState },
): Participant {
  return {
    session_id: sessionId,
    user_id: sessionId,
    user_name: userName,
    userData,
    local: traits.local,
    owner: traits.owner,
    audio: traits.audio,
    video: false,
    screen: false,
    record: false,
    joined_at: joinedAt,
    permissions: {
      hasPresence: true,
      canSend: true,
      canReceive: { base: true },
      canAdmin: false,
    },
    tracks: {
      audio: traits.audioTrack,
      video: NO_TRACK,
      screenAudio: NO_TRACK,
      screenVideo: NO_TRACK,
    },
  };
}
