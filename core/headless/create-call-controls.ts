import type { Emitter } from 'mitt';
import type { AssistantEvents } from './create-assistant.js';
import type { CallPhase } from '../call/controls/call-access.js';
import { CallControls } from '../call/controls/call-controls.js';
import type { Intent } from '../machine/events.js';
import type { Voice } from '../machine/regions/voice.js';
import type { LiveCall } from '../ports.js';

interface Parts {
  /** Null once the assistant is disposed of. */
  readonly voice: () => Voice | null;
  readonly send: (intent: Intent) => void;
  /** The newest call, which may be over. */
  readonly call: () => LiveCall | undefined;
  readonly news: Pick<Emitter<AssistantEvents>, 'on'>;
}

const PHASES: Readonly<Partial<Record<Voice['status'], CallPhase>>> = {
  connecting: 'starting',
  connected: 'connected',
};

/** The controls of each assistant, by its news: what was chosen in one call holds for the next. */
const known = new WeakMap<Parts['news'], CallControls>();

/** All that can be asked of the calls of an assistant. */
export function controlsOf(parts: Parts): CallControls {
  const controls = known.get(parts.news) ?? controlsOver(parts);
  known.set(parts.news, controls);
  return controls;
}

function controlsOver({ voice, send, call, news }: Parts): CallControls {
  return new CallControls({
    phase() {
      const now = voice();
      // There is a call from when it is asked for, though what makes it may still be on its way.
      return now ? (PHASES[now.status] ?? (call() ? 'over' : 'none')) : 'disposed';
    },
    daily: () => call()?.daily() ?? null,
    start: () => send({ type: 'start-call' }),
    end: () => send({ type: 'end-call' }),
    send: (message) => send({ type: 'send-to-call', message }),
    setMuted: (muted) => send({ type: 'mute', muted }),
    setAssistantVolume: async (volume) => (await call()?.output())?.setVolume(volume),
    setSpeaker: async (deviceId) => (await call()?.output())?.setSpeaker(deviceId),
    onStage: (listener) =>
      news.on('call-start-progress', ({ progress: { stage, status } }) =>
        listener(`${stage} ${status}`),
      ),
  });
}
