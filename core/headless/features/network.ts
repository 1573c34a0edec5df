import type { FeatureAssistant } from '../feature-assistant.js';
import type { Feature } from './feature.js';

/** Has the messages that wait sent when the network returns. */
export function watchNetwork({ runtime }: FeatureAssistant): Feature {
  const returned = () => runtime.dispatch({ type: 'network-returned' });
  // Node has no such event.
  return {
    start: () => globalThis.addEventListener?.('online', returned),
    stop: () => globalThis.removeEventListener?.('online', returned),
  };
}
