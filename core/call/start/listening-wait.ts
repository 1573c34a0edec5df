import type { DailyCall } from '@daily-co/daily-js';
import { LISTENING_LIMIT_MS } from '../../constants.js';
import { PLAYABLE } from '../call-messages.js';

/** Who waits for an assistant to listen. */
export interface ListeningWait {
  /** Takes whether the browser plays the assistant; null as long as that is not known. */
  heed(playback: 'allowed' | 'refused' | null): void;
  /** The assistant listens, or nobody waits any more. */
  end(): void;
}

/**
 * Tells the assistant that it is played, and gives up one that does not listen then. To be called
 * once the call is joined: the call library sends nothing before. The assistant has all its time from
 * then, and again from each time that it is played, and as long as the visitor is asked to tap.
 */
export function waitForListening(daily: DailyCall, giveUp: () => void): ListeningWait {
  let timer: ReturnType<typeof setTimeout>;
  let over = false;
  return {
    heed(playback) {
      if (playback === 'allowed') daily.sendAppMessage(PLAYABLE);
      clearTimeout(timer);
      if (!over && playback !== 'refused') timer = setTimeout(giveUp, LISTENING_LIMIT_MS);
    },
    end() {
      over = true;
      clearTimeout(timer);
    },
  };
}
