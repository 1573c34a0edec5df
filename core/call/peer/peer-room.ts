import type { CallRoom } from '../call-room.js';
import { callDevices } from '../devices.js';
import type { PeerMicrophone } from './microphone.js';
import type { Levels } from './peer.js';

interface Surroundings {
  /** The value of the option `transport`, for messages. */
  readonly transport: string;
  readonly microphone: PeerMicrophone;
  /** The latest levels. */
  readonly levels: () => Levels;
  readonly isOpen: () => boolean;
}

/**
 * The room that the controls of a call find in one over a peer connection. It has devices and levels, and no list
 * of participants. Everything else throws an error that names it.
 */
export function peerRoom({ transport, microphone, levels, isOpen }: Surroundings): CallRoom {
  let speaker: string | null = null;
  const room: Partial<CallRoom> = {
    state: () => (isOpen() ? 'joined' : 'joining'),
    access: () => ({ access: 'unknown', awaitingAccess: null }),
    participantCounts: () => ({ present: 0, hidden: 0 }),
    participants: () => [],
    async devices() {
      const listed = await navigator.mediaDevices.enumerateDevices();
      return callDevices(listed, { microphone: microphone.deviceId, speaker });
    },
    useMicrophone: (deviceId) => microphone.use(deviceId),
    useSpeaker: async (deviceId) => (speaker = deviceId),
    localLevel: () => levels().visitor,
    remoteLevels: () => ({ assistant: levels().assistant }),
  };
  return new Proxy(room, {
    get(own, name: keyof CallRoom) {
      const refuse = () => {
        throw new Error(`A call with transport "${transport}" has no ${name}`);
      };
      return own[name] ?? refuse;
    },
  }) as CallRoom;
}
