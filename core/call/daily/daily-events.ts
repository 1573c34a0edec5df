import type { DailyCall, DailyParticipant } from '@daily-co/daily-js';
import {
  ASSISTANT_RETURN_MS,
  ASSISTANT_USER_NAME,
  AVATAR_VOICE_PROVIDER,
  END_GRACE_MS,
} from '../../constants.js';
import type { FailureKind } from '../../machine/failures.js';
import { tellsEnd } from '../../machine/messages.js';
import { endedReason, LISTENING, unwrap } from '../call-messages.js';
import type { WebCall } from '../web-call.js';
import { delay } from '../../async/abort.js';
import type { CallNews } from '../../ports.js';
import { kindOfFatal, microphoneTrouble } from './daily-errors.js';
import { isMuted } from './is-muted.js';
import type { RemoteAudio } from '../audio/remote-audio.js';
import type { SpeechDetector } from '../audio/speech-detector.js';
import { messageOf } from '../call-error.js';

/** Who wants to hear of what in a call. */
interface Listener {
  /** What a message means to the widget. */
  readonly interpret: (message: unknown) => CallNews[];
  readonly audio: RemoteAudio;
  readonly speech: SpeechDetector;
  readonly webCall: Pick<WebCall, 'recording' | 'voiceProvider'>;
  readonly tell: (news: CallNews) => void;
  /** Aborts when the call is over for this side. */
  readonly signal: AbortSignal;
  /** Whether the visitor wants to be muted. */
  readonly muted: () => boolean;
  readonly listening: () => void;
  readonly ended: (reason: string) => void;
  readonly broken: (kind: FailureKind, message: string) => void;
  readonly microphoneFailed: (kind: FailureKind, message: string) => void;
}

/** Hears all that the call library tells of one call, in whatever order it comes. */
export function listenToDaily(daily: DailyCall, listener: Listener): void {
  listenToParticipants(daily, listener);
  listenToMessages(daily, listener);
  listenToTrouble(daily, listener);
  daily.on('remote-participants-audio-level', ({ participantsAudioLevel }) =>
    listener.speech.hear(Object.values(participantsAudioLevel)),
  );
}

function listenToParticipants(daily: DailyCall, { audio, webCall, signal, tell }: Listener): void {
  const video = webCall.recording || webCall.voiceProvider === AVATAR_VOICE_PROVIDER;
  const subscribe = ({ local, session_id }: DailyParticipant) => {
    const setSubscribedTracks = { audio: true, ...(video && { video }) };
    if (!local) daily.updateParticipant(session_id, { setSubscribedTracks });
  };
  daily.on('participant-joined', ({ participant }) => subscribe(participant));
  // One who was there first may have been announced before this side had joined.
  daily.on('joined-meeting', ({ participants }) => Object.values(participants).forEach(subscribe));
  daily.on('track-started', ({ participant, track, type }) => {
    if (type !== 'audio' || !participant || participant.local || signal.aborted) return;
    if (participant.user_name === ASSISTANT_USER_NAME) void audio.play(track);
  });
  daily.on('participant-updated', ({ participant }) => {
    if (participant.local) tell({ type: 'call-changed', change: { muted: !participant.audio } });
  });
}

function isAssistant({ local, user_name }: DailyParticipant): boolean {
  return !local && user_name === ASSISTANT_USER_NAME;
}

function listenToMessages(
  daily: DailyCall,
  { interpret, signal, tell, listening, ended, broken }: Listener,
): void {
  let reason = 'meeting-ended';
  const end = () => ended(reason);
  daily.on('app-message', ({ data }) => {
    if (data === LISTENING) return listening();
    const message = unwrap(data);
    interpret(message).forEach(tell);
    tell({ type: 'call-messaged', message });
    if (!tellsEnd(message)) return;
    reason = endedReason(message) ?? reason;
    delay(END_GRACE_MS, signal).then(end, () => undefined);
  });
  daily.on('left-meeting', end);
  // It may only have lost its connection, or hand over to another assistant.
  daily.on('participant-left', ({ participant }) => {
    if (!isAssistant(participant)) return;
    const endAlone = () => Object.values(daily.participants()).some(isAssistant) || end();
    delay(ASSISTANT_RETURN_MS, signal).then(endAlone, () => undefined);
  });
  daily.on('error', (event) => {
    const kind = kindOfFatal(event);
    if (kind === 'end') end();
    else broken(kind, messageOf(event));
  });
}

function listenToTrouble(daily: DailyCall, { microphoneFailed, muted, tell }: Listener): void {
  daily.on('camera-error', (event) => {
    const kind = microphoneTrouble(event);
    if (kind) microphoneFailed(kind, messageOf(event.errorMsg));
  });
  daily.on('nonfatal-error', ({ type, errorMsg }) => {
    if (type !== 'audio-processor-error') return;
    tell({ type: 'call-degraded', error: { type, message: errorMsg } });
    daily
      .updateInputSettings({ audio: { processor: { type: 'none' } } })
      .finally(() => daily.setLocalAudio(!isMuted(daily, muted)))
      .catch((error: unknown) =>
        tell({ type: 'call-degraded', error: { type, message: messageOf(error) } }),
      );
  });
}
