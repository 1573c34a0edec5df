import type { DailyCall, DailyInputSettings } from '@daily-co/daily-js';
import {
  AUDIO_PROCESSOR,
  REMOTE_AUDIO_LEVEL_INTERVAL_MS,
  VIDEO_RECORDING_HEIGHT,
  VIDEO_RECORDING_WIDTH,
} from '../../constants.js';
import type { CallWords } from '../../machine/effects.js';
import type { CallRequest, WebCall } from '../../ports.js';
import { addedMessage, greeting, PLAYABLE } from '../../provider/sent-messages.js';
import { CallDriver, type Outcome, type Released } from '../call-driver.js';
import { failureOf } from '../call-error.js';
import { interpret } from '../call-messages.js';
import type { CallRoom } from '../call-room.js';
import { loaded } from '../loaded.js';
import type { TransportEffect } from '../machine/effects.js';
import type { Stage } from '../machine/stages.js';
import type * as Rooms from '../rooms.js';
import type { CallContext } from '../transport.js';
import { createWebCall } from '../web-call.js';
import { appMessages } from './app-message.js';
import { createDailyCall, destroyDailyCall, loadDaily } from './call-object.js';
import { watchDevices } from './device-watch.js';
import { whyLate } from './late-join.js';
import { listenToDaily } from './listen.js';
import { watchMicrophone, type WatchedMicrophone } from './microphone-watch.js';
import { watchNetwork } from './network-watch.js';

/** The background of a recorded call. The specification asks for a dark one. */
const VIDEO_RECORDING_BACKGROUND = '#1f2d3d';

/** Carries a call through a Daily room. Nothing outside this folder knows Daily's library. */
export class DailyDriver extends CallDriver {
  /** Code that few calls need, requested before any of it is needed. */
  readonly #room?: Promise<typeof import('./room.js')>;
  readonly #modelOutput?: Promise<typeof import('../model-output.js')>;
  #webCall: WebCall | undefined;
  #daily: DailyCall | null = null;
  #microphone: WatchedMicrophone | undefined;
  #joining: Promise<unknown> | undefined;

  constructor(request: CallRequest, context: CallContext) {
    super(request, context);
    if (request.rejoin) this.#room = requested(import('./room.js'));
    if (request.showModelOutput) this.#modelOutput = requested(import('../model-output.js'));
  }

  callRoom({ dailyRoom }: typeof Rooms): CallRoom | null {
    return this.#daily && dailyRoom(this.#daily);
  }

  sendMessage(message: unknown): void {
    this.#send(() => appMessages(message));
  }

  addWords(words: CallWords): void {
    this.#send(() => appMessages(addedMessage(words)), words.messageId);
  }

  protected act(effect: TransportEffect): void {
    switch (effect.type) {
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
    }
  }

  #send(texts: () => readonly string[], messageId?: string): void {
    this.attemptToSend(() => {
      for (const text of texts()) this.#daily?.sendAppMessage(text);
    }, messageId);
  }

  protected async carryOut(stage: Stage): Promise<Outcome | undefined> {
    switch (stage) {
      case 'call-creation':
        return this.#createCall();
      case 'transport-creation':
        return this.#createObject();
      case 'join':
        return { muted: await this.#join() };
      case 'recording-setup':
        return void this.#daily!.startRecording({
          width: VIDEO_RECORDING_WIDTH,
          height: VIDEO_RECORDING_HEIGHT,
          backgroundColor: VIDEO_RECORDING_BACKGROUND,
          layout: { preset: 'default' },
        });
      case 'audio-levels':
        return this.setUp(
          this.#daily!.startRemoteParticipantsAudioLevelObserver(REMOTE_AUDIO_LEVEL_INTERVAL_MS),
        );
      case 'audio-processing':
        return this.setUp(
          this.#daily!.updateInputSettings({ audio: { processor: { type: this.#processor() } } }),
        );
    }
  }

  async #createCall(): Promise<Outcome> {
    requested(loadDaily());
    const webCall = (this.#webCall = await this.#webCallOf(this.request));
    const { id: callId, recording: videoRecordingEnabled, voiceProvider, token } = webCall;
    const created = { callId, videoRecordingEnabled, voiceProvider };
    return { created, recordsByJoin: Boolean(token) };
  }

  /** Creates a call at the provider, or loads the one that a page load cut off. */
  async #webCallOf(request: CallRequest): Promise<WebCall> {
    const signal = this.over;
    if (!this.#room) return createWebCall(request, signal);
    const { callStore } = await loaded(this.#room);
    const store = callStore(request);
    if (request.origin === 'resumed' && store.own) return store.own.webCall;
    const webCall = await createWebCall(request, signal);
    store.save({ webCall });
    return webCall;
  }

  async #createObject(): Promise<undefined> {
    const signal = this.over;
    const webCall = this.#webCall!;
    // What stores the call when the page is left has registered by now, and comes first.
    this.watchPage();
    const modelOutput = this.#modelOutput && (await loaded(this.#modelOutput));
    const daily = await createDailyCall({ ...this.request, recording: webCall.recording });
    // The call ended meanwhile: nothing else would free what the object holds.
    if (signal.aborted) return void destroyDailyCall(daily);
    this.#daily = daily;
    listenToDaily(daily, {
      interpret: modelOutput ? modelOutput.modelOutputReader() : interpret,
      audio: this.audio,
      speech: this.speech,
      webCall,
      signal,
      ...this.context,
      showMuted: this.controlMedia(),
    });
    watchNetwork(daily, signal, (network) =>
      this.context.dispatch({ type: 'call-changed', change: { network } }),
    );
  }

  /** Resolves with whether the visitor is muted. */
  async #join(): Promise<boolean> {
    const daily = this.#daily!;
    const muted = this.context.muted();
    const { url, token } = this.#webCall!;
    const join = () =>
      daily.join({
        url,
        subscribeToTracksAutomatically: false,
        ...(token && { token }),
        ...(muted && { startAudioOff: true }),
      });
    const resumed = this.request.origin === 'resumed';
    const room = resumed && this.#room && (await loaded(this.#room));
    this.over.throwIfAborted();
    this.#joining = room ? room.joinOnceFree(join) : join();
    await this.#joining;
    return muted;
  }

  async #explainLateJoin(): Promise<void> {
    const failure = failureOf(await whyLate(this.#daily!, this.context.muted()));
    this.context.dispatch({ type: 'stage-failed', stage: 'join', ...failure });
  }

  #processor() {
    const wanted = this.request.dailyOptions?.['inputSettings'] as DailyInputSettings | undefined;
    return wanted?.audio?.processor?.type === 'none' ? 'none' : AUDIO_PROCESSOR;
  }

  protected watchDevices(): void {
    const { dispatch, muted } = this.context;
    const daily = this.#daily!;
    watchDevices(daily);
    this.#microphone = watchMicrophone(daily, {
      signal: this.over,
      muted,
      expected: () => !this.speech.speaking,
      report: (unheard) => {
        dispatch({ type: 'call-changed', change: { unheard } });
        if (unheard === 'microphone-lost')
          dispatch({ type: 'microphone-failed', kind: unheard, message: 'It was disconnected' });
      },
      hear: (level) => (this.level = level),
    });
  }

  protected override leave({ endRoom }: Released): void {
    const daily = this.#daily;
    const destroy = () => daily && destroyDailyCall(daily);
    if (this.#webCall?.recording) daily?.stopRecording();
    if (!endRoom || !this.#room) return void destroy();
    const parts = { request: this.request, daily, joining: this.#joining };
    this.#room.then((room) => room.endRoom(parts), destroy);
  }
}

/** A failure to load is handled where the code is used. */
function requested<Code>(loading: Promise<Code>): Promise<Code> {
  loading.catch(() => undefined);
  return loading;
}
