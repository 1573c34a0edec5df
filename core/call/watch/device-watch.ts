import type { DailyCall } from '@daily-co/daily-js';

/**
 * Follows what is plugged in: when the microphone of the call goes, the browser's default takes its
 * place, and when it comes back, it is taken again.
 */
export function watchDevices(daily: DailyCall): void {
  let inUse: string | undefined;
  let lost: string | undefined;
  const use = (audioDeviceId: string) =>
    daily.setInputDevicesAsync({ audioDeviceId }).catch(() => undefined);
  const notice = async () => {
    const { mic } = await daily.getInputDevices();
    if (mic && 'deviceId' in mic) inUse = mic.deviceId;
  };
  daily.on('selected-devices-updated', () => void notice().catch(() => undefined));
  daily.on('available-devices-updated', ({ availableDevices }) => {
    const microphones = availableDevices.filter(({ kind }) => kind === 'audioinput');
    const has = (id: string) => microphones.some(({ deviceId }) => deviceId === id);
    if (lost && has(lost)) {
      void use(lost);
      lost = undefined;
    } else if (inUse && !has(inUse)) {
      lost ??= inUse;
      if (microphones[0]) void use(microphones[0].deviceId);
    }
  });
  notice().catch(() => undefined);
}
