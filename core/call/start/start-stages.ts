import type { DailyCall, DailyInputSettings } from '@daily-co/daily-js';
import {
  AUDIO_PROCESSOR,
  CALL_SETUP_LIMIT_MS,
  MOBILE_PERMISSIONS_WAIT_MS,
  REMOTE_AUDIO_LEVEL_INTERVAL_MS,
} from '../../constants.js';
import { NO_PUBLIC_KEY, NOTHING_TO_CALL } from '../../machine/messages.js';
import { delay, abortable } from '../../async/abort.js';
import { withTimeout } from '../../async/timing.js';
import type { CallRequest } from '../../ports.js';
import { createWebCall, hasCallee, type WebCall } from '../web-call.js';
import { createDailyCall } from '../daily/call-object.js';
import type { HangUpLimits } from '../watch/hang-up-limits.js';
import { loaded } from '../loaded.js';
import { beTheOnlyCall } from './call-lock.js';
import { isPhone } from './is-phone.js';
import { joinInTime } from './join-in-time.js';
import type { StageReporter } from './stage-reporter.js';
import { CallError, StageError } from '../call-error.js';

/** Begins, in whatever tab this visitor is the only one to call. */
export async function initialize(
  stages: StageReporter,
  wishes: Parameters<typeof beTheOnlyCall>[0],
): Promise<void> {
  await stages.run('initialization', {
    type: 'start-method-error',
    work: async () => {
      if (await beTheOnlyCall(wishes)) return;
      throw new StageError('call-elsewhere', 'Another tab has a call');
    },
  });
}

export async function validate(stages: StageReporter, request: CallRequest): Promise<void> {
  await stages.run('validation', {
    type: 'validation-error',
    work: () => {
      const message = missingIn(request);
      if (!message) return;
      const stage = 'input-validation';
      throw new CallError({ kind: 'misconfigured', type: 'validation-error', message, stage });
    },
  });
}

/** What the page did not say and no call can do without. */
function missingIn(request: CallRequest): string | null {
  if (!hasCallee(request)) return NOTHING_TO_CALL;
  return request.publicKey ? null : NO_PUBLIC_KEY;
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
      const { keepCall, ownCall } = await loaded(import('../rejoin/rejoin.js'));
      const kept = request.origin === 'resumed' && ownCall(request);
      if (kept) return kept.webCall;
      const webCall = await createWebCall(request, signal);
      keepCall(request, webCall);
      return webCall;
    },
    metadata: ({ id, recording, voiceProvider }) => ({
      callId: id,
      videoRecordingEnabled: recording,
      voiceProvider,
    }),
  });
}

/** Creates the call library's object, which `keep` has before anybody is told of it. */
export function createCallObject(
  stages: StageReporter,
  wishes: Parameters<typeof createDailyCall>[0],
  keep: (daily: DailyCall) => void,
): Promise<DailyCall> {
  return stages.run('daily-call-object-creation', {
    type: 'daily-call-object-creation-error',
    work: async () => {
      const daily = await createDailyCall(wishes);
      keep(daily);
      return daily;
    },
  });
}

/** What ends a call at a limit is there before the call begins, if there is a limit. */
export async function loadHangUpLimits({
  maxDurationSeconds,
  silenceTimeoutSeconds,
}: CallRequest): Promise<typeof HangUpLimits | undefined> {
  if (!maxDurationSeconds && !silenceTimeoutSeconds) return undefined;
  return (await loaded(import('../watch/hang-up-limits.js'))).HangUpLimits;
}

export async function waitForPermissions(
  stages: StageReporter,
  signal: AbortSignal,
): Promise<void> {
  if (!isPhone()) return stages.skip('mobile-permissions', 'skipped-not-mobile');
  await stages.run('mobile-permissions', {
    type: 'start-method-error',
    work: () => delay(MOBILE_PERMISSIONS_WAIT_MS, signal),
  });
}

type JoinWishes = Pick<WebCall, 'url' | 'token'> &
  Pick<CallRequest, 'rejoin' | 'origin'> & { readonly muted: boolean };

export async function join(
  stages: StageReporter,
  daily: DailyCall,
  { url, token, muted, rejoin, origin }: JoinWishes,
  signal: AbortSignal,
): Promise<void> {
  await stages.run('daily-call-join', {
    type: 'daily-call-join-error',
    work: async () => {
      const join = () =>
        daily.join({
          url,
          subscribeToTracksAutomatically: false,
          ...(token && { token }),
          ...(muted && { startAudioOff: true }),
        });
      const kept = rejoin && (await loaded(import('../rejoin/rejoin.js')));
      signal.throwIfAborted();
      // A call that is left while it is joined is neither joined nor refused, ever.
      const joined = kept
        ? abortable(kept.joinKept(daily, join, origin === 'resumed'), signal)
        : joinInTime(abortable(join(), signal));
      await joined.catch(async (error: unknown) => {
        const late = !signal.aborted && daily.meetingState() === 'joining-meeting';
        if (muted || !late) throw error;
        const { whyLate } = await loaded(import('./late-join.js'));
        throw await whyLate(error);
      });
    },
  });
}

export async function observeLevels(stages: StageReporter, daily: DailyCall): Promise<void> {
  await stages.attempt('audio-observer-setup', {
    type: 'audio-observer-setup-error',
    work: () =>
      withTimeout(
        daily.startRemoteParticipantsAudioLevelObserver(REMOTE_AUDIO_LEVEL_INTERVAL_MS),
        CALL_SETUP_LIMIT_MS,
      ),
  });
}

/** Has noise cancelled, unless the page wants none of that. */
export async function processAudio(
  stages: StageReporter,
  daily: DailyCall,
  { dailyOptions }: Pick<CallRequest, 'dailyOptions'>,
): Promise<void> {
  const wished = dailyOptions?.['inputSettings'] as DailyInputSettings | undefined;
  const type = wished?.audio?.processor?.type === 'none' ? 'none' : AUDIO_PROCESSOR;
  await stages.attempt('audio-processing-setup', {
    type: 'audio-processing-setup-error',
    work: async () => {
      const settings = { audio: { processor: { type } } } as const;
      await withTimeout(daily.updateInputSettings(settings), CALL_SETUP_LIMIT_MS);
    },
  });
}
