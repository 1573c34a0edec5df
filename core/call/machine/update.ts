import { MOBILE_PERMISSIONS_WAIT_MS } from '../../constants.js';
import { inTurn, stay } from '../../machine/loop.js';
import { CALL_MOVED, CUSTOMER_ENDED_CALL } from '../../machine/messages.js';
import type { Timer } from './effects.js';
import type { CallEvent, Stamp } from './events.js';
import { followEcho } from './half-duplex.js';
import { followLimits } from './limits.js';
import * as recording from './recording.js';
import { STAGES, type Stage } from './stages.js';
import type { Call, StageFailure } from './state.js';
import {
  begin,
  breakOff,
  change,
  degrade,
  emit,
  end,
  endByOthers,
  fail,
  finish,
  perform,
  release,
  run,
  setTimer,
  skip,
  when,
  type Rule,
  type Step,
} from './step.js';

/**
 * How long a join may take, in milliseconds. The library of a transport may try for a minute on a network that
 * swallows its requests.
 */
export const JOIN_LIMIT_MS = 30_000;

/** How long the assistant may take to listen once the browser plays it, in milliseconds. */
const LISTENING_LIMIT_MS = 20_000;

/**
 * How long a call stays open after the provider announced its end, in milliseconds, so that the last
 * words are heard. The provider normally hangs up sooner.
 */
export const END_GRACE_MS = 1000;

/** How long an assistant that left may take to return, or to be replaced by another one, in milliseconds. */
const ASSISTANT_RETURN_MS = 5000;

/**
 * The machine of one call, from its request to its end: the stages of the start, playback, the microphone,
 * the recording and the limits. No clock, no timers, no transport.
 *
 * Its events are in `events.ts`, its effects in `effects.ts`. `core/call/call.ts` runs it, sets the timers and
 * emits the facts to the conversation; the driver of the transport performs the other effects.
 */
export function update(call: Call, event: CallEvent): Step {
  if (call.phase === 'ended') return stay(call);
  return inTurn(
    call,
    (c) => respond(c, event),
    (c) => followEcho(c, event),
    (c) => followLimits(c, event),
  );
}

function respond(call: Call, event: CallEvent): Step {
  const { phase, stage, endReason, speakers } = call;
  switch (event.type) {
    case 'start':
      return run('initialization', event)(call);
    case 'stop':
      return release(call);
    case 'mute':
      return mute(call, event.muted);
    case 'stage-completed': {
      const { created, recordsByJoin = false } = event;
      if (event.stage !== stage?.name) return stay(call);
      return inTurn(
        created ? { ...call, created, recordsByJoin } : call,
        finish('completed', event, created && { ...created }),
        proceed(event.stage, event, event.muted),
      );
    }
    case 'stage-failed':
      return event.stage === stage?.name ? failStage(call, event.stage, event) : stay(call);
    case 'timer-elapsed':
      return elapse(call, event.timer, event);
    case 'recording-started':
      return recording.settle('completed', event)(call);
    case 'recording-failed':
      return recording.fail(event.message, event)(call);
    case 'playback-changed': {
      const { playback } = event;
      return inTurn(
        { ...call, playback },
        awaitListening,
        perform(emit({ type: 'call-changed', change: { playback } })),
      );
    }
    case 'listening':
      return when(phase === 'joined', connect)({ ...call, listening: true });
    case 'assistant-left':
      return [call, [setTimer('assistant', ASSISTANT_RETURN_MS)]];
    case 'assistant-joined':
      return [call, [setTimer('assistant', null)]];
    case 'end-announced':
      return [{ ...call, endReason: event.reason ?? endReason }, [setTimer('end', END_GRACE_MS)]];
    case 'left':
      return isRejoining(call) ? stay(call) : endByOthers(event)(call);
    case 'broken':
      return isRejoining(call) ? stay(call) : breakOff(event, event)(call);
    case 'microphone-failed':
      // A call that is connected goes on without being heard.
      return phase === 'connected'
        ? [call, [degrade(event.kind, event.message)]]
        : breakOff(event, event)(call);
    case 'hung-up':
      return end(CUSTOMER_ENDED_CALL)(call);
    case 'mute-toggled':
      return mute(call, !call.muted);
    case 'moved':
      return end(CALL_MOVED)(call);
    case 'page-cached':
      // The next page may resume the call, or this one when it is shown again.
      return end(CUSTOMER_ENDED_CALL)({ ...call, ownsRoom: false });
    case 'call-changed': {
      const { type, change } = event;
      // A microphone that rests is not muted by the visitor.
      const muted = call.halfDuplex ? call.muted : change.muted;
      const shown = 'muted' in change ? { ...change, muted } : change;
      return [call, [emit({ type, change: shown })]];
    }
    case 'activity':
      return stay(call);
    case 'call-speech-started':
    case 'call-speech-ended': {
      const { type, role } = event;
      const others = speakers.filter((speaker) => speaker !== role);
      return [
        { ...call, speakers: type === 'call-speech-started' ? [...others, role] : others },
        [emit({ type, role })],
      ];
    }
    default: {
      const { at, elapsed, ...fact } = event;
      return [call, [emit(fact)]];
    }
  }
}

/** A resumed call may be refused several times: its join reports how it ends. */
function isRejoining({ phase, settings }: Call): boolean {
  return phase === 'starting' && settings.origin === 'resumed';
}

/**
 * Until the call is joined, the join carries it out. Afterwards the transport confirms it, unless the
 * microphone rests.
 */
function mute(call: Call, muted: boolean): Step {
  return [
    { ...call, muted },
    [
      call.phase === 'starting' || call.rests
        ? emit({ type: 'call-changed', change: { muted } })
        : { type: 'set-microphone', on: !muted },
    ],
  ];
}

function elapse(call: Call, timer: Timer, now: Stamp): Step {
  switch (timer) {
    case 'permissions':
      return inTurn(call, finish('completed', now), proceed('permissions', now));
    case 'join':
      return [call, [{ type: 'explain-late-join' }]];
    case 'listening': {
      const message = 'The assistant did not answer in time';
      return breakOff({ kind: 'no-answer', message }, now)(call);
    }
    case 'limit':
      return stay(call);
    case 'end':
    case 'assistant':
      return isRejoining(call) ? stay(call) : endByOthers(now)(call);
  }
}

/** Begins what follows a stage. `muted` is how the transport joined. */
function proceed(stage: Stage, now: Stamp, muted?: boolean): Rule {
  switch (stage) {
    case 'initialization':
      return (call) => validate(call, now);
    case 'validation':
      return (call) => run('call-creation', now)({ ...call, ownsRoom: true });
    case 'call-creation':
      return run('transport-creation', now);
    case 'transport-creation':
      return (call) =>
        call.settings.phone
          ? inTurn(
              call,
              begin('permissions', now),
              perform(setTimer('permissions', MOBILE_PERMISSIONS_WAIT_MS)),
            )
          : inTurn(call, skip('permissions', 'skipped-not-mobile', now), join(now));
    case 'permissions':
      return join(now);
    case 'join':
      return (call) => joined(call, now, muted);
    case 'recording-setup':
      return (call) => inTurn(call, recording.awaitStart(now), run('audio-levels', now));
    case 'audio-levels':
      return run('audio-processing', now);
    default:
      return (call) => {
        const callId = call.created?.callId ?? null;
        return [call, [emit({ type: 'call-started', callId, duration: now.elapsed })]];
      };
  }
}

/** The transport checks what only the browser knows. */
function validate(call: Call, now: Stamp): Step {
  const { problem } = call.settings;
  if (!problem) return run('validation', now)(call);
  return inTurn(
    call,
    begin('validation', now),
    finish('failed', now, { error: problem.message }),
    fail({ ...problem, type: 'validation-error', stage: 'input-validation' }, now),
  );
}

function join(now: Stamp): Rule {
  return (call) => {
    const { created, settings, muted } = call;
    // A resumed call has been recorded since it began.
    const records = Boolean(created?.videoRecordingEnabled && settings.origin !== 'resumed');
    return inTurn(
      call,
      when(records, recording.prepare(now)),
      when(muted, perform(emit({ type: 'call-changed', change: { muted } }))),
      run('join', now),
      perform(setTimer('join', JOIN_LIMIT_MS)),
    );
  };
}

function joined(call: Call, now: Stamp, joinedMuted?: boolean): Step {
  const { muted, created, listening } = call;
  const action = created?.videoRecordingEnabled ? 'skipped-resumed' : 'skipped-not-enabled';
  return inTurn(
    call,
    change({ phase: 'joined' }, setTimer('join', null)),
    when(muted !== joinedMuted, perform({ type: 'set-microphone', on: !muted })),
    awaitListening,
    (c) =>
      c.recording
        ? recording.begin(c, c.recording, now)
        : inTurn(c, skip('recording-setup', action, now), skip('recording-start', action, now)),
    (c) => when(!c.stage, run('audio-levels', now))(c),
    when(listening, connect),
  );
}

/**
 * Tells the assistant that it is played, and limits the wait for it to listen. The limit starts again
 * with each playback, and is off while the visitor is asked to tap.
 */
function awaitListening(call: Call): Step {
  const { phase, playback } = call;
  const limit = setTimer('listening', playback === 'refused' ? null : LISTENING_LIMIT_MS);
  return inTurn(
    call,
    when(phase !== 'starting' && playback === 'allowed', perform({ type: 'confirm-playback' })),
    when(phase === 'joined', perform(limit)),
  );
}

/** Watches first: what a page sets up when it hears of the call comes after the widget's own. */
function connect(call: Call): Step {
  const { since } = call.settings;
  const speaking = call.speakers.includes('assistant');
  return [
    { ...call, phase: 'connected' },
    [
      setTimer('listening', null),
      { type: 'watch' },
      emit({ type: 'call-connected', speaking, since }),
    ],
  ];
}

/** Fails the start, or only the stage where the call can do without it. */
function failStage(
  call: Call,
  stage: Stage,
  { kind, message, ...now }: StageFailure & Stamp,
): Step {
  const [name, type] = STAGES[stage];
  const failed = finish('failed', now, { error: message });
  if (call.phase === 'starting')
    return inTurn(call, failed, fail({ kind, type, message, stage: name }, now));
  const unrequested = { error: 'It could not be requested' };
  return inTurn(
    call,
    failed,
    perform(degrade(type, message, name)),
    when(stage === 'recording-setup', recording.settle('failed', now, unrequested)),
    proceed(stage, now),
  );
}
