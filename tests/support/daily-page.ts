/**
 * A page that calls with the real daily-js, in the way the vendor's clients do: it subscribes to
 * the assistant when it joins, plays its track, and then says that it is playable.
 */
import Daily, { type DailyCall, type DailyEventObject } from '@daily-co/daily-js';
import { scriptMicrophone } from './scripted-microphone.js';

export interface JoinOptions {
  bundleUrl: string;
  roomUrl: string;
  /** Speaks through a microphone that a script feeds, instead of the browser's. */
  scriptedMicrophone?: boolean;
  /** daily-js subscribes to all participants, instead of the page. */
  subscribe?: boolean;
  startAudioOff?: boolean;
  token?: string;
}

export type Seen = Record<string, unknown>;

/** The fields that a message or an event must have. */
export type Match = Record<string, string | number | boolean>;

/** Everything the page saw, for the test to look at. */
export class TestCall {
  readonly events: Seen[] = [];
  /** App messages, those in JSON already read; a bare word is a message of this type. */
  readonly messages: Seen[] = [];
  voice: MediaStreamTrack | undefined;
  /** Microphones that were opened and not yet released. */
  openMicrophones = 0;
  readonly levels = { remote: 0, local: 0 };
  call: DailyCall | undefined;

  /** Settles when joined; rejects as daily-js does. */
  async join(options: JoinOptions): Promise<void> {
    const { bundleUrl, roomUrl, scriptedMicrophone, subscribe = false } = options;
    const { startAudioOff, token } = options;
    if (scriptedMicrophone) scriptMicrophone();
    this.#watchMicrophones();
    const call = Daily.createCallObject({
      audioSource: true,
      videoSource: false,
      dailyConfig: { callObjectBundleUrlOverride: bundleUrl, avoidEval: true } as never,
    });
    this.call = call;
    this.#record(call);
    call.on('participant-joined', ({ participant }) => {
      if (participant.local || subscribe) return;
      call.updateParticipant(participant.session_id, { setSubscribedTracks: { audio: true } });
    });
    call.on('track-started', ({ participant, track }) => {
      if (!participant?.local && participant?.user_name === 'Vapi Speaker') void this.#play(track);
    });
    await call.join({
      url: roomUrl,
      subscribeToTracksAutomatically: subscribe,
      ...(startAudioOff && { startAudioOff }),
      ...(token !== undefined && { token }),
    });
    await call.startRemoteParticipantsAudioLevelObserver(100);
  }

  find(list: 'messages' | 'events', match: Match): Seen[] {
    return this[list].filter((seen) =>
      Object.entries(match).every(([property, wanted]) => seen[property] === wanted),
    );
  }

  send(message: unknown): void {
    this.call!.sendAppMessage(JSON.stringify(message));
  }

  #record(call: DailyCall): void {
    const actions = [
      'left-meeting',
      'error',
      'camera-error',
      'nonfatal-error',
      'participant-updated',
      'network-connection',
      'network-quality-change',
      'recording-started',
      'recording-stopped',
      'recording-error',
    ] as const;
    for (const action of actions) {
      call.on(action, (event: DailyEventObject) => {
        this.events.push(JSON.parse(JSON.stringify(event)) as Seen);
      });
    }
    call.on('app-message', ({ data }) => {
      const message = data === 'listening' ? { type: data } : (JSON.parse(String(data)) as Seen);
      this.messages.push(message);
    });
    call.on('remote-participants-audio-level', ({ participantsAudioLevel }) => {
      const sum = Object.values(participantsAudioLevel).reduce((a, b) => a + b, 0);
      this.levels.remote = Math.max(this.levels.remote, sum);
    });
    call.on('local-audio-level', ({ audioLevel }) => {
      this.levels.local = Math.max(this.levels.local, audioLevel);
    });
  }

  async #play(track: MediaStreamTrack): Promise<void> {
    const element = document.createElement('audio');
    element.srcObject = new MediaStream([track]);
    document.documentElement.append(element);
    await element.play();
    this.voice = track;
    this.call!.sendAppMessage('playable');
  }

  #watchMicrophones(): void {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      for (const track of stream.getAudioTracks()) this.#watch(track);
      return stream;
    };
  }

  #watch(track: MediaStreamTrack): void {
    const stop = track.stop.bind(track);
    this.openMicrophones++;
    track.stop = () => {
      if (track.readyState === 'live') this.openMicrophones--;
      stop();
    };
  }
}

declare global {
  interface Window {
    TestCall: typeof TestCall;
    testCall: TestCall;
  }
}

window.TestCall = TestCall;
window.testCall = new TestCall();
