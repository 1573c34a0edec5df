import type { CallFact } from '../../machine/events.js';
import type { CallFailure } from '../../machine/failures.js';
import type { CallStage, StageMetadata } from '../../machine/stages.js';
import type { CallEffect, Timer } from './effects.js';
import type { CallEvent, Stamp } from './events.js';
import type { Call, StageFailure } from './state.js';

/** The rules of recordings and limits, which few calls need. */
export interface RareRules {
  readonly limits: { follow(step: Step, event: CallEvent): void };
  readonly recording: {
    prepare(step: Step): void;
    begin(step: Step): void;
    awaitStart(step: Step): void;
    settle(step: Step, status: 'completed' | 'failed', metadata?: StageMetadata): void;
    fail(step: Step, message: string): void;
  };
}

/** One step of the machine: the next state as far as it is known, and the effects so far. */
export class Step {
  readonly effects: CallEffect[] = [];

  constructor(
    public call: Call,
    readonly stamp: Stamp,
    readonly rare?: RareRules,
  ) {}

  set(change: Partial<Call>): void {
    this.call = { ...this.call, ...change };
  }

  do(effect: CallEffect): void {
    this.effects.push(effect);
  }

  emit(fact: CallFact): void {
    this.do({ type: 'emit', fact });
  }

  /** Replaces a timer. `delay` is in milliseconds; null clears it. */
  timer(timer: Timer, delay: number | null): void {
    this.do({ type: 'set-timer', timer, delay });
  }

  begin(name: CallStage): void {
    this.set({ stage: { name, at: this.stamp.elapsed } });
    this.emit({ type: 'call-progressed', progress: { stage: name, status: 'started' } });
  }

  /** Begins a stage that the transport carries out. */
  run(stage: CallStage): void {
    this.begin(stage);
    this.do({ type: 'run', stage });
  }

  /** Ends the running stage. */
  finish(status: 'completed' | 'failed', metadata?: StageMetadata): void {
    const { name: stage, at } = this.call.stage!;
    const duration = this.stamp.elapsed - at;
    const progress = { stage, status, duration, ...(metadata && { metadata }) };
    this.set({ stage: null });
    this.emit({ type: 'call-progressed', progress });
  }

  /** A stage that does not apply to this call. */
  skip(stage: CallStage, action: string): void {
    this.begin(stage);
    this.finish('completed', { action });
  }

  /** Reports a failure that the call can do without. */
  degrade(type: string, message: string, stage?: CallStage): void {
    this.emit({ type: 'call-degraded', error: { type, message, ...(stage && { stage }) } });
  }

  /** Frees the call before the page hears of its end, so that the page can start the next one. */
  release(): void {
    const { settings, ownsRoom } = this.call;
    this.set({ phase: 'ended', stage: null });
    this.do({ type: 'release', endRoom: settings.resumable && ownsRoom });
  }

  end(reason: string): void {
    this.release();
    this.emit({ type: 'call-ended', reason });
  }

  /** A call that runs in another tab keeps its room. */
  fail(failure: CallFailure): void {
    if (failure.kind === 'call-elsewhere') this.set({ ownsRoom: false });
    this.release();
    this.emit({ type: 'call-failed', failure, duration: this.stamp.elapsed });
  }

  /** Something outside broke the call: in its start, the running stage fails with it. */
  breakOff({ kind, message }: StageFailure): void {
    const { phase, stage } = this.call;
    if (phase !== 'connected' && stage) this.finish('failed', { error: message });
    this.fail({
      kind,
      message,
      ...(phase === 'starting'
        ? { type: 'daily-call-join-error', stage: 'daily-call-join' }
        : { type: phase === 'joined' ? 'start-method-error' : 'call-error' }),
    });
  }

  /** Nobody else is left in the call. */
  endByOthers(): void {
    const { phase, endReason } = this.call;
    if (phase === 'connected') return this.end(endReason);
    const message = `The call ended at its start: ${endReason}`;
    this.breakOff({ kind: 'call-dropped', message });
  }
}
