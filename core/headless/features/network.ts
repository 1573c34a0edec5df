import type { Stop } from '../../async/lazy.js';
import type { AssistantParts } from '../assistant-parts.js';

/** Has the messages that wait sent when the network returns. */
export function watchNetwork({ runtime }: Pick<AssistantParts, 'runtime'>): Stop {
  const returned = () => runtime.dispatch({ type: 'network-returned' });
  // Node has no such event.
  globalThis.addEventListener?.('online', returned);
  return () => globalThis.removeEventListener?.('online', returned);
}
