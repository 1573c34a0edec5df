import type { CallRoom, RoomDevice } from '../call/call-room.js';

/** A microphone or a speaker. */
export interface CallDevice {
  readonly id: string;
  /** As the browser names it; empty until the visitor has allowed the microphone. */
  readonly label: string;
}

/** The available microphones and speakers, and the ids of the selected ones. */
export interface CallDevices {
  readonly microphones: readonly CallDevice[];
  readonly speakers: readonly CallDevice[];
  readonly microphone: string | null;
  readonly speaker: string | null;
}

export function callDevices(
  devices: readonly RoomDevice[],
  inUse: Awaited<ReturnType<CallRoom['getInputDevices']>>,
): CallDevices {
  return {
    microphones: ofKind(devices, 'audioinput'),
    speakers: ofKind(devices, 'audiooutput'),
    microphone: idOf(inUse.mic),
    speaker: idOf(inUse.speaker),
  };
}

function ofKind(devices: readonly RoomDevice[], kind: MediaDeviceKind): CallDevice[] {
  return devices
    .filter((device) => device.kind === kind)
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

function idOf(device: object | undefined): string | null {
  return device && 'deviceId' in device ? String(device.deviceId) : null;
}
