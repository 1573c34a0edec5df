import { inTurn, stay } from '../../machine/loop.js';
import type { StageMetadata } from '../../machine/stages.js';
import type { CallEffect } from './effects.js';
import type { Stamp } from './events.js';
import { STAGES } from './stages.js';
import type { Call, Recording } from './state.js';
import { degrade, emit, perform, run, skip, type Rule, type Step } from './step.js';

const [STAGE, ERROR] = STAGES['recording-start'];

/** Joining with a token starts the recording, perhaps before the join completes. */
export function prepare({ elapsed }: Stamp): Rule {
  const recording = { requestedAt: elapsed, stageAt: null, settled: false, greeting: null };
  return (call) => [{ ...call, recording }, []];
}

/** Begins the stages of a recording once the call is joined. */
export function begin(call: Call, recording: Recording, now: Stamp): Step {
  const { recordsByJoin } = call;
  const { greeting, requestedAt } = recording;
  return inTurn(
    call,
    change(
      { greeting: null, requestedAt: recordsByJoin ? requestedAt : now.elapsed },
      ...(greeting === null ? [] : [greet(greeting)]),
    ),
    ...(recordsByJoin
      ? [skip('recording-setup', 'auto-started-via-meeting-token', now), awaitStart(now)]
      : [run('recording-setup', now)]),
  );
}

/** Begins the stage in which the recording starts, unless it has begun. */
export function awaitStart({ elapsed }: Stamp): Rule {
  return (call) => {
    if (call.recording?.stageAt !== null) return stay(call);
    const progress = { stage: STAGE, status: 'started' } as const;
    return change({ stageAt: elapsed }, emit({ type: 'call-progressed', progress }))(call);
  };
}

/** Ends that stage, once, and has the assistant begin as soon as the call is joined. */
export function settle(status: 'completed' | 'failed', now: Stamp, metadata?: StageMetadata): Rule {
  return (call) => {
    const { recording, phase } = call;
    if (recording?.settled !== false) return stay(call);
    const delaySeconds = (now.elapsed - recording.requestedAt) / 1000;
    const progress = {
      stage: STAGE,
      status,
      duration: now.elapsed - (recording.stageAt ?? now.elapsed),
      metadata: metadata ?? { delaySeconds },
    } as const;
    const isJoined = phase !== 'starting';
    return inTurn(
      call,
      awaitStart(now),
      change(
        { settled: true, greeting: isJoined ? null : delaySeconds },
        emit({ type: 'call-progressed', progress }),
        ...(isJoined ? [greet(delaySeconds)] : []),
      ),
    );
  };
}

/** Each failure is reported, also of a recording that has started. */
export function fail(message: string, now: Stamp): Rule {
  return (call) =>
    call.recording
      ? inTurn(
          call,
          settle('failed', now, { error: message }),
          perform(degrade(ERROR, message, STAGE)),
        )
      : stay(call);
}

function greet(recordingDelaySeconds: number): CallEffect {
  return { type: 'greet', recordingDelaySeconds };
}

function change(fields: Partial<Recording>, ...effects: readonly CallEffect[]): Rule {
  return (call) => [{ ...call, recording: { ...call.recording!, ...fields } }, effects];
}
