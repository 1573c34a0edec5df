import type { DailyParticipant } from '@daily-co/daily-js';

/** Properties of the window that daily-js and its call machine share. */
export interface DailyGlobals {
  /** Call objects that wait for a call machine. */
  pendings: string[];
  instances: Record<string, DailyInstance | undefined>;
}

export interface DailyInstance {
  /** Tracks that the page handed over; a message cannot carry them. */
  tracks?: { audioTrack?: MediaStreamTrack };
  callMachine?: {
    store: { getState(): StoreState };
    /** Called instead of loading again, when a call object is used for another call. */
    reset(): void;
  };
}

/** The part of the state in which daily-js looks for tracks. */
export interface StoreState {
  local: {
    streams: { cam: { stream?: MediaStream } };
    public: {
      subscribedTracks: Record<string, boolean | Record<string, boolean>>;
      customTracks: Record<string, never>;
    };
  };
  streams: Record<string, RemoteStream>;
  participants: Record<string, never>;
}

export interface RemoteStream {
  participantId: string;
  type: 'cam';
  pendingTrack: MediaStreamTrack;
  starttime: number;
}

/** Represents a track in a message; the track itself is in {@link DailyInstance.tracks}. */
export const CUSTOM_TRACK = 'daily-custom-track';

/** Participants cross over without their tracks, which daily-js finds in the store. */
export type Participant = Omit<DailyParticipant, 'will_eject_at' | 'cam_info' | 'screen_info'>;

declare global {
  interface Window {
    _daily?: DailyGlobals;
  }
}
