import { MOBILE_PERMISSIONS_WAIT_MS } from '../../constants.js';
import type { CallErrorType } from '../../machine/failures.js';
import { CALL_MOVED, CUSTOMER_ENDED_CALL } from '../../machine/messages.js';
import type { CallStage } from '../../machine/stages.js';
import type { CallEffect, Timer } from './effects.js';
import type { CallEvent, Stamp } from './events.js';
import { followEcho } from './half-duplex.js';
import type { Call, StageFailure } from './state.js';
import { Step, type RareRules } from './step.js';

/**
 * How long a join may take, in milliseconds. Daily's library alone would try for three times 20 s on a
 * network that swallows its requests.
 */
export const JOIN_LIMIT_MS = 30_000;

/** How long the assistant may take to listen once the browser plays it, in milliseconds. */
const LISTENING_LIMIT_MS = 20_000;

/** The bare word that tells the assistant that it can be heard. */
const PLAYABLE = 'playable';

/**
 * How long a call stays open after the provider announced its end, in milliseconds, so that the last
 * words are heard. The provider normally hangs up sooner.
 */
export const END_GRACE_MS = 1000;

/** How long an assistant that left may take to return, or to be replaced by another one, in milliseconds. */
const ASSISTANT_RETURN_MS = 5000;

/**
 * The machine of one call, from its request to its end: the stages of the start, playback, the microphone,
 * the recording and the limits. No clock, no timers, no transport. Its events are in `events.ts`, its effects
 * in `effects.ts`; `../call.ts` runs it, and the driver of the transport performs most effects. `rare` is needed once the object is created, by recorded and limited calls.
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
    followEcho(step, event);
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
    case 'hung-up':
      return step.end(CUSTOMER_ENDED_CALL);
    case 'mute-toggled':
      return mute(step, !step.call.muted);
    case 'moved':
      return step.end(CALL_MOVED);
    case 'page-cached':
      // The next page may resume the call, or this one when it is shown again.
      step.set({ ownsRoom: false });
      return step.end(CUSTOMER_ENDED_CALL);
    case 'call-changed': {
      const { change } = event;
      // A microphone that rests is not muted by the visitor.
      const muted = step.call.halfDuplex ? step.call.muted : change.muted;
      return step.emit('muted' in change ? { ...event, change: { ...change, muted } } : event);
    }
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

/**
 * Until the call is joined, the join carries it out. Afterwards the transport confirms it, unless the
 * microphone rests.
 */
function mute(step: Step, muted: boolean): void {
  step.set({ muted });
  const { phase, rests } = step.call;
  if (phase === 'starting' || rests) step.emit({ type: 'call-changed', change: { muted } });
  else step.do({ type: 'set-local-audio', on: !muted });
}

function elapse(step: Step, timer: Timer, isRejoining: boolean): void {
  switch (timer) {
    case 'permissions':
      step.finish('completed');
      return proceed(step, 'mobile-permissions');
    case 'join':
      return step.do({ type: 'explain-late-join' });
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

/** Begins what follows a stage. `muted` is how the transport joined. */
function proceed(step: Step, stage: CallStage, muted?: boolean): void {
  switch (stage) {
    case 'initialization':
      return validate(step);
    case 'validation':
      step.set({ ownsRoom: true });
      return step.run('web-call-creation');
    case 'web-call-creation':
      return step.run('daily-call-object-creation');
    case 'daily-call-object-creation':
      if (step.call.settings.phone) {
        step.begin('mobile-permissions');
        return step.timer('permissions', MOBILE_PERMISSIONS_WAIT_MS);
      }
      step.skip('mobile-permissions', 'skipped-not-mobile');
      return join(step);
    case 'mobile-permissions':
      return join(step);
    case 'daily-call-join':
      return joined(step, muted);
    case 'video-recording-setup':
      step.rare?.recording.awaitStart(step);
      return step.run('audio-observer-setup');
    case 'audio-observer-setup':
      return step.run('audio-processing-setup');
    default:
      step.emit({
        type: 'call-started',
        callId: step.call.created?.callId ?? null,
        duration: step.stamp.elapsed,
      });
  }
}

/** The transport checks what only the browser knows. */
function validate(step: Step): void {
  const { problem } = step.call.settings;
  if (!problem) return step.run('validation');
  step.begin('validation');
  step.finish('failed', { error: problem.message });
  step.fail({ ...problem, type: 'validation-error', stage: 'input-validation' });
}

function join(step: Step): void {
  const { created, settings, muted } = step.call;
  // A resumed call has been recorded since it began.
  if (created?.videoRecordingEnabled && settings.origin !== 'resumed')
    step.rare?.recording.prepare(step);
  if (muted) step.emit({ type: 'call-changed', change: { muted } });
  step.run('daily-call-join');
  step.timer('join', JOIN_LIMIT_MS);
}

function joined(step: Step, joinedMuted?: boolean): void {
  const { muted, created, recording, listening } = step.call;
  step.set({ phase: 'joined' });
  step.timer('join', null);
  if (muted !== joinedMuted) step.do({ type: 'set-local-audio', on: !muted });
  awaitListening(step);
  if (recording) step.rare?.recording.begin(step);
  else {
    const action = created?.videoRecordingEnabled ? 'skipped-resumed' : 'skipped-not-enabled';
    step.skip('video-recording-setup', action);
    step.skip('video-recording-started', action);
  }
  if (!step.call.stage) step.run('audio-observer-setup');
  if (listening) connect(step);
}

/**
 * Tells the assistant that it is played, and limits the wait for it to listen. The limit starts again
 * with each playback, and is off while the visitor is asked to tap.
 */
function awaitListening(step: Step): void {
  const { phase, playback } = step.call;
  if (phase === 'starting') return;
  if (playback === 'allowed') step.do({ type: 'send', text: PLAYABLE });
  if (phase === 'joined')
    step.timer('listening', playback === 'refused' ? null : LISTENING_LIMIT_MS);
}

/** Watches first: what a page sets up when it hears of the call comes after the widget's own. */
function connect(step: Step): void {
  const { settings, speakers } = step.call;
  step.set({ phase: 'connected' });
  step.timer('listening', null);
  step.do({ type: 'watch' });
  step.emit({
    type: 'call-connected',
    speaking: speakers.includes('assistant'),
    since: settings.since,
  });
}

/** Fails the start, or only the stage where the call can do without it. */
function failStage(step: Step, stage: CallStage, { kind, message }: StageFailure): void {
  const type = (ERRORS[stage] ?? `${stage}-error`) as CallErrorType;
  step.finish('failed', { error: message });
  if (step.call.phase === 'starting') return step.fail({ kind, type, message, stage });
  step.degrade(type, message, stage);
  if (stage === 'video-recording-setup')
    step.rare?.recording.settle(step, 'failed', { error: 'It could not be requested' });
  proceed(step, stage);
}

/** The error types of stages that do not have their own. */
const ERRORS: Readonly<Partial<Record<CallStage, CallErrorType>>> = {
  initialization: 'start-method-error',
  'web-call-creation': 'start-method-error',
};
