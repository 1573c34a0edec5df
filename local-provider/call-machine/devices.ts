/** The devices in use, as daily-js answers them. */
export interface DevicesInUse {
  camera: object;
  mic: object;
  speaker: object;
}

/**
 * @param track - the open microphone
 * @param speakerId - the page's choice; the page itself routes the sound there
 */
export async function devicesInUse(
  track: MediaStreamTrack | undefined,
  speakerId: string | undefined,
): Promise<DevicesInUse> {
  const devices = await listDevices();
  const micId = track?.getSettings().deviceId;
  const find = (kind: MediaDeviceKind, id: string | undefined) =>
    devices.find((device) => device.kind === kind && device.deviceId === id) ??
    (id ? { deviceId: id } : {});
  return { camera: {}, mic: find('audioinput', micId), speaker: find('audiooutput', speakerId) };
}

/** As plain objects, which a message can carry. */
export async function listDevices(): Promise<MediaDeviceInfo[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
  return devices.map((device) => device.toJSON() as MediaDeviceInfo);
}
