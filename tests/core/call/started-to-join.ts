import { waitUntil } from '@open-wc/testing';
import { startCall } from '../../../core/call/call.js';
import type { CallFact } from '../../../core/machine/events.js';
import type { CallRequest } from '../../../core/ports.js';
import { endlessBundle, isStage, soon } from './unanswered-calls.js';

/** The facts of a call until it was about to be joined, which is stopped then. */
export async function startedToJoin(request: CallRequest): Promise<readonly CallFact[]> {
  const facts: CallFact[] = [];
  const callBundleUrl = await endlessBundle();
  const handle = startCall({ ...request, callBundleUrl }, (each) => facts.push(each))!;
  const isReached = () => facts.some((each) => isStage(each, 'daily-call-join'));
  await waitUntil(isReached, 'it joins', soon);
  handle.stop();
  return facts;
}
