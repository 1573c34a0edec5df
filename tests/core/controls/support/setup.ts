import type { DailyCall } from '@daily-co/daily-js';
import { dailyRoom } from '../../../../core/call/daily/daily-room.js';
import type { AccessPhase, CallAccess } from '../../../../core/controls/call-access.js';
import { callControls } from '../../../../core/controls/call-controls.js';

export type Asked = readonly [method: string, ...given: unknown[]];

/** What the call library's own methods answer, where it matters. */
export interface Answers {
  readonly [method: string]: (...given: never[]) => unknown;
}

interface World {
  readonly phase?: AccessPhase;
  /** As the call library tells it; null where its object is not made yet. */
  readonly meeting?: string | null;
  readonly answers?: Answers;
  /** What comes of a volume that is asked for; without it, it is set. */
  readonly setVolume?: (volume: number) => Promise<void>;
}

/** Controls over a call library that keeps what it is asked, and answers as a test wants. */
export function controlsOver(world: World = {}) {
  const asked: Asked[] = [];
  const over = new AbortController();
  const { phase = 'connected', meeting = 'joined-meeting' } = world;
  const now = { phase, meeting };
  const answers: Answers = {
    meetingState: () => now.meeting,
    ...world.answers,
  };
  const library = new Proxy(
    {},
    {
      get: (_, name: string) => {
        const answer = answers[name];
        return (...given: never[]) => {
          if (!answer) asked.push([name, ...given]);
          return answer ? answer(...given) : Promise.resolve({ remoteMediaPlayerState: {} });
        };
      },
    },
  ) as DailyCall;
  const room = dailyRoom(library);
  const keep =
    (method: string) =>
    (...given: unknown[]) =>
      void asked.push([method, ...given]);
  let reach: Parameters<CallAccess['onStage']>[0] = () => undefined;
  const controls = callControls({
    phase: () => now.phase,
    room: () => (now.meeting === null ? null : room),
    over: () => over.signal,
    start: keep('start'),
    end: keep('end'),
    send: keep('send'),
    setMuted: keep('setMuted'),
    setAssistantVolume: async (volume) => {
      keep('setAssistantVolume')(volume);
      await world.setVolume?.(volume);
    },
    setSpeaker: async (id) => keep('setSpeaker')(id),
    onStage: (listener) => void (reach = listener),
  });
  return { controls, asked, now, end: () => over.abort(), reach };
}

/** What was thrown at once or by a promise; undefined where nothing was. */
export async function thrownBy(use: () => unknown): Promise<unknown> {
  try {
    await use();
    return undefined;
  } catch (error) {
    return error;
  }
}
