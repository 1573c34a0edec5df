import type { CallPhase } from '../call/controls/call-access.js';
import { CallControls } from '../call/controls/call-controls.js';
import type { Intent } from '../machine/events.js';
import type { Voice } from '../machine/regions/voice.js';
import type { LiveCall } from '../ports.js';

interface Parts {
  readonly voice: () => Voice;
  readonly send: (intent: Intent) => void;
  /** The newest call, which may be over. */
  readonly call: () => LiveCall | undefined;
}

const PHASES: Readonly<Partial<Record<Voice['status'], CallPhase>>> = {
  connecting: 'starting',
  connected: 'connected',
};

/** All that can be asked of the calls of an assistant. */
export function controlsOf({ voice, send, call }: Parts): CallControls {
  return new CallControls({
    // There is a call from when it is asked for, though what makes it may still be on its way.
    phase: () => PHASES[voice().status] ?? (call() ? 'over' : 'none'),
    daily: () => call()?.daily() ?? null,
    start: () => send({ type: 'start-call' }),
    end: () => send({ type: 'end-call' }),
    send: (message) => send({ type: 'send-to-call', message }),
    setMuted: (muted) => send({ type: 'mute', muted }),
    setAssistantVolume: async (volume) => (await call()?.output())?.setVolume(volume),
    setSpeaker: async (deviceId) => (await call()?.output())?.setSpeaker(deviceId),
  });
}
