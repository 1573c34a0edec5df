import type { CallPhase } from '../../call/controls/call-access.js';
import { CallControls } from '../../call/controls/call-controls.js';
import type { Voice } from '../../machine/regions/voice.js';
import type { LiveCall } from '../../ports.js';
import type { AssistantParts } from '../assistant-parts.js';

interface Context extends Pick<AssistantParts, 'runtime' | 'on'> {
  readonly isConnected: () => boolean;
  /** The newest call, which may be over. */
  readonly call: () => LiveCall | undefined;
}

const PHASES: Readonly<Partial<Record<Voice['status'], CallPhase>>> = {
  connecting: 'starting',
  connected: 'connected',
};

/** Creates the controls of an assistant's calls. What is chosen in one call applies to the next. */
export function createCallControls({ runtime, on, isConnected, call }: Context): CallControls {
  const send = runtime.dispatch;
  return new CallControls({
    // A call counts from `start-call`, although its code may still be loading.
    phase: () =>
      isConnected()
        ? (PHASES[runtime.state.voice.status] ?? (call() ? 'over' : 'none'))
        : 'disposed',
    daily: () => call()?.daily() ?? null,
    start: () => send({ type: 'start-call' }),
    end: () => send({ type: 'end-call' }),
    send: (message) => send({ type: 'send-to-call', message }),
    setMuted: (muted) => send({ type: 'mute', muted }),
    setAssistantVolume: async (volume) => (await call()?.output())?.setVolume(volume),
    setSpeaker: async (deviceId) => (await call()?.output())?.setSpeaker(deviceId),
    onStage: (listener) =>
      on('call-start-progress', ({ progress: { stage, status } }) =>
        listener(`${stage} ${status}`),
      ),
  });
}
