import type { FeatureAssistant } from '../feature-assistant.js';

/** Calls the callbacks in the page's options. */
export function callOptionCallbacks({
  on,
  options,
}: Pick<FeatureAssistant, 'on' | 'options'>): void {
  on('call-start', () => options().onCallStart?.());
  on('call-end', () => options().onCallEnd?.());
  on('message', ({ message }) => options().onMessage?.(message));
  on('error', ({ error }) => options().onError?.(error));
}
