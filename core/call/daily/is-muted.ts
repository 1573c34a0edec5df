import type { DailyCall } from '@daily-co/daily-js';

/** Whether the visitor is muted: by the library's own state from the join on, `requested` before. */
export function isMuted(daily: DailyCall, requested: () => boolean): boolean {
  const { local } = daily.participants();
  return local ? Boolean(local.tracks.audio.off?.byUser) : requested();
}
