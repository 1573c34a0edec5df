import type { DailyCall } from '@daily-co/daily-js';
import {
  AUDIO_PROCESSOR,
  CALL_SETUP_LIMIT_MS,
  JOIN_LIMIT_MS,
  LISTENING_LIMIT_MS,
  MOBILE_PERMISSIONS_WAIT_MS,
  REMOTE_AUDIO_LEVEL_INTERVAL_MS,
} from '../../constants.js';
import { NOTHING_TO_CALL } from '../../machine/messages.js';
import type { CallRequest } from '../../ports.js';
import { pause } from '../../provider/retry.js';
import { createWebCall, hasCallee, type WebCall } from '../../provider/web-call.js';
import { abortable, within } from '../abortable.js';
import type { HangUpLimits } from '../watch/hang-up-limits.js';
import { isPhone } from './is-phone.js';
import type { StageReporter } from './stage-reporter.js';
import { CallError } from '../call-error.js';

/** Begins, in whatever tab this visitor is the only one to call. */
export async function initialize(
  stages: StageReporter,
  isOnlyCall: () => Promise<boolean>,
): Promise<void> {
  await stages.run('initialization', {
    type: 'start-method-error',
    work: async () => {
      if (await isOnlyCall()) return;
      const message = 'Another tab has a call';
      const stage = 'initialization';
      throw new CallError({ kind: 'call-elsewhere', type: 'start-method-error', message, stage });
    },
  });
}

export async function validate(stages: StageReporter, request: CallRequest): Promise<void> {
  await stages.run('validation', {
    type: 'validation-error',
    work: () => {
      if (hasCallee(request)) return;
      const message = NOTHING_TO_CALL;
      const stage = 'input-validation';
      throw new CallError({ kind: 'misconfigured', type: 'validation-error', message, stage });
    },
  });
}

/** Has the provider make a call, or takes up the one that a page load cut. */
export function makeWebCall(
  stages: StageReporter,
  request: CallRequest,
  signal: AbortSignal,
): Promise<WebCall> {
  return stages.run('web-call-creation', {
    type: 'start-method-error',
    work: async () => {
      if (!request.rejoin) return createWebCall(request, signal);
      const { keepCall, keptCall } = await import('../rejoin/rejoin.js');
      const kept = request.origin === 'resumed' ? keptCall(request) : null;
      const webCall = kept?.webCall ?? (await createWebCall(request, signal));
      keepCall(request, webCall, kept?.transcript);
      return webCall;
    },
    metadata: ({ id, recording, voiceProvider }) => ({
      callId: id,
      videoRecordingEnabled: recording,
      voiceProvider,
    }),
  });
}

/** What ends a call at a limit is there before the call begins, if there is a limit. */
export async function loadHangUpLimits({
  maxDurationSeconds,
  silenceTimeoutSeconds,
}: CallRequest): Promise<typeof HangUpLimits | undefined> {
  if (!maxDurationSeconds && !silenceTimeoutSeconds) return undefined;
  return (await import('../watch/hang-up-limits.js')).HangUpLimits;
}

export async function waitForPermissions(
  stages: StageReporter,
  signal: AbortSignal,
): Promise<void> {
  if (!isPhone()) return stages.skip('mobile-permissions', 'skipped-not-mobile');
  await stages.run('mobile-permissions', {
    type: 'start-method-error',
    work: () => pause(MOBILE_PERMISSIONS_WAIT_MS, signal),
  });
}

export async function join(
  stages: StageReporter,
  daily: DailyCall,
  { url, token, muted }: Pick<WebCall, 'url' | 'token'> & { muted: boolean },
  signal: AbortSignal,
): Promise<void> {
  await stages.run('daily-call-join', {
    type: 'daily-call-join-error',
    work: async () => {
      const joined = daily.join({
        url,
        subscribeToTracksAutomatically: false,
        ...(token && { token }),
        ...(muted && { startAudioOff: true }),
      });
      // A call that is left while it is joined is neither joined nor refused, ever.
      await within(
        abortable(joined, signal),
        JOIN_LIMIT_MS,
        'The call could not be joined in time',
      );
    },
  });
}

export async function observeLevels(stages: StageReporter, daily: DailyCall): Promise<void> {
  await stages.attempt('audio-observer-setup', {
    type: 'audio-observer-setup-error',
    work: () =>
      within(
        daily.startRemoteParticipantsAudioLevelObserver(REMOTE_AUDIO_LEVEL_INTERVAL_MS),
        CALL_SETUP_LIMIT_MS,
      ),
  });
}

export async function processAudio(stages: StageReporter, daily: DailyCall): Promise<void> {
  await stages.attempt('audio-processing-setup', {
    type: 'audio-processing-setup-error',
    work: async () => {
      const settings = { audio: { processor: { type: AUDIO_PROCESSOR } } } as const;
      await within(daily.updateInputSettings(settings), CALL_SETUP_LIMIT_MS);
    },
  });
}

/** Waits for an assistant that listens, which is no stage but ends the start. */
export async function waitForAssistant(
  listening: Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const message = 'The assistant did not answer in time';
  const heard = within(abortable(listening, signal), LISTENING_LIMIT_MS, message);
  await heard.catch((error: unknown) => {
    throw CallError.at(undefined, 'start-method-error', error, 'no-answer');
  });
}
