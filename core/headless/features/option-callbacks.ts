import type { AssistantParts } from '../assistant-parts.js';

/** Calls the callbacks in the page's options. */
export function callOptionCallbacks({ on, options }: Pick<AssistantParts, 'on' | 'options'>): void {
  on('call-start', () => options().onCallStart?.());
  on('call-end', () => options().onCallEnd?.());
  on('message', ({ message }) => options().onMessage?.(message));
  on('error', ({ error }) => options().onError?.(error));
}
