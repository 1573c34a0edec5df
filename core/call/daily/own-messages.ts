import type { DailyCall } from '@daily-co/daily-js';
import { DAILY_MESSAGE_KIND } from '../../constants.js';

type IdentifiedCall = DailyCall & { readonly callClientId?: string };

interface DailyPage {
  /** The call objects of the page by their ids, those of other copies of the library included. */
  readonly _daily?: { readonly instances?: object };
}

/** Our call objects that are not destroyed. */
const calls = new Set<IdentifiedCall>();

/**
 * Creates a call object that messages of this window alone can reach. The library and its call machine
 * do not look at who posts a message, so listeners that come first stop those of other windows.
 */
export function withOwnMessages(create: () => DailyCall): DailyCall {
  // Before the library's own. A listener that is added again keeps its place.
  for (const phase of PHASES) addEventListener('message', stopForeign, phase);
  try {
    const daily = create();
    calls.add(daily);
    daily.once('call-instance-destroyed', () => {
      calls.delete(daily);
      stopIfUnused();
    });
    return daily;
  } finally {
    stopIfUnused();
  }
}

function stopIfUnused(): void {
  if (calls.size > 0) return;
  for (const phase of PHASES) removeEventListener('message', stopForeign, phase);
}

/**
 * Chromium calls the listeners of a window in the order of their registration, other browsers those of
 * the capture phase first. A page that patches `addEventListener`, as zone.js does, has an order for each.
 */
const PHASES = [true, false];

function stopForeign(event: MessageEvent<unknown>): void {
  const { what, callClientId } = Object(event.data) as Readonly<Record<string, unknown>>;
  if (what === DAILY_MESSAGE_KIND && event.source !== window && !isOfOther(callClientId))
    event.stopImmediatePropagation();
}

/** Whether this is the id of a call object of the page itself, which may have a frame of its own. */
function isOfOther(id: unknown): boolean {
  const { instances } = (window as DailyPage)._daily ?? {};
  return (
    typeof id === 'string' &&
    Object.hasOwn(instances ?? {}, id) &&
    ![...calls].some(({ callClientId }) => callClientId === id)
  );
}
