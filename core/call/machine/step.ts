import type { CallFact } from '../../machine/events.js';
import type { CallFailure, ErrorType } from '../../machine/failures.js';
import { inTurn, stay, type StepOf } from '../../machine/loop.js';
import type { CallStage, StageMetadata } from '../../machine/stages.js';
import type { CallEffect, Timer } from './effects.js';
import type { Stamp } from './events.js';
import { STAGES, type Stage } from './stages.js';
import type { Call, StageFailure } from './state.js';

export type Step = StepOf<Call, CallEffect>;

/** A part of a step, for `inTurn()`. */
export type Rule = (call: Call) => Step;

export function change(fields: Partial<Call>, ...effects: readonly CallEffect[]): Rule {
  return (call) => [{ ...call, ...fields }, effects];
}

/** Has effects, and changes nothing. */
export function perform(...effects: readonly CallEffect[]): Rule {
  return (call) => [call, effects];
}

export function when(holds: boolean, rule: Rule): Rule {
  return holds ? rule : stay;
}

export function emit(fact: CallFact): CallEffect {
  return { type: 'emit', fact };
}

/** Replaces a timer. `delay` is in milliseconds; null clears it. */
export function setTimer(timer: Timer, delay: number | null): CallEffect {
  return { type: 'set-timer', timer, delay };
}

export function begin(name: Stage, { elapsed }: Stamp): Rule {
  const progress = { stage: STAGES[name][0], status: 'started' } as const;
  return change({ stage: { name, at: elapsed } }, emit({ type: 'call-progressed', progress }));
}

/** Begins a stage that the transport carries out. */
export function run(stage: Stage, now: Stamp): Rule {
  return (call) => inTurn(call, begin(stage, now), perform({ type: 'run', stage }));
}

/** Ends the running stage. */
export function finish(status: 'completed' | 'failed', now: Stamp, metadata?: StageMetadata): Rule {
  return (call) => {
    const { name, at } = call.stage!;
    const duration = now.elapsed - at;
    const progress = { stage: STAGES[name][0], status, duration, ...(metadata && { metadata }) };
    return [{ ...call, stage: null }, [emit({ type: 'call-progressed', progress })]];
  };
}

/** A stage that does not apply to this call. */
export function skip(stage: Stage, action: string, now: Stamp): Rule {
  return (call) => inTurn(call, begin(stage, now), finish('completed', now, { action }));
}

/** Reports a failure that the call can do without. */
export function degrade(type: ErrorType, message: string, stage?: CallStage): CallEffect {
  return emit({ type: 'call-degraded', error: { type, message, ...(stage && { stage }) } });
}

/** Frees the call before the page hears of its end, so that the page can start the next one. */
export function release(call: Call): Step {
  const endRoom = call.settings.resumable && call.ownsRoom;
  return [{ ...call, phase: 'ended', stage: null }, [{ type: 'release', endRoom }]];
}

export function end(reason: string): Rule {
  return (call) => inTurn(call, release, perform(emit({ type: 'call-ended', reason })));
}

/** A call that runs in another tab keeps its room. */
export function fail(failure: CallFailure, { elapsed }: Stamp): Rule {
  const failed = emit({ type: 'call-failed', failure, duration: elapsed });
  return (call) => {
    const ownsRoom = call.ownsRoom && failure.kind !== 'call-elsewhere';
    return inTurn({ ...call, ownsRoom }, release, perform(failed));
  };
}

/** Something outside broke the call: in its start, the running stage fails with it. */
export function breakOff({ kind, message }: StageFailure, now: Stamp): Rule {
  return (call) => {
    const { phase, stage } = call;
    const [join, joinError] = STAGES.join;
    const where =
      phase === 'starting'
        ? { type: joinError, stage: join }
        : ({ type: phase === 'joined' ? 'start-method-error' : 'call-error' } as const);
    const failed = fail({ kind, message, ...where }, now);
    return phase !== 'connected' && stage
      ? inTurn(call, finish('failed', now, { error: message }), failed)
      : failed(call);
  };
}

/** Nobody else is left in the call. */
export function endByOthers(now: Stamp): Rule {
  return (call) => {
    const { phase, endReason } = call;
    if (phase === 'connected') return end(endReason)(call);
    const message = `The call ended at its start: ${endReason}`;
    return breakOff({ kind: 'call-dropped', message }, now)(call);
  };
}
