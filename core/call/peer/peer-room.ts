import type { CallRoom } from '../call-room.js';
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
  let speaker = {};
  const room: Partial<CallRoom> = {
    meetingState: () => (isOpen() ? 'joined-meeting' : 'new'),
    accessState: () => ({ access: 'unknown' }),
    participantCounts: () => ({ present: 0, hidden: 0 }),
    participants: () => ({}),
    enumerateDevices: async () => ({ devices: await navigator.mediaDevices.enumerateDevices() }),
    getInputDevices: async () => ({ mic: microphone.inUse, speaker }),
    setInputDevicesAsync: ({ audioDeviceId }) => microphone.use(audioDeviceId),
    // The sound of the assistant has been switched by then.
    setOutputDeviceAsync: async ({ outputDeviceId: deviceId }) => (speaker = { deviceId }),
    getLocalAudioLevel: () => levels().visitor,
    getRemoteParticipantsAudioLevel: () => ({ assistant: levels().assistant }),
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
