import type {
  DailyCall,
  DailyParticipant,
  DailyRemoteMediaPlayerInfo,
  DailyTrackState,
} from '@daily-co/daily-js';
import type { CallRoom } from '../call-room.js';
import { callDevices } from '../devices.js';
import type { CallParticipant, MediaPlayer, RoomState, TrackState } from '../room-state.js';

const STATES: Readonly<Partial<Record<string, RoomState>>> = {
  'joined-meeting': 'joined',
  'left-meeting': 'left',
  error: 'error',
};

/** The room of a call through Daily. Data is copied, so that a page cannot change what the library keeps. */
export function dailyRoom(daily: DailyCall): CallRoom {
  return {
    state: () => STATES[daily.meetingState()] ?? 'joining',
    access() {
      const { access, awaitingAccess = null } = daily.accessState();
      return structuredClone({ access, awaitingAccess });
    },
    participantCounts() {
      const { present, hidden } = daily.participantCounts();
      return { present, hidden };
    },
    participants: () => Object.values(daily.participants()).map(participant),
    async networkState() {
      const { threshold, quality, networkState, networkStateReasons, stats } =
        await daily.getNetworkStats();
      return structuredClone({ threshold, quality, networkState, networkStateReasons, stats });
    },
    sessionData: () => structuredClone(daily.meetingSessionState().data),
    setSessionData: (data, strategy) => daily.setMeetingSessionData(data, strategy),
    setUserName: async (name, options) => (await daily.setUserName(name, options)).userName ?? name,
    setUserData: (data) => daily.setUserData(data),

    async devices() {
      const { devices } = await daily.enumerateDevices();
      const { mic, speaker } = await daily.getInputDevices();
      return callDevices(devices, { microphone: idOf(mic), speaker: idOf(speaker) });
    },
    useMicrophone: (audioDeviceId) => daily.setInputDevicesAsync({ audioDeviceId }),
    useSpeaker: (outputDeviceId) => daily.setOutputDeviceAsync({ outputDeviceId }),

    updateInputSettings: (settings) => daily.updateInputSettings(checked(settings)),
    updateSendSettings: (settings) => daily.updateSendSettings(checked(settings)),
    startCustomTrack: (track) => daily.startCustomTrack(track),
    stopCustomTrack: (trackName) => daily.stopCustomTrack(trackName),
    observeLocalLevel: (interval) => daily.startLocalAudioLevelObserver(interval),
    observeRemoteLevels: (interval) => daily.startRemoteParticipantsAudioLevelObserver(interval),
    localLevel: () => daily.getLocalAudioLevel(),
    remoteLevels: () => ({ ...daily.getRemoteParticipantsAudioLevel() }),

    updateParticipant: (sessionId, update) => daily.updateParticipant(sessionId, checked(update)),
    updateParticipants: (updates) => daily.updateParticipants(checked(updates)),

    startDialOut: async (options) =>
      (await daily.startDialOut(checked(options))).session?.sessionId,
    stopDialOut: (options) => daily.stopDialOut(options),
    sipCallTransfer: (options) => daily.sipCallTransfer(options),
    sipRefer: (options) => daily.sipRefer(options),
    sendDTMF: (options) => daily.sendDTMF(options),

    startRecording: (options) => daily.startRecording(checked(options)),
    updateRecording: (options) => daily.updateRecording(checked(options)),
    stopRecording: (options) => daily.stopRecording(options),

    startLiveStreaming: (options) => daily.startLiveStreaming(checked(options)),
    updateLiveStreaming: (options) => daily.updateLiveStreaming(checked(options)),
    addLiveStreamingEndpoints: (options) => daily.addLiveStreamingEndpoints(options),
    removeLiveStreamingEndpoints: (options) => daily.removeLiveStreamingEndpoints(options),
    stopLiveStreaming: (options) => daily.stopLiveStreaming(options),

    startTranscription: (options) => daily.startTranscription(checked(options)),
    updateTranscription: (options) => daily.updateTranscription(options),
    stopTranscription: (options) => daily.stopTranscription(options),

    startMediaPlayer: async (options) =>
      player(await daily.startRemoteMediaPlayer(checked(options))),
    updateMediaPlayer: async ({ sessionId, settings }) =>
      player(await daily.updateRemoteMediaPlayer({ session_id: sessionId, settings })),
    stopMediaPlayer: (sessionId) => daily.stopRemoteMediaPlayer(sessionId),
  };
}

/** A value that the limits have checked, whose types differ from the library's in details. */
function checked(value: object): never {
  return value as never;
}

function participant(daily: DailyParticipant): CallParticipant {
  const tracks = Object.entries(daily.tracks ?? {}).flatMap(([name, state]) =>
    state ? [[name, track(state)] as const] : [],
  );
  const { local, owner, audio, video, screen } = daily;
  return {
    sessionId: daily.session_id,
    userId: daily.user_id,
    userName: daily.user_name,
    userData: structuredClone(daily.userData),
    local,
    owner,
    audio,
    video,
    screen,
    joinedAt: daily.joined_at ?? null,
    tracks: Object.fromEntries(tracks),
    permissions: structuredClone(daily.permissions) ?? null,
  };
}

function track({ state, subscribed, blocked, off }: DailyTrackState): TrackState {
  const reasons = Object.entries({ ...blocked, ...off }).flatMap(([name, holds]) =>
    holds ? [name] : [],
  );
  return { state, subscribed, reasons };
}

function player({ session_id, remoteMediaPlayerState }: DailyRemoteMediaPlayerInfo): MediaPlayer {
  return { sessionId: session_id, ...remoteMediaPlayerState };
}

function idOf(device: object | undefined): string | null {
  return device && 'deviceId' in device ? String(device.deviceId) : null;
}
