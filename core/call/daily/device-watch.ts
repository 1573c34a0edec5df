import type { DailyCall, DailyDeviceInfos } from '@daily-co/daily-js';

type Microphone = Pick<MediaDeviceInfo, 'deviceId' | 'groupId'>;

/** Chrome's entry for the default stands for one device after another: its group tells which. */
function same(one: Microphone, other: Microphone): boolean {
  const key = one.deviceId === 'default' ? 'groupId' : 'deviceId';
  return one[key] === other[key];
}

/**
 * Follows what is plugged in: when the microphone of the call goes, the browser's default takes its
 * place, and when it comes back, it is taken again unless the visitor chose another one meanwhile.
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
      const { deviceId } = inUse;
      const [first] = microphones;
      lost ??= inUse;
      // The default by its own name where it has the name of the one that went: that would be no change.
      standIn =
        microphones.find((each) => each.groupId === first?.groupId && each.deviceId !== deviceId) ??
        first;
      if (standIn) use(standIn);
    }
  });
  daily.getInputDevices().then(notice, () => undefined);
}
