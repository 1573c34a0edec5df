import Daily from '@daily-co/daily-js';
import type { Assistant } from '../../../core/headless/create-assistant.js';
import type { StageProgress } from '../../../core/machine/stages.js';
import type { CallFact } from '../../../core/machine/events.js';
import { json, serve } from '../../support/scripted-provider.js';
import { waitUntil } from '../support/wait-until.js';

export const ROOM = json(201, { id: 'call-1', webCallUrl: 'http://127.0.0.1:9/rooms/1' });

/** The address of a call bundle that is on its way for ever, as often as it is asked for. */
export function endlessBundle(): Promise<string> {
  const endless = { contentType: 'text/javascript', parts: [';'], end: 'hold' } as const;
  return serve(endless, endless, endless);
}

/** How much is left of calls: their objects in the library, and their elements in the page. */
export const leftOvers = () =>
  Number(Daily.getCallInstance() !== undefined) + document.querySelectorAll('audio').length;

/** Waits until an assistant joins a call. */
export const joins = (assistant: Assistant) => waitUntil(() => isJoining(assistant), 'it joins');

function isJoining({ state: { voice } }: Assistant): boolean {
  return voice.status === 'connecting' && voice.stage === 'daily-call-join';
}

/** Waits until nothing is left of a call. */
export const hasLetGo = () => waitUntil(() => leftOvers() === 0, 'the call has let go');

export function isStage(facts: CallFact, stage: StageProgress['stage']): boolean {
  return facts.type === 'call-progressed' && facts.progress.stage === stage;
}
