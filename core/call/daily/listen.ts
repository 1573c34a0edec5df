import type { WebCall } from '../../ports.js';
import { ASSISTANT_USER_NAME } from '../../constants.js';
import type { DailyCall, DailyParticipant } from '@daily-co/daily-js';
import { announcesEnd } from '../../machine/messages.js';
import type { RemoteAudio } from '../audio/remote-audio.js';
import type { SpeechDetector } from '../audio/speech-detector.js';
import { messageOf } from '../call-error.js';
import { endedReason, LISTENING, unwrap } from '../call-messages.js';
import type { ForwardedFact } from '../machine/events.js';
import type { CallContext } from '../transport.js';
import { kindOfFatal, microphoneTrouble } from './daily-errors.js';
import { isMuted } from './is-muted.js';

/** The provider of voices with a video avatar. */
const AVATAR_VOICE_PROVIDER = 'tavus';

interface Listener extends Pick<CallContext, 'dispatch' | 'muted'> {
  /** Shows the browser whether the visitor is muted. */
  readonly showMuted: (muted: boolean) => void;
  /** The facts in a message. */
  readonly interpret: (message: unknown) => readonly ForwardedFact[];
  readonly audio: Pick<RemoteAudio, 'play'>;
  readonly speech: Pick<SpeechDetector, 'hear'>;
  readonly webCall: Pick<WebCall, 'recording' | 'voiceProvider'>;
  /** Aborts when the call is over. */
  readonly signal: AbortSignal;
}

/** Turns Daily's events into facts, in whatever order they come. */
export function listenToDaily(daily: DailyCall, listener: Listener): void {
  const isHeard = oneAssistant(daily);
  listenToParticipants(daily, listener, isHeard);
  listenToMessages(daily, listener, isHeard);
  listenToErrors(daily, listener);
  daily.on('remote-participants-audio-level', ({ participantsAudioLevel }) =>
    listener.speech.hear(Object.values(participantsAudioLevel)),
  );
}

function listenToParticipants(
  daily: DailyCall,
  { audio, webCall, signal, muted, showMuted, dispatch }: Listener,
  isHeard: IsHeard,
): void {
  const video = webCall.recording || webCall.voiceProvider === AVATAR_VOICE_PROVIDER;
  const subscribe = ({ local, session_id }: DailyParticipant) => {
    const setSubscribedTracks = { audio: true, ...(video && { video }) };
    if (!local) daily.updateParticipant(session_id, { setSubscribedTracks });
  };
  const play = (track: MediaStreamTrack) => {
    if (!signal.aborted) void audio.play(track);
  };
  daily.on('participant-joined', ({ participant }) => {
    subscribe(participant);
    if (isHeard(participant)) dispatch({ type: 'assistant-joined' });
  });
  // A participant who was there first may have been announced before this side joined.
  daily.on('joined-meeting', ({ participants }) => Object.values(participants).forEach(subscribe));
  daily.on('participant-left', ({ participant }) => {
    if (!isHeard(participant)) return;
    const next = Object.values(daily.participants()).find(
      (each) => each.session_id !== participant.session_id && isAssistant(each),
    );
    // It may hand over to another assistant.
    if (!next) return dispatch({ type: 'assistant-left' });
    const track = next.tracks?.audio.persistentTrack;
    if (track) play(track);
  });
  daily.on('track-started', ({ participant, track, type }) => {
    if (type === 'audio' && participant && isHeard(participant)) play(track);
  });
  daily.on('participant-updated', ({ participant }) => {
    if (!participant.local) return;
    const change = { muted: isMuted(daily, muted, { local: participant }) };
    showMuted(change.muted);
    dispatch({ type: 'call-changed', change });
  });
}

function isAssistant({ local, user_name }: DailyParticipant): boolean {
  return !local && user_name === ASSISTANT_USER_NAME;
}

/** Whether a participant is the one assistant that is heard: the first, until it leaves. */
type IsHeard = (participant: DailyParticipant) => boolean;

function oneAssistant(daily: DailyCall): IsHeard {
  let heard = '';
  return (participant) => {
    if (!isAssistant(participant)) return false;
    if (!daily.participants()[heard]) heard = participant.session_id;
    return heard === participant.session_id;
  };
}

function listenToMessages(
  daily: DailyCall,
  { interpret, dispatch }: Listener,
  isHeard: IsHeard,
): void {
  daily.on('app-message', ({ data, fromId }) => {
    const sender = daily.participants()[fromId];
    if (sender && isAssistant(sender) && !isHeard(sender)) return;
    if (data === LISTENING) return dispatch({ type: 'listening' });
    const message = unwrap(data);
    interpret(message).forEach(dispatch);
    dispatch({ type: 'call-messaged', message });
    if (announcesEnd(message)) dispatch({ type: 'end-announced', reason: endedReason(message) });
  });
}

function listenToErrors(daily: DailyCall, { muted, dispatch }: Listener): void {
  const left = () => dispatch({ type: 'left' });
  daily.on('left-meeting', left);
  daily.on('error', (event) => {
    const kind = kindOfFatal(event);
    if (kind === 'end') left();
    else dispatch({ type: 'broken', kind, message: messageOf(event) });
  });
  daily.on('camera-error', (event) => {
    const kind = microphoneTrouble(event);
    if (kind) dispatch({ type: 'microphone-failed', kind, message: messageOf(event.errorMsg) });
  });
  daily.once('recording-started', () => dispatch({ type: 'recording-started' }));
  daily.once('recording-error', ({ errorMsg }) =>
    dispatch({ type: 'recording-failed', message: messageOf({ errorMsg }) }),
  );
  daily.on('nonfatal-error', ({ type, errorMsg }) => {
    if (type !== 'audio-processor-error') return;
    const degrade = (message: string) =>
      dispatch({ type: 'call-degraded', error: { type, message } });
    degrade(errorMsg);
    daily
      .updateInputSettings({ audio: { processor: { type: 'none' } } })
      .finally(() => daily.setLocalAudio(!isMuted(daily, muted)))
      .catch((error: unknown) => degrade(messageOf(error)));
  });
}
