import type { StoreState } from './daily-page.js';

/** The assistant as a participant of the call. */
export interface Bot {
  id: string;
  voice: MediaStreamTrack;
  subscribed: boolean;
}

/** The tracks of a call, in the shape that daily-js expects. */
export function storeState(call: {
  /** The visitor's microphone. */
  stream: MediaStream | undefined;
  bot: Bot | undefined;
  since: Date;
}): StoreState {
  const { stream, bot, since } = call;
  return {
    local: {
      streams: { cam: { stream } },
      public: {
        subscribedTracks: { ALL: false, ...(bot && { [bot.id]: { 'cam-audio': bot.subscribed } }) },
        customTracks: {},
      },
    },
    streams: bot
      ? {
          [`${bot.id}-cam-audio`]: {
            participantId: bot.id,
            type: 'cam',
            pendingTrack: bot.voice,
            starttime: since.getTime(),
          },
        }
      : {},
    participants: {},
  };
}
