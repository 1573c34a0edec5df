import type { ResolvedOptions } from '../../core/headless/index.js';
import type { View } from '../../core/machine/view.js';

/** Whether a call goes on without the visitor, who has muted it, and nothing is more important. */
export function isSilenced({ call, status }: View, { pushToTalk }: ResolvedOptions): boolean {
  return call.muted && status === 'connected' && !pushToTalk;
}
