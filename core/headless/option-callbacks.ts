import { safely } from '../reports/safely.js';
import type { AssistantEvent } from '../machine/effects.js';
import type { Behaviour } from '../options/headless-options.js';

/** Calls back what the page's options give for this news. */
export function callBack(
  { onCallStart, onCallEnd, onMessage, onError }: Behaviour,
  told: AssistantEvent,
): void {
  if (told.type === 'call-start') safely(() => onCallStart?.())();
  if (told.type === 'call-end') safely(() => onCallEnd?.())();
  if (told.type === 'message') safely(() => onMessage?.(told.message))();
  if (told.type === 'error') safely(() => onError?.(told.error))();
}
