import { startCall } from '../../../core/call/daily/start-call.js';
import type { CallFact } from '../../../core/machine/events.js';
import type { CallRequest } from '../../../core/ports.js';
import { endlessBundle, isStage } from './unanswered-calls.js';
import { waitUntil } from '../support/wait-until.js';

/** The facts of a call until it was about to be joined, which is stopped then. */
export async function startedToJoin(request: CallRequest): Promise<readonly CallFact[]> {
  const facts: CallFact[] = [];
  const callBundleUrl = await endlessBundle();
  const handle = startCall({ ...request, callBundleUrl }, (each) => facts.push(each))!;
  const isReached = () => facts.some((each) => isStage(each, 'daily-call-join'));
  await waitUntil(isReached, 'it joins');
  handle.stop();
  return facts;
}
