import type { Stop } from '../async/lazy.js';
import type { AssistantEvent, CallOrigin, Effect } from '../machine/effects.js';
import type { Role } from '../machine/events.js';
import type { CallHandle, CallRequest, ChatRequest, LiveCall, Ports } from '../ports.js';
import type { FeatureAssistant } from './feature-assistant.js';
import type { RunsPageTools } from './features/page-tools.js';
import { forgetConsent, storeConsent, storedConsent } from './features/stored-consent.js';

interface Context extends FeatureAssistant, RunsPageTools {
  readonly ports: Ports;
  /** The parameters of a call that starts now. */
  readonly callRequest: (origin: CallOrigin) => CallRequest;
  /** The messages that are new to the chat, if it shares its context with calls. */
  readonly history: (sessionId: string | null) => Pick<ChatRequest, 'history'> | undefined;
  readonly emit: (event: AssistantEvent) => void;
}

/** Performs the machine's effects through the ports. */
export interface Performer {
  perform(effect: Effect): void;
  /** The newest call, which may be over. */
  call(): LiveCall | undefined;
  /** The volume of a voice, 0 to 1. */
  volume(role: Role): number;
}

export function createPerformer({
  ports,
  runtime,
  options,
  request,
  callRequest,
  history,
  emit,
  answer,
  toolUse,
}: Context): Performer {
  // The newest of each: the machine has one at a time.
  let call: CallHandle | undefined;
  let stopAnswer: Stop | undefined;
  const transport = () => call?.current()?.transport;

  return {
    perform(effect) {
      switch (effect.type) {
        case 'start-call': {
          const { key, origin } = effect;
          call = ports.call.start(callRequest(origin), (fact) =>
            runtime.dispatch({ ...fact, about: 'call', key }),
          );
          return;
        }
        case 'start-reply': {
          const { key, turn, sessionId } = effect;
          const asked = { ...request(), ...history(sessionId), turn, sessionId, runtime, toolUse };
          stopAnswer = ports.chat.send(asked, (fact) =>
            runtime.dispatch({ ...fact, about: 'reply', key }),
          );
          return;
        }
        case 'stop-call':
          return call?.stop();
        case 'stop-reply':
          return stopAnswer?.();
        case 'continue-queue':
          return runtime.dispatch({ type: 'queue-continued' });
        case 'mute-call':
          return call?.mute(effect.muted);
        case 'send-to-call':
          return transport()?.sendMessage(effect.message);
        case 'add-to-call':
          return transport()?.addWords(effect.words);
        case 'resume-playback':
          return transport()?.resumePlayback();
        case 'answer-request':
          return answer(effect);
        case 'recall-consent':
          return runtime.dispatch({
            type: 'consent-recalled',
            receipt: storedConsent(ports, options()),
          });
        case 'store-consent':
          return storeConsent(ports, options(), effect.receipt);
        case 'forget-consent':
          return forgetConsent(ports, options());
        case 'emit':
          return emit(effect.event);
      }
    },
    call: () => call?.current(),
    volume: (role) => transport()?.volume(role) ?? 0,
  };
}
