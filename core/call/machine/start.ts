import { MOBILE_PERMISSIONS_WAIT_MS } from '../../constants.js';
import type { CallErrorType } from '../../machine/failures.js';
import type { CallStage } from '../../machine/stages.js';
import type { StageFailure } from './events.js';
import type { Step } from './step.js';

/**
 * How long a join may take, in milliseconds. Daily's library alone would try for three times 20 s on a
 * network that swallows its requests.
 */
export const JOIN_LIMIT_MS = 30_000;

/** How long the assistant may take to listen once the browser plays it, in milliseconds. */
const LISTENING_LIMIT_MS = 20_000;

/** The bare word that tells the assistant that it can be heard. */
const PLAYABLE = 'playable';

/** Begins what follows a stage. `muted` is how the transport joined. */
export function proceed(step: Step, stage: CallStage, muted?: boolean): void {
  switch (stage) {
    case 'initialization':
      return validate(step);
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

function validate(step: Step): void {
  const message = step.call.settings.missing;
  step.begin('validation');
  if (!message) {
    step.finish('completed');
    step.set({ ownsRoom: true });
    return step.run('web-call-creation');
  }
  step.finish('failed', { error: message });
  const stage = 'input-validation';
  step.fail({ kind: 'misconfigured', type: 'validation-error', message, stage });
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
  if (muted !== joinedMuted) step.do({ do: 'set-local-audio', on: !muted });
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
export function awaitListening(step: Step): void {
  const { phase, playback } = step.call;
  if (phase === 'starting') return;
  if (playback === 'allowed') step.do({ do: 'send', text: PLAYABLE });
  if (phase === 'joined')
    step.timer('listening', playback === 'refused' ? null : LISTENING_LIMIT_MS);
}

/** Watches first: what a page sets up when it hears of the call comes after the widget's own. */
export function connect(step: Step): void {
  const { settings, speakers } = step.call;
  step.set({ phase: 'connected' });
  step.timer('listening', null);
  step.do({ do: 'watch' });
  step.emit({
    type: 'call-connected',
    speaking: speakers.includes('assistant'),
    since: settings.since,
  });
}

/** Fails the start, or only the stage where the call can do without it. */
export function failStage(step: Step, stage: CallStage, { kind, message }: StageFailure): void {
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
