import type { Effect, AssistantEvent } from '../machine/effects.js';
import type { Key } from '../machine/events.js';
import type { ResolvedHeadlessOptions } from '../options/table.js';
import type { CallHandle, CallRequest, LiveCall, Ports } from '../ports.js';
import { attempt } from '../reports/safely.js';
import type { AssistantParts } from './assistant-parts.js';

interface Context extends AssistantParts {
  readonly ports: Ports;
  /** The parameters of a call that would start now. */
  readonly request: () => CallRequest;
  /** What to restore in a call that is resumed. */
  readonly interrupted: () => Pick<CallRequest, 'since' | 'startMuted'>;
  readonly emit: (event: AssistantEvent) => void;
}

/** Performs the machine's effects through the ports. */
export interface Performer {
  perform(effect: Effect): void;
  /** The newest call, which may be over. */
  latestCall(): LiveCall | undefined;
  /** The volume of the assistant's voice, 0 to 1. */
  volume(): number;
}

export function createPerformer({
  ports,
  runtime: { receive, send },
  options,
  request,
  interrupted,
  emit,
}: Context): Performer {
  const calls = new Map<Key, CallHandle>();
  const replies = new Map<Key, () => void>();
  let latest: CallHandle | undefined;

  function startCall({ key, origin }: Extract<Effect, { type: 'start-call' }>): void {
    const before = origin === 'resumed' && interrupted();
    latest = ports.call.start({ ...request(), ...before, origin }, (fact) =>
      receive({ ...fact, about: 'call', key }),
    );
    calls.set(key, latest);
  }

  function startReply({ key, turn, sessionId }: Extract<Effect, { type: 'start-reply' }>): void {
    const { apiUrl, publicKey, assistantId = '', assistantOverrides, clientId = '' } = request();
    const access = { apiUrl, publicKey, assistantId, assistantOverrides, clientId };
    const stop = ports.chat.send({ ...access, turn, sessionId }, (fact) => {
      receive({ ...fact, about: 'reply', key });
      if (/finished|failed/.test(fact.type)) replies.delete(key);
    });
    replies.set(key, stop);
  }

  return {
    perform(effect) {
      switch (effect.type) {
        case 'start-call':
          return startCall(effect);
        case 'stop-call':
          calls.get(effect.key)?.stop();
          calls.delete(effect.key);
          return;
        case 'mute-call':
          return calls.get(effect.key)?.mute(effect.muted);
        case 'send-to-call':
          return calls.get(effect.key)?.current()?.send(effect.message);
        case 'resume-playback':
          return calls.get(effect.key)?.current()?.resumePlayback();
        case 'start-reply':
          return startReply(effect);
        case 'stop-reply':
          replies.get(effect.key)?.();
          replies.delete(effect.key);
          return;
        case 'recall-consent':
          return send({ type: 'consent-recalled', given: isConsentStored(ports, options()) });
        case 'store-consent':
          return attempt(() => ports.memory.store(options().consentStorageKey));
        case 'emit':
          return emit(effect.event);
      }
    },
    latestCall: () => latest?.current(),
    volume: () => Math.max(0, ...[...calls.values()].map((each) => each.current()?.volume() ?? 0)),
  };
}

/** Whether the visitor's consent is stored. Storage that is not available counts as empty. */
export function isConsentStored(
  { memory }: Ports,
  { consentStorageKey }: Pick<ResolvedHeadlessOptions, 'consentStorageKey'>,
): boolean {
  return attempt(() => memory.recall(consentStorageKey)) ?? false;
}
