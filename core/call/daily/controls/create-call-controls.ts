import type { Emitter } from 'mitt';
import type { NewsEvents } from '../../../headless/create-assistant.js';
import { dailyOf } from '../daily-objects.js';
import { CallControls } from './call-controls.js';
import type { Intent } from '../../../machine/events.js';
import { isLive, type Voice } from '../../../machine/regions/voice.js';
import type { LiveCall } from '../../../ports.js';

interface Parts {
  /** Null once the assistant is disposed of. */
  readonly voice: () => Voice | null;
  readonly send: (intent: Intent) => void;
  /** The newest call, which may be over. */
  readonly call: () => LiveCall | undefined;
  readonly news: Pick<Emitter<NewsEvents>, 'on'>;
}

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
      if (!now) return 'disposed';
      // There is a call from when it is requested, though its code may still be loading.
      return call()?.phase() ?? (isLive(now) ? 'starting' : 'none');
    },
    daily: () => dailyOf(call()?.transport),
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
