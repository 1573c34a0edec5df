import { CALL_MOVED, CUSTOMER_ENDED_CALL } from '../../machine/messages.js';
import type { CallEffect, Timer } from './effects.js';
import type { CallEvent, Stamp } from './events.js';
import { awaitListening, connect, failStage, proceed } from './start.js';
import type { Call } from './state.js';
import { Step, type RareRules } from './step.js';

/**
 * How long a call stays open after the provider announced its end, in milliseconds, so that the last
 * words are heard. The provider normally hangs up sooner.
 */
export const END_GRACE_MS = 1000;

/** How long an assistant that left may take to return, or to be replaced by another one, in milliseconds. */
const ASSISTANT_RETURN_MS = 5000;

/**
 * The whole behaviour of a call: the next state, and the effects to perform. Pure: no clock, no
 * timers, no transport. `rare` is needed once the object is created, by recorded and limited calls.
 */
export function update(
  call: Call,
  event: CallEvent,
  stamp: Stamp,
  rare?: RareRules,
): readonly [Call, readonly CallEffect[]] {
  const step = new Step(call, stamp, rare);
  if (call.phase !== 'ended') {
    respond(step, event);
    rare?.limits.follow(step, event);
  }
  return [step.call, step.effects];
}

function respond(step: Step, event: CallEvent): void {
  const { phase, stage, endReason, settings, speakers } = step.call;
  // A resumed call may be refused several times: its join reports how it ends.
  const isRejoining = phase === 'starting' && settings.origin === 'resumed';
  switch (event.type) {
    case 'start':
      return step.run('initialization');
    case 'stop':
      return step.release();
    case 'mute':
      return mute(step, event.muted);
    case 'stage-completed': {
      const { created, token = false } = event;
      if (event.stage !== stage?.name) return;
      if (created) step.set({ created, token });
      step.finish('completed', created && { ...created });
      return proceed(step, event.stage, event.muted);
    }
    case 'stage-failed':
      if (event.stage === stage?.name) failStage(step, event.stage, event);
      return;
    case 'timer-elapsed':
      return elapse(step, event.timer, isRejoining);
    case 'recording-started':
      return step.rare?.recording.settle(step, 'completed');
    case 'recording-failed':
      return step.rare?.recording.fail(step, event.message);
    case 'playback-changed': {
      const { playback } = event;
      step.set({ playback });
      awaitListening(step);
      return step.emit({ type: 'call-changed', change: { playback } });
    }
    case 'listening':
      step.set({ listening: true });
      if (phase === 'joined') connect(step);
      return;
    case 'assistant-left':
      return step.timer('assistant', ASSISTANT_RETURN_MS);
    case 'assistant-joined':
      return step.timer('assistant', null);
    case 'end-announced':
      step.set({ endReason: event.reason ?? endReason });
      return step.timer('end', END_GRACE_MS);
    case 'left':
      if (!isRejoining) step.endByOthers();
      return;
    case 'broken':
      if (!isRejoining) step.breakOff(event);
      return;
    case 'microphone-failed':
      // A call that is connected goes on without being heard.
      if (phase === 'connected') step.degrade(event.kind, event.message);
      else step.breakOff(event);
      return;
    case 'moved':
      return step.end(CALL_MOVED);
    case 'page-cached':
      // The next page may resume the call, or this one when it is shown again.
      step.set({ ownsRoom: false });
      return step.end(CUSTOMER_ENDED_CALL);
    case 'activity':
      return;
    case 'call-speech-started':
    case 'call-speech-ended': {
      const others = speakers.filter((role) => role !== event.role);
      const speaks = event.type === 'call-speech-started';
      step.set({ speakers: speaks ? [...others, event.role] : others });
      return step.emit(event);
    }
    default:
      return step.emit(event);
  }
}

/** Until the call is joined, the join carries it out. Afterwards the transport confirms it. */
function mute(step: Step, muted: boolean): void {
  step.set({ muted });
  if (step.call.phase === 'starting') step.emit({ type: 'call-changed', change: { muted } });
  else step.do({ do: 'set-local-audio', on: !muted });
}

function elapse(step: Step, timer: Timer, isRejoining: boolean): void {
  switch (timer) {
    case 'permissions':
      step.finish('completed');
      return proceed(step, 'mobile-permissions');
    case 'join':
      return step.do({ do: 'explain-late-join' });
    case 'listening': {
      const message = 'The assistant did not answer in time';
      return step.breakOff({ kind: 'no-answer', message });
    }
    case 'limit':
      return;
    default:
      if (!isRejoining) step.endByOthers();
  }
}
