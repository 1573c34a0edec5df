import { NOBODY_JOINED, PROVIDER_GONE } from '../call/ended-reasons.js';
import type { Store } from './store.js';

/**
 * Ends the web calls of a previous process that was killed: their rooms are gone. Each ended when
 * it was last updated at the latest.
 */
export function endLeftCalls(store: Store): void {
  const calls = store.collection('call');
  for (const { id, status, updatedAt } of calls.all({ type: 'webCall' })) {
    if (status === 'ended') continue;
    const endedReason = status === 'queued' ? NOBODY_JOINED : PROVIDER_GONE;
    calls.update(id, { status: 'ended', endedReason, endedAt: updatedAt });
  }
}
