import type { Intent, MachineEvent, Stamp } from './events.js';
import * as messages from './messages.js';
import { keepSession } from './regions/chat.js';
import { hold, requireConsent, withoutHeldCall } from './regions/consent.js';
import { closedPanel, openPanel } from './regions/panel.js';
import * as transcript from './regions/transcript.js';
import * as voice from './regions/voice.js';
import {
  endCall,
  endReported,
  failCall,
  mute,
  resumeCall,
  resumePlayback,
  startCall,
  withCall,
  withinCall,
} from './rules/call.js';
import * as chat from './rules/chat.js';
import { retry } from './rules/retry.js';
import { clearConversation, dismissFailures, dismissPastCall } from './rules/conversation.js';
import type { Settings } from './settings.js';
import type { State } from './state.js';
import { inTurn, refuse, report, stay, type Step } from './step.js';

/**
 * The whole behaviour of the assistant: what it becomes when something is asked or told, and what
 * is to be done outside. Pure: no clock, no randomness, no I/O. Rules that concern more than one
 * region stand here and in `rules/`, and nowhere else.
 */
export function update(state: State, event: MachineEvent): Step {
  if (isStale(state, event)) return stay(state);
  switch (event.type) {
    case 'open':
      return inTurn(
        { ...state, panel: openPanel },
        (s) => [s, s.consent.status === 'needed' ? [{ type: 'recall-consent' }] : []],
        // The visitor touched the page, which is what the browser waits for.
        (s) =>
          voice.isLive(s.voice) && s.voice.playback === 'refused' ? resumePlayback(s) : stay(s),
      );
    case 'close':
    case 'decline-consent':
      return stay({ ...state, panel: closedPanel, consent: hold(state.consent, null) });
    case 'start-call':
      return startCall(state, event.key);
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
      return chat.sendMessage(state, event.text, event);
    case 'stop-answer':
      return chat.stopReply(state);
    case 'retry':
      return retry(state, event);
    case 'dismiss-failure':
      return stay(dismissFailures(state));
    case 'dismiss-past-call':
      return stay(dismissPastCall(state));
    case 'accept-consent':
      return grantConsent(state, event, [{ type: 'store-consent' }]);
    case 'reset':
      return inTurn(
        { ...state, consent: hold(state.consent, null) },
        (s) => endCall(s, messages.CUSTOMER_ENDED_CALL, event.at),
        clearConversation,
      );
    case 'configured':
      return configure(state, event);
    case 'consent-recalled':
      return event.given ? grantConsent(state, event, []) : stay(state);
    case 'interrupted-call-recalled':
      return resumeCall(state, event.transcript, event.key);
    case 'call-progressed':
      return [
        { ...state, voice: voice.progressed(state.voice, event.progress) },
        [report({ type: 'call-start-progress', progress: event.progress })],
      ];
    case 'call-started': {
      const { callId, duration } = event;
      return [state, [report({ type: 'call-start-success', callId, totalDuration: duration })]];
    }
    case 'call-connected':
      if (state.voice.status !== 'connecting') return stay(state);
      return [
        { ...state, voice: voice.connected(state.voice, event.since ?? event.at, event.speaking) },
        [report({ type: 'call-start' })],
      ];
    case 'call-failed':
      return failCall(state, event);
    case 'call-degraded':
      return refuse(state, event.error);
    case 'call-ended':
      return endCall(state, event.reason, event.at);
    case 'call-changed':
      return stay(withCall(state, event.change));
    case 'call-speech-started':
      return [
        { ...state, voice: voice.speechStarted(state.voice, event.role) },
        event.role === 'assistant' ? [report({ type: 'speech-start' })] : [],
      ];
    case 'call-speech-ended':
      return [
        { ...state, voice: voice.speechEnded(state.voice, event.role) },
        event.role === 'assistant' ? [report({ type: 'speech-end' })] : [],
      ];
    case 'call-transcribed':
      return stay({
        ...(event.role === 'assistant' ? withCall(state, { thinking: false }) : state),
        transcript: transcript.addSpoken(state.transcript, event.role, event, event.at),
      });
    case 'call-interrupted':
      return stay({
        ...state,
        transcript: transcript.dropPartials(state.transcript, 'assistant'),
      });
    case 'call-messaged':
      return [
        messages.tellsEnd(event.message) ? endReported(state) : state,
        [report({ type: 'message', message: event.message })],
      ];
    case 'reply-session':
      return stay({ ...state, chat: keepSession(state.chat, event.sessionId) });
    case 'reply-delta':
      return chat.writeReply(state, event, (before) => before + event.text);
    case 'reply-replaced':
      return chat.writeReply(state, event, () => event.text);
    case 'reply-finished':
      return chat.finishReply(state, event.key);
    case 'reply-failed':
      return chat.failReply(state, event.key, event.failure);
  }
}

/** Whether what is asked for is refused as things are, and changes nothing. */
export function isRefused(state: State, intent: Intent): boolean {
  return update(state, { ...intent, key: 0, at: 0 })[0] === state;
}

/** A fact about a call or a reply that is over changes nothing. */
function isStale({ voice: call, chat }: State, event: MachineEvent): boolean {
  if (isAbout('call', event)) return call.status === 'disconnected' || call.key !== event.key;
  if (isAbout('reply', event)) return chat.status !== 'streaming' || chat.key !== event.key;
  return false;
}

function isAbout(subject: 'call' | 'reply', event: MachineEvent): boolean {
  return event.type.startsWith(`${subject}-`);
}

function grantConsent(state: State, stamp: Stamp, effects: Step[1]): Step {
  if (state.consent.status !== 'needed') return stay(state);
  const granted: State = { ...state, consent: { status: 'granted' } };
  return inTurn(
    granted,
    (s) => [s, effects],
    (s) => doHeld(s, state, stamp),
  );
}

/** Does what was held before, as far as it may still be. */
function doHeld(state: State, { consent }: State, { key, at }: Stamp): Step {
  const held = consent.status === 'needed' ? consent.held : null;
  return held ? update(state, { ...held, key, at }) : stay(state);
}

/** What the new settings no longer allow is stopped. */
function configure(
  state: State,
  stamp: Stamp & { readonly settings: Settings; readonly consented?: boolean },
): Step {
  const { settings, consented, at } = stamp;
  const consent = requireConsent(state.consent, settings.consentRequired, consented);
  const asked = consent.status === 'needed';
  const next: State = { ...state, settings, consent };
  return inTurn(
    next,
    (s) =>
      asked || settings.mode === 'chat' ? endCall(s, messages.CUSTOMER_ENDED_CALL, at) : stay(s),
    (s) => (asked || settings.mode === 'voice' ? chat.stopReply(s) : stay(s)),
    (s) => (asked ? stay(s) : doHeld(s, state, stamp)),
  );
}
