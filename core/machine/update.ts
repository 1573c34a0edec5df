import type { Effect } from './effects.js';
import type { Intent, MachineEvent, Stamp } from './events.js';
import { inTurn, stay } from './loop.js';
import * as messages from './messages.js';
import { isStreaming } from './regions/chat.js';
import {
  covers,
  heldIntent,
  hold,
  initialConsent,
  receiptOf,
  requireConsent,
  withoutHeldCall,
  type ConsentReceipt,
} from './regions/consent.js';
import { addPart } from './regions/transcript.js';
import { conditionsOf } from './regions/call.js';
import {
  applyCallFact,
  endCall,
  mute,
  resumeCall,
  resumePlayback,
  startCall,
  withinCall,
} from './rules/call.js';
import {
  applyReplyFact,
  isQueueStuck,
  sendMessage,
  sendWaiting,
  stopAnswer,
  withdrawMessage,
} from './rules/chat.js';
import {
  clearConversation,
  dismissFailures,
  dismissPastCall,
  recallConversation,
} from './rules/conversation.js';
import { currentMode } from './rules/mode.js';
import { toggledIntent } from './rules/request.js';
import { retry } from './rules/retry.js';
import { closedPanel, openPanel, type State } from './state.js';
import { emit, type Step } from './step.js';

/**
 * The machine of the conversation, which is the whole behaviour of the assistant: consent, panel, messages,
 * the chat, and the call as far as the conversation is concerned. `core/call/machine` is the call itself.
 *
 * Its events are in `events.ts`: intents of the page and the visitor, and facts about what happened outside;
 * its effects in `effects.ts`. `core/headless/runtime.ts` runs it, and `core/headless/perform-effects.ts`
 * performs the effects. Rules that concern more than one region are here and in `rules/`.
 */
export function update(state: State, event: MachineEvent): Step {
  const [changed, effects] = apply(state, event);
  const next = isSame(state, changed) ? state : changed;
  return [next, isQueueStuck(next) ? [...effects, { type: 'continue-queue' }] : effects];
}

function isSame(state: State, next: State): boolean {
  return Object.entries(state).every(([region, before]) => next[region as keyof State] === before);
}

function apply(state: State, event: MachineEvent): Step {
  if ('about' in event)
    return event.about === 'call' ? applyCallFact(state, event) : applyReplyFact(state, event);
  switch (event.type) {
    case 'configured':
      return configure(state, event);
    case 'consent-recalled':
      return event.receipt && covers(event.receipt, state.settings)
        ? grantConsent(state, event, event.receipt)
        : stay(state);
    case 'network-returned':
    case 'queue-continued':
      return sendWaiting(state, event);
    case 'requests-changed':
      return stay({ ...state, requests: event.requests });
    case 'context-added':
      return withinCall(state, ({ key }) => ({ type: 'add-to-call', key, words: event.words }));
    case 'part-added':
      // Those of a call that is over would come into the answer.
      return isStreaming(state.chat) && state.chat.key !== event.key
        ? stay(state)
        : stay({ ...state, transcript: addPart(state.transcript, event, event.at) });
    case 'conversation-recalled':
      return recallConversation(state, event.conversation, event.newer);
    case 'call-recalled':
      return resumeCall(state, event.transcript, event.key);
    default:
      return applyIntent(state, event);
  }
}

function applyIntent(state: State, event: Intent & Stamp): Step {
  switch (event.type) {
    case 'open':
      return open(state);
    case 'close':
    case 'decline-consent':
      return stay({ ...state, panel: closedPanel, consent: hold(state.consent, null) });
    case 'start-call':
      return startCall(state, event.key);
    case 'toggle-call':
      return applyIntent(state, { ...event, ...toggledIntent(state) });
    case 'end-call':
      return endCall(
        { ...state, consent: withoutHeldCall(state.consent) },
        messages.CUSTOMER_ENDED_CALL,
        event.at,
      );
    case 'toggle-mute':
      return withinCall(state, ({ key, muted }) => ({ type: 'mute-call', key, muted: !muted }));
    case 'mute':
      return mute(state, event.muted);
    case 'resume-playback':
      return resumePlayback(state);
    case 'send-to-call':
      return withinCall(state, ({ key }) => ({
        type: 'send-to-call',
        key,
        message: event.message,
      }));
    case 'send-message':
      return sendMessage(state, event.text, event, event.inCall);
    case 'answer-request': {
      const { requestId, permission } = event;
      const asked = state.requests.find(({ id }) => id === requestId)?.status === 'asked';
      return [state, asked ? [{ type: 'answer-request', requestId, permission }] : []];
    }
    case 'edit-draft':
      return stay({ ...state, draft: event.text });
    case 'withdraw-message':
      return withdrawMessage(state, event.messageId);
    case 'stop-answer':
      return stopAnswer(state, 'stopped');
    case 'retry':
      return retry(state, event);
    case 'dismiss-failure':
      return stay(dismissFailures(state));
    case 'dismiss-past-call':
      return stay(dismissPastCall(state));
    case 'accept-consent':
      return acceptConsent(state, event);
    case 'withdraw-consent':
      return withdrawConsent(state, event.at);
    case 'reset':
      return inTurn(
        { ...state, consent: hold(state.consent, null), draft: '' },
        (s) => endCall(s, messages.CUSTOMER_ENDED_CALL, event.at),
        (s) => clearConversation({ ...s, fallback: false }),
      );
  }
}

function open(state: State): Step {
  const { consent, voice } = state;
  return inTurn(
    { ...state, panel: openPanel },
    (s) => [s, consent.status === 'needed' ? [{ type: 'recall-consent' }] : []],
    // The visitor has interacted with the page, which is what the browser waits for.
    (s) => (conditionsOf(voice).playback === 'refused' ? resumePlayback(s) : stay(s)),
  );
}

function acceptConsent(
  state: State,
  event: Extract<Intent, { type: 'accept-consent' }> & Stamp,
): Step {
  const receipt = receiptOf(state.settings, event.purposes, event.language, event.at);
  return grantConsent(state, event, receipt, [
    { type: 'store-consent', receipt },
    emit({ type: 'consent-change', receipt }),
  ]);
}

function grantConsent(
  state: State,
  stamp: Stamp,
  receipt: ConsentReceipt,
  effects: readonly Effect[] = [],
): Step {
  if (state.consent.status !== 'needed') return stay(state);
  const consent = { status: 'granted', receipt } as const;
  const [next, more] = applyHeld({ ...state, consent }, state, stamp);
  return [next, [...effects, ...more]];
}

function withdrawConsent(state: State, at: number): Step {
  if (state.consent.status !== 'granted') return stay(state);
  const consent = initialConsent(state.settings.consentRequired);
  return inTurn(
    { ...state, consent, panel: closedPanel, draft: '' },
    (s) => endCall(s, messages.CUSTOMER_ENDED_CALL, at),
    (s) => clearConversation({ ...s, callId: null, fallback: false }),
    (s) => [s, [{ type: 'forget-consent' }, emit({ type: 'consent-change', receipt: null })]],
  );
}

/** Applies the intent that was held before, as far as the state still allows it. */
function applyHeld(state: State, { consent }: State, { key, at, id }: Stamp): Step {
  const held = heldIntent(consent);
  return held ? applyIntent(state, { ...held, key, at, id }) : stay(state);
}

/** Applies new settings and stops what they no longer allow. */
function configure(
  state: State,
  event: Extract<MachineEvent, { readonly type: 'configured' }>,
): Step {
  const { settings, at } = event;
  const consent = requireConsent(state.consent, settings, event.consent);
  const needed = consent.status === 'needed';
  return inTurn(
    { ...state, settings, consent },
    (s) =>
      needed || settings.mode === 'chat' ? endCall(s, messages.CUSTOMER_ENDED_CALL, at) : stay(s),
    (s) => (needed || currentMode(s) === 'voice' ? stopAnswer(s) : stay(s)),
    (s) => (needed ? stay(s) : applyHeld(s, state, event)),
  );
}
