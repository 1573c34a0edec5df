import type { Intent } from '../events.js';
import { isLive } from '../regions/call.js';
import type { State } from '../state.js';
import { refusedCall } from './call.js';
import { refusedMessage } from './chat.js';
import { retriedIntent } from './retry.js';

type Of<Type extends Intent['type']> = Extract<Intent, { readonly type: Type }>;

/** A request that the page may cancel before it is performed. */
export type CancelableRequest = Of<'start-call'> | Of<'send-message'>;

/**
 * Returns the call or the message that an intent requests. Null for other intents, and for a request that
 * would be refused, such as a second call.
 */
export function requestOf(state: State, intent: Intent): CancelableRequest | null {
  const meant = meantBy(state, intent);
  switch (meant?.type) {
    case 'start-call':
      return refusedCall(state) ? null : meant;
    case 'send-message':
      return refusedMessage(state, meant.text, meant.inCall) ? null : meant;
    default:
      return null;
  }
}

/** Returns the intent that `toggle-call` stands for. */
export function toggledIntent({ voice }: State): Of<'start-call'> | Of<'end-call'> {
  return { type: isLive(voice) ? 'end-call' : 'start-call' };
}

/** A retry repeats a call or a message. */
function meantBy(state: State, intent: Intent): Intent | null {
  if (intent.type === 'toggle-call') return toggledIntent(state);
  return intent.type === 'retry' ? retriedIntent(state) : intent;
}
