import type { DailyCall, DailyDeviceInfos } from '@daily-co/daily-js';

type Microphone = Pick<MediaDeviceInfo, 'deviceId' | 'groupId'>;

/** Chrome's entry for the default device stands for different ones: its group identifies them. */
function same(one: Microphone, other: Microphone): boolean {
  const key = one.deviceId === 'default' ? 'groupId' : 'deviceId';
  return one[key] === other[key];
}

/**
 * The browser's default microphone. By its own id if the default has the id of the one in use: selecting
 * that would change nothing.
 */
export function defaultOf<Device extends Microphone>(
  microphones: readonly Device[],
  inUse: string | undefined,
): Device | undefined {
  const [first] = microphones;
  const named = microphones.find(
    ({ groupId, deviceId }) => groupId === first?.groupId && deviceId !== inUse,
  );
  return named ?? first;
}

/**
 * Replaces the microphone of the call with the browser's default when it is unplugged, and restores
 * it when it is back, unless the visitor has chosen another one meanwhile.
 */
export function watchDevices(daily: DailyCall): void {
  let inUse: Microphone | undefined;
  let lost: Microphone | undefined;
  let standIn: Microphone | undefined;
  const use = ({ deviceId }: Microphone) =>
    void daily.setInputDevicesAsync({ audioDeviceId: deviceId }).catch(() => undefined);
  const notice = ({ mic }: DailyDeviceInfos) => {
    if (!('deviceId' in mic)) return;
    inUse = mic;
    if (!standIn || !same(mic, standIn)) lost = undefined;
  };
  daily.on('selected-devices-updated', ({ devices }) => notice(devices));
  daily.on('available-devices-updated', ({ availableDevices }) => {
    const microphones = availableDevices.filter(({ kind }) => kind === 'audioinput');
    const find = (wanted: Microphone) => microphones.find((each) => same(wanted, each));
    const back = lost && find(lost);
    if (back) {
      lost = undefined;
      use(back);
    } else if (inUse && !find(inUse)) {
      lost ??= inUse;
      standIn = defaultOf(microphones, inUse.deviceId);
      if (standIn) use(standIn);
    }
  });
  daily.getInputDevices().then(notice, () => undefined);
}
