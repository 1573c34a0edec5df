import { guarded } from '../guarded.js';
import type { News } from '../machine/effects.js';
import type { Behaviour } from '../options/headless-options.js';

/** Calls back what the page's options give for this news. */
export function callBack(
  { onCallStart, onCallEnd, onMessage, onError }: Behaviour,
  told: News,
): void {
  if (told.type === 'call-start') guarded(() => onCallStart?.())();
  if (told.type === 'call-end') guarded(() => onCallEnd?.())();
  if (told.type === 'message') guarded(() => onMessage?.(told.message))();
  if (told.type === 'error') guarded(() => onError?.(told.error))();
}
