import { expect } from 'chai';
import type { CallEffect } from '../../../../../core/call/machine/effects.js';
import type { CallFact } from '../../../../../core/machine/events.js';
import type { CallFailure, ReportedError } from '../../../../../core/machine/failures.js';
import type { CallInput, Stamp } from '../../../../../core/call/machine/events.js';
import {
  initialCall,
  type Call,
  type CallSettings,
} from '../../../../../core/call/machine/state.js';
import { STAGES, type Stage } from '../../../../../core/call/machine/stages.js';
import { update } from '../../../../../core/call/machine/update.js';
import { inTurn } from '../../../../../core/machine/loop.js';
import type { StageMetadata } from '../../../../../core/machine/stages.js';
import { freeze } from '../../../machine/support/table.js';

/** When all events of the tables happen, unless they say otherwise. */
export const AT = 1_700_000_000_000;
export const ELAPSED = 5000;

/** The call before, an event, what of the call becomes different, and the effects, none by default. */
export type Row = readonly [
  name: string,
  from: Call,
  event: CallInput,
  changes?: Partial<Call>,
  effects?: readonly CallEffect[],
];

export const SETTINGS: CallSettings = {
  origin: 'new',
  problem: null,
  phone: false,
  muted: false,
  resumable: false,
};

/** A call in the middle of a stage that began a second ago. */
export function callAt(stage: Stage | null, change: Partial<Call> = {}): Call {
  const { settings = SETTINGS } = change;
  const running = stage && { name: stage, at: ELAPSED - 1000 };
  return { ...initialCall(settings), ownsRoom: true, stage: running, ...change };
}

export function withSettings(change: Partial<CallSettings>): { readonly settings: CallSettings } {
  return { settings: { ...SETTINGS, ...change } };
}

export const CREATED = { callId: 'call-1', videoRecordingEnabled: false, voiceProvider: 'vapi' };

export const joining = callAt('join', { created: CREATED });
export const joined = callAt('audio-levels', { created: CREATED, phase: 'joined' });
export const connected = callAt(null, { created: CREATED, phase: 'connected', listening: true });

/** One test for each row: next state and effects are deeply equal to what the row says. */
export function testRows(rows: readonly Row[]): void {
  for (const [name, from, event, changes = {}, effects = []] of rows)
    it(name, () => {
      const step = update(freeze(from), freeze({ ...event, at: AT, elapsed: ELAPSED }));
      expect(step).to.deep.equal([{ ...from, ...changes }, effects]);
    });
}

/** The call after several events, and all effects. */
export function after(
  call: Call,
  ...events: readonly (CallInput & Partial<Stamp>)[]
): readonly [Call, readonly CallEffect[]] {
  return inTurn(
    call,
    ...events.map((event) => (c: Call) => update(c, { at: AT, elapsed: ELAPSED, ...event })),
  );
}

export const emit = (fact: CallFact): CallEffect => ({ type: 'emit', fact });
export const timer = (
  name: Extract<CallEffect, { type: 'set-timer' }>['timer'],
  delay: number | null,
): CallEffect => ({ type: 'set-timer', timer: name, delay });

/** The stage that has just begun. */
export const now = (name: Stage) => ({ stage: { name, at: ELAPSED } });

export const begun = (stage: Stage): CallEffect =>
  emit({ type: 'call-progressed', progress: { stage: STAGES[stage][0], status: 'started' } });

/** A stage begins, and the driver runs it. */
export const entered = (stage: Stage): readonly CallEffect[] => [
  begun(stage),
  { type: 'run', stage },
];

/** The end of a stage that began a second ago. */
export function over(
  stage: Stage,
  status: 'completed' | 'failed' = 'completed',
  metadata?: StageMetadata,
  duration = 1000,
): CallEffect {
  const progress = { stage: STAGES[stage][0], status, duration, ...(metadata && { metadata }) };
  return emit({ type: 'call-progressed', progress });
}

export const skipped = (stage: Stage, action: string): readonly CallEffect[] => [
  begun(stage),
  over(stage, 'completed', { action }, 0),
];

export const degraded = (error: ReportedError): CallEffect =>
  emit({ type: 'call-degraded', error });
export const microphone = (on: boolean): CallEffect => ({ type: 'set-microphone', on });
export const failedFact = (failure: CallFailure): CallEffect =>
  emit({ type: 'call-failed', failure, duration: ELAPSED });
export const release = (endRoom = false): CallEffect => ({ type: 'release', endRoom });
export const changed = (
  change: Extract<CallFact, { type: 'call-changed' }>['change'],
): CallEffect => emit({ type: 'call-changed', change });

/** What of a call becomes different when it ends. */
export const ENDED = { phase: 'ended', stage: null } as const;
