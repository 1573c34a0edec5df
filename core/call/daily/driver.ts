import type { DailyCall, DailyInputSettings } from '@daily-co/daily-js';
import {
  AUDIO_PROCESSOR,
  FULL_VOLUME_LEVEL,
  REMOTE_AUDIO_LEVEL_INTERVAL_MS,
  VIDEO_RECORDING_SIZE,
} from '../../constants.js';
import { abortable } from '../../async/abort.js';
import { withTimeout } from '../../async/timing.js';
import type { Role } from '../../machine/identity.js';
import type { CallRequest, SoundOutput, WebCall } from '../../ports.js';
import { RemoteAudio } from '../audio/remote-audio.js';
import { SpeechDetector } from '../audio/speech-detector.js';
import type { CallRoom } from '../call-room.js';
import { CallError, failureOf, messageOf } from '../call-error.js';
import { interpret } from '../call-messages.js';
import { loaded } from '../loaded.js';
import type { CreatedCall } from '../machine/state.js';
import type { TransportEffect } from '../machine/effects.js';
import type { Stage } from '../machine/stages.js';
import { checkMicrophone } from '../microphone-access.js';
import { greeting, PLAYABLE } from '../../provider/sent-messages.js';
import { acquireCallLock } from '../tab-lock.js';
import type { CallContext, TransportDriver } from '../transport.js';
import { controlMedia } from '../media-session.js';
import { keepScreenOn } from '../wake-lock.js';
import { createWebCall } from '../web-call.js';
import { appMessages } from './app-message.js';
import { createDailyCall, destroyDailyCall, loadDaily } from './call-object.js';
import { watchDevices } from './device-watch.js';
import { isMuted } from './is-muted.js';
import { whyLate } from './late-join.js';
import { listenToDaily } from './listen.js';
import { watchMicrophone, type WatchedMicrophone } from './microphone-watch.js';
import { watchNetwork } from './network-watch.js';

/** The background of a recorded call. The specification asks for a dark one. */
const VIDEO_RECORDING_BACKGROUND = '#1f2d3d';

/**
 * How long Daily may take to set up what a call can do without, such as noise cancellation, in
 * milliseconds.
 */
const CALL_SETUP_LIMIT_MS = 10_000;

/** The metadata that a stage reports besides its end. */
interface Outcome {
  readonly created?: CreatedCall;
  readonly recordsByJoin?: boolean;
  readonly muted?: boolean;
}

/** Carries a call through a Daily room. Nothing outside this folder knows Daily's library. */
export class DailyDriver implements TransportDriver {
  readonly #request: CallRequest;
  readonly #context: CallContext;
  /** Aborts when the call is over. */
  readonly #over = new AbortController();
  readonly over = this.#over.signal;
  readonly #speech: SpeechDetector;
  /** The level of the visitor's microphone, 0 to 1. */
  #level = 0;
  readonly #audio: RemoteAudio;
  /** Code that few calls need, requested before any of it is needed. */
  readonly #room?: Promise<typeof import('./room.js')>;
  readonly #modelOutput?: Promise<typeof import('../model-output.js')>;
  #webCall: WebCall | undefined;
  #daily: DailyCall | null = null;
  #microphone: WatchedMicrophone | undefined;
  #joining: Promise<unknown> | undefined;

  constructor(request: CallRequest, context: CallContext) {
    this.#request = request;
    this.#context = context;
    const { dispatch, sound } = context;
    this.#speech = new SpeechDetector((speaking) =>
      dispatch({ type: speaking ? 'call-speech-started' : 'call-speech-ended', role: 'assistant' }),
    );
    this.#audio = new RemoteAudio(
      (playback) => dispatch({ type: 'playback-changed', playback }),
      sound,
    );
    if (request.rejoin) this.#room = requested(import('./room.js'));
    if (request.showModelOutput) this.#modelOutput = requested(import('../model-output.js'));
    this.#watchPage();
  }

  get callRoom(): CallRoom | null {
    return this.#daily as CallRoom | null;
  }

  perform(effect: TransportEffect): void {
    switch (effect.type) {
      case 'run':
        return void this.#run(effect.stage);
      case 'explain-late-join':
        return void this.#explainLateJoin();
      case 'set-microphone':
        // A visitor who wants to be heard again may have lost the microphone meanwhile.
        if (effect.on && this.#microphone?.recover()) return;
        return void this.#daily?.setLocalAudio(effect.on);
      case 'confirm-playback':
        return this.#send(() => [PLAYABLE]);
      case 'greet':
        return this.sendMessage(greeting(effect.recordingDelaySeconds));
      case 'watch':
        return this.#watch();
      case 'release':
        return this.#release(effect.endRoom);
    }
  }

  sendMessage(message: unknown): void {
    this.#send(() => appMessages(message));
  }

  resumePlayback(): void {
    void this.#audio.resume();
  }

  volume(role: Role): number {
    return role === 'assistant'
      ? this.#speech.volume
      : Math.min(1, this.#level / FULL_VOLUME_LEVEL);
  }

  output(): Promise<SoundOutput> {
    return this.#audio.output();
  }

  #send(texts: () => readonly string[]): void {
    try {
      for (const text of texts()) this.#daily?.sendAppMessage(text);
    } catch (caught) {
      const error = { type: 'app-message-error', message: messageOf(caught) };
      this.#context.dispatch({ type: 'call-degraded', error });
    }
  }

  async #run(stage: Stage): Promise<void> {
    const { dispatch } = this.#context;
    try {
      const outcome = await this.#carryOut(stage);
      dispatch({ type: 'stage-completed', stage, ...outcome });
    } catch (error) {
      dispatch({ type: 'stage-failed', stage, ...failureOf(error) });
    }
  }

  async #carryOut(stage: Stage): Promise<Outcome | undefined> {
    switch (stage) {
      case 'initialization':
        return this.#claimTab();
      case 'validation':
        // A call that is resumed was created when the visitor could speak.
        if (this.#request.origin !== 'resumed') await checkMicrophone();
        return;
      case 'call-creation':
        return this.#createCall();
      case 'transport-creation':
        return this.#createObject();
      case 'join':
        return { muted: await this.#join() };
      case 'recording-setup':
        return void this.#daily!.startRecording({
          ...VIDEO_RECORDING_SIZE,
          backgroundColor: VIDEO_RECORDING_BACKGROUND,
          layout: { preset: 'default' },
        });
      case 'audio-levels':
        return this.#setUp(
          this.#daily!.startRemoteParticipantsAudioLevelObserver(REMOTE_AUDIO_LEVEL_INTERVAL_MS),
        );
      case 'audio-processing':
        return this.#setUp(
          this.#daily!.updateInputSettings({ audio: { processor: { type: this.#processor() } } }),
        );
    }
  }

  /** Waits for what a call can do without, no longer than the call. */
  async #setUp(done: Promise<unknown>): Promise<undefined> {
    await withTimeout(abortable(done, this.#over.signal), CALL_SETUP_LIMIT_MS);
  }

  async #claimTab(): Promise<undefined> {
    const claimed = await acquireCallLock({
      end: () => this.#context.dispatch({ type: 'moved' }),
      move: this.#request.origin === 'moved',
      signal: this.#over.signal,
    });
    if (!claimed) throw new CallError('call-elsewhere', 'Another tab has a call');
  }

  async #createCall(): Promise<Outcome> {
    requested(loadDaily());
    const webCall = (this.#webCall = await this.#webCallOf(this.#request));
    const { id: callId, recording: videoRecordingEnabled, voiceProvider, token } = webCall;
    const created = { callId, videoRecordingEnabled, voiceProvider };
    return { created, recordsByJoin: Boolean(token) };
  }

  /** Creates a call at the provider, or loads the one that a page load interrupted. */
  async #webCallOf(request: CallRequest): Promise<WebCall> {
    const { signal } = this.#over;
    if (!this.#room) return createWebCall(request, signal);
    const { callStore } = await loaded(this.#room);
    const store = callStore(request);
    if (request.origin === 'resumed' && store.own) return store.own.webCall;
    const webCall = await createWebCall(request, signal);
    store.save({ webCall });
    return webCall;
  }

  async #createObject(): Promise<undefined> {
    const { signal } = this.#over;
    const { dispatch, muted } = this.#context;
    const webCall = this.#webCall!;
    // What stores the call when the page is left has registered by now, and comes first.
    this.#watchPage();
    const modelOutput = this.#modelOutput && (await loaded(this.#modelOutput));
    const daily = await createDailyCall({ ...this.#request, recording: webCall.recording });
    // The call ended meanwhile: nothing else would free what the object holds.
    if (signal.aborted) return void destroyDailyCall(daily);
    this.#daily = daily;
    listenToDaily(daily, {
      interpret: modelOutput ? modelOutput.modelOutputReader() : interpret,
      audio: this.#audio,
      speech: this.#speech,
      webCall,
      signal,
      dispatch,
      muted,
    });
    const showMuted = controlMedia(
      {
        hangup: () => dispatch({ type: 'hung-up' }),
        togglemicrophone: () => dispatch({ type: 'mute-toggled' }),
      },
      signal,
    );
    showMuted(muted());
    daily.on('participant-updated', ({ participant }) => {
      if (participant.local) showMuted(isMuted(daily, muted, { local: participant }));
    });
    watchNetwork(daily, signal, (network) =>
      dispatch({ type: 'call-changed', change: { network } }),
    );
  }

  /** Resolves with whether the visitor is muted. */
  async #join(): Promise<boolean> {
    const daily = this.#daily!;
    const muted = this.#context.muted();
    const { url, token } = this.#webCall!;
    const join = () =>
      daily.join({
        url,
        subscribeToTracksAutomatically: false,
        ...(token && { token }),
        ...(muted && { startAudioOff: true }),
      });
    const resumed = this.#request.origin === 'resumed';
    const room = resumed && this.#room && (await loaded(this.#room));
    this.#over.signal.throwIfAborted();
    this.#joining = room ? room.joinOnceFree(join) : join();
    await this.#joining;
    return muted;
  }

  async #explainLateJoin(): Promise<void> {
    const failure = failureOf(await whyLate(this.#daily!, this.#context.muted()));
    this.#context.dispatch({ type: 'stage-failed', stage: 'join', ...failure });
  }

  #processor() {
    const wanted = this.#request.dailyOptions?.['inputSettings'] as DailyInputSettings | undefined;
    return wanted?.audio?.processor?.type === 'none' ? 'none' : AUDIO_PROCESSOR;
  }

  /** The browser calls listeners in the order of their registration, whatever their phase. */
  #watchPage(): void {
    removeEventListener('pagehide', this.#leave);
    addEventListener('pagehide', this.#leave, { signal: this.#over.signal });
  }

  readonly #leave = ({ persisted }: PageTransitionEvent) => {
    if (persisted) this.#context.dispatch({ type: 'page-cached' });
  };

  #watch(): void {
    const { signal } = this.#over;
    const { dispatch, muted } = this.#context;
    const daily = this.#daily!;
    keepScreenOn(signal);
    watchDevices(daily);
    this.#microphone = watchMicrophone(daily, {
      signal,
      muted,
      expected: () => !this.#speech.speaking,
      report: (unheard) => {
        dispatch({ type: 'call-changed', change: { unheard } });
        if (unheard === 'microphone-lost')
          dispatch({ type: 'microphone-failed', kind: unheard, message: 'It was disconnected' });
      },
      hear: (level) => (this.#level = level),
    });
    if (!this.#request.silenceTimeoutSeconds) return;
    const act = () => dispatch({ type: 'activity' });
    // A click may come without pointer events, from a screen reader for instance.
    for (const type of ['pointerdown', 'keydown', 'click'])
      addEventListener(type, act, { signal, capture: true });
  }

  #release(endRoom: boolean): void {
    const daily = this.#daily;
    const destroy = () => daily && destroyDailyCall(daily);
    this.#over.abort();
    this.#speech.stop();
    this.#level = 0;
    this.#audio.remove();
    if (this.#webCall?.recording) daily?.stopRecording();
    if (!endRoom || !this.#room) return void destroy();
    const parts = { request: this.#request, daily, joining: this.#joining };
    this.#room.then((room) => room.endRoom(parts), destroy);
  }
}

/** A failure to load is handled where the code is used. */
function requested<Code>(loading: Promise<Code>): Promise<Code> {
  loading.catch(() => undefined);
  return loading;
}
