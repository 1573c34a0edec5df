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

/** The devices that the browser lists. */
export function callDevices(
  listed: readonly Pick<MediaDeviceInfo, 'deviceId' | 'kind' | 'label'>[],
  selected: Pick<CallDevices, 'microphone' | 'speaker'>,
): CallDevices {
  const ofKind = (kind: MediaDeviceKind) =>
    listed
      .filter((device) => device.kind === kind)
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
  return { microphones: ofKind('audioinput'), speakers: ofKind('audiooutput'), ...selected };
}
