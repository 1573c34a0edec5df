import type { DailyCall } from '@daily-co/daily-js';

/** Whether the visitor is muted, by whichever way; the library knows it once the call is joined. */
export function isMuted(daily: DailyCall, wished: () => boolean): boolean {
  const { local } = daily.participants();
  return local ? Boolean(local.tracks.audio.off?.byUser) : wished();
}
