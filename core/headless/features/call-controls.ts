import { callControls } from '../../controls/call-controls.js';
import type { CallControls } from '../../call/controls.js';
import type { CallRoom } from '../../call/call-room.js';
import * as rooms from '../../call/rooms.js';
import type { TransportDriver } from '../../call/transport.js';
import { isLive } from '../../machine/regions/call.js';
import type { LiveCall } from '../../ports.js';
import type { FeatureAssistant } from '../feature-assistant.js';

interface Context extends Pick<FeatureAssistant, 'runtime' | 'on' | 'isConnected'> {
  /** The newest call, which may be over. */
  readonly call: () => LiveCall | undefined;
}

/** Creates the controls of an assistant's calls. What is chosen in one call applies to the next. */
export function createCallControls({ runtime, on, isConnected, call }: Context): CallControls {
  const send = runtime.dispatch;
  /** The page's own port may carry calls without a room. */
  const driver = (): Partial<TransportDriver> => call()?.transport ?? {};
  let carrier: LiveCall | undefined;
  let room: CallRoom | null = null;
  return callControls({
    phase() {
      if (!isConnected()) return 'disposed';
      // A call counts from `start-call`, although its code may still be loading.
      return call()?.phase() ?? (isLive(runtime.state.voice) ? 'starting' : 'none');
    },
    room() {
      if (carrier !== call()) [carrier, room] = [call(), null];
      return (room ??= driver().callRoom?.(rooms) ?? null);
    },
    over: () => driver().over!,
    start: () => send({ type: 'start-call' }),
    end: () => send({ type: 'end-call' }),
    send: (message) => send({ type: 'send-to-call', message }),
    setMuted: (muted) => send({ type: 'mute', muted }),
    setAssistantVolume: async (volume) => (await call()?.transport.output())?.setVolume(volume),
    setSpeaker: async (deviceId) => (await call()?.transport.output())?.setSpeaker(deviceId),
    onStage: (listener) =>
      on('call-start-progress', ({ progress: { stage, status } }) =>
        listener(`${stage} ${status}`),
      ),
  });
}
