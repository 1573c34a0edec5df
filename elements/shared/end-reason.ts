import type { PastCall, Texts } from '../../core/headless/index.js';

/** The reason why a call ended, for the visitor. */
export function endReason({ reason }: PastCall, { pastCall: { reasons } }: Texts): string {
  return Object.hasOwn(reasons, reason) ? reasons[reason as keyof typeof reasons] : reasons.other;
}
