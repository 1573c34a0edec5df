import type { Intent, Stamp } from '../events.js';
import * as messages from '../messages.js';
import { dropBroken } from '../regions/transcript.js';
import type { State } from '../state.js';
import { stay } from '../loop.js';
import { refuse, type Step } from '../step.js';
import { startCall } from './call.js';
import { requestAnswer } from './chat.js';
import { askConsent } from './consent.js';
import { failuresOf } from './conversation.js';
import { currentMode } from './mode.js';

/** Returns the intent that `retry` repeats, or null if nothing failed. */
export function retriedIntent(state: State): Intent | null {
  const { call, chat } = failuresOf(state);
  if (call) return { type: 'start-call' };
  return chat && { type: 'send-message', text: chat.turn.text };
}

export function retry(state: State, { key }: Stamp): Step {
  const { call, chat } = failuresOf(state);
  if (call) return startCall(state, key, call.kind === 'call-elsewhere' ? 'moved' : 'new');
  if (!chat) return stay(state);
  const { chatConfigured } = state.settings;
  if (currentMode(state) === 'voice')
    return refuse(state, 'chat-error', messages.CHAT_DISABLED_OR_EMPTY);
  if (!chatConfigured) return refuse(state, 'chat-error', messages.MISSING_CONFIGURATION);
  if (state.consent.status === 'needed') return askConsent(state, { type: 'retry' });
  const transcript = dropBroken(state.transcript);
  return requestAnswer({ ...state, transcript }, chat.turn, key);
}
