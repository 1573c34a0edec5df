import type { View } from '../../core/headless/index.js';

/** The states by which a page can style the element, as `:state(name)`, and whether each is on. */
export function customStates({ call, activity, panel, failure }: View): Record<string, boolean> {
  return {
    connecting: call.status === 'connecting',
    connected: call.status === 'connected',
    speaking: activity === 'speaking',
    muted: call.muted,
    open: panel === 'open',
    error: failure !== null,
  };
}
