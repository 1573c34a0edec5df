import type { DailyCall } from '@daily-co/daily-js';
import {
  APP_MESSAGE_LIMIT,
  AUDIO_PROCESSOR,
  JOIN_LIMIT_MS,
  LISTENING_LIMIT_MS,
  MOBILE_PERMISSIONS_WAIT_MS,
  REMOTE_AUDIO_LEVEL_INTERVAL_MS,
} from '../constants.js';
import type { FailureKind } from '../machine/failures.js';
import { NOTHING_TO_CALL } from '../machine/messages.js';
import type { CallHandle, CallNews, CallRequest } from '../ports.js';
import { createWebCall, hasCallee, type WebCall } from '../provider/web-call.js';
import { PLAYABLE } from '../provider/call-messages.js';
import { pause } from '../provider/retry.js';
import { abortable, within } from './abortable.js';
import { listenToDaily } from './daily-events.js';
import { createDailyCall, destroyDailyCall } from './daily.js';
import { isPhone } from './phone.js';
import { Recording } from './recording.js';
import { RemoteAudio } from './remote-audio.js';
import { SpeechDetector } from './speech-detector.js';
import { StageReporter } from './stage-reporter.js';
import { StartError } from './start-error.js';

/** Starts a call, and tells of its stages, of what is said in it, and of its end. */
export function startCall(request: CallRequest, tell: (news: CallNews) => void): CallHandle {
  return new VoiceCall(request, tell);
}

class VoiceCall implements CallHandle {
  readonly #request: CallRequest;
  readonly #tell: (news: CallNews) => void;
  /** Aborts with a `StartError` when the call breaks, and without one when it is ended. */
  readonly #abort = new AbortController();
  readonly #stages: StageReporter;
  readonly #speech: SpeechDetector;
  readonly #audio: RemoteAudio;
  readonly #began = performance.now();
  #daily: DailyCall | null = null;
  #recording: Recording | null = null;
  #muted = false;
  #phase: 'starting' | 'connected' | 'over' = 'starting';

  constructor(request: CallRequest, tell: (news: CallNews) => void) {
    this.#request = request;
    this.#tell = (news) => {
      if (this.#phase !== 'over') tell(news);
    };
    this.#stages = new StageReporter(this.#tell, this.#abort.signal);
    this.#speech = new SpeechDetector((speaking) =>
      this.#tell({
        type: speaking ? 'call-speech-started' : 'call-speech-ended',
        role: 'assistant',
      }),
    );
    this.#audio = new RemoteAudio((playback) => {
      if (playback === 'allowed') this.#daily?.sendAppMessage(PLAYABLE);
      this.#tell({ type: 'call-playback', playback });
    });
    void this.#start();
  }

  stop(): void {
    if (this.#phase === 'over') return;
    this.#phase = 'over';
    this.#abort.abort();
    this.#speech.stop();
    this.#audio.remove();
    if (!this.#daily) return;
    this.#recording?.stop();
    destroyDailyCall(this.#daily);
  }

  mute(muted: boolean): void {
    this.#muted = muted;
    this.#daily?.setLocalAudio(!muted);
  }

  send(message: unknown): void {
    const text = JSON.stringify(message);
    const length = JSON.stringify(text).length;
    if (length <= APP_MESSAGE_LIMIT) return void this.#daily?.sendAppMessage(text);
    const said = `A message of ${length} characters cannot be sent: at most ${APP_MESSAGE_LIMIT} fit`;
    this.#tell({ type: 'call-degraded', error: { type: 'app-message-error', message: said } });
  }

  resumePlayback(): void {
    void this.#audio.resume();
  }

  volume(): number {
    return this.#speech.volume;
  }

  async #start(): Promise<void> {
    try {
      const webCall = await this.#createWebCall();
      const daily = await this.#createDailyCall(webCall);
      const listening = this.#listen(daily);
      await this.#waitForPermissions();
      await this.#join(daily, webCall);
      await this.#recording?.start();
      await this.#observeLevels(daily);
      await this.#processAudio(daily);
      const duration = performance.now() - this.#began;
      this.#tell({ type: 'call-started', callId: webCall.id, duration });
      await this.#waitFor(listening);
      this.#phase = 'connected';
      this.#tell({ type: 'call-connected' });
    } catch (error) {
      this.#fail(StartError.at(undefined, 'start-method-error', error));
    }
  }

  async #createWebCall(): Promise<WebCall> {
    const stages = this.#stages;
    await stages.run('initialization', { type: 'start-method-error', work: () => undefined });
    await stages.run('validation', {
      type: 'validation-error',
      work: () => {
        if (hasCallee(this.#request)) return;
        const message = NOTHING_TO_CALL;
        const stage = 'input-validation';
        throw new StartError({ kind: 'misconfigured', type: 'validation-error', message, stage });
      },
    });
    return stages.run('web-call-creation', {
      type: 'start-method-error',
      work: () => createWebCall(this.#request, this.#abort.signal),
      metadata: ({ id, recording, voiceProvider }) => ({
        callId: id,
        videoRecordingEnabled: recording,
        voiceProvider,
      }),
    });
  }

  async #createDailyCall(webCall: WebCall): Promise<DailyCall> {
    const daily = await this.#stages.run('daily-call-object-creation', {
      type: 'daily-call-object-creation-error',
      work: async () => {
        const created = await createDailyCall(this.#request, webCall.recording);
        // Ended while the library was on its way: nobody else would free what it holds.
        if (this.#abort.signal.aborted) destroyDailyCall(created);
        else this.#daily = created;
        return created;
      },
    });
    this.#recording = new Recording(daily, webCall, this.#stages);
    return daily;
  }

  /** Listens before joining, since much is told while the join is under way. */
  #listen(daily: DailyCall): Promise<void> {
    return new Promise((resolve) => {
      listenToDaily(daily, {
        audio: this.#audio,
        speech: this.#speech,
        tell: this.#tell,
        signal: this.#abort.signal,
        muted: () => this.#muted,
        listening: resolve,
        ended: (reason) => this.#ended(reason),
        broken: (kind, message) => this.#break(kind, message),
        microphoneFailed: (kind, message) => this.#microphoneFailed(kind, message),
      });
      this.#recording?.listen((videoRecordingStartDelaySeconds) => {
        this.#stages.begin('video-recording-started')('completed', {
          delaySeconds: videoRecordingStartDelaySeconds,
        });
        const control = 'say-first-message';
        this.send({ type: 'control', control, videoRecordingStartDelaySeconds });
      });
    });
  }

  async #waitForPermissions(): Promise<void> {
    if (!isPhone()) return this.#stages.skip('mobile-permissions', 'skipped-not-mobile');
    await this.#stages.run('mobile-permissions', {
      type: 'start-method-error',
      work: () => pause(MOBILE_PERMISSIONS_WAIT_MS, this.#abort.signal),
    });
  }

  async #join(daily: DailyCall, { url, token }: WebCall): Promise<void> {
    this.#recording?.joining();
    await this.#stages.run('daily-call-join', {
      type: 'daily-call-join-error',
      work: async () => {
        const joined = daily.join({
          url,
          subscribeToTracksAutomatically: false,
          ...(token && { token }),
        });
        await within(joined, JOIN_LIMIT_MS, 'The call could not be joined in time');
      },
    });
  }

  async #observeLevels(daily: DailyCall): Promise<void> {
    await this.#stages.attempt('audio-observer-setup', {
      type: 'audio-observer-setup-error',
      work: () => daily.startRemoteParticipantsAudioLevelObserver(REMOTE_AUDIO_LEVEL_INTERVAL_MS),
    });
  }

  async #processAudio(daily: DailyCall): Promise<void> {
    await this.#stages.attempt('audio-processing-setup', {
      type: 'audio-processing-setup-error',
      work: async () => {
        await daily.updateInputSettings({ audio: { processor: { type: AUDIO_PROCESSOR } } });
      },
    });
  }

  async #waitFor(listening: Promise<void>): Promise<void> {
    const message = 'The assistant did not answer in time';
    const answered = within(listening, LISTENING_LIMIT_MS, message).catch((error: unknown) => {
      throw StartError.at(undefined, 'start-method-error', error, 'no-answer');
    });
    await abortable(answered, this.#abort.signal);
  }

  /** The world broke the call: in its start, the start fails; later, the call does. */
  #break(kind: FailureKind, message: string): void {
    if (this.#phase !== 'starting')
      return this.#fail(new StartError({ kind, message, type: 'call-error' }));
    const stage = 'daily-call-join';
    this.#abort.abort(new StartError({ kind, message, type: 'daily-call-join-error', stage }));
  }

  /** Without a microphone there is no call to begin; one that goes on does so without being heard. */
  #microphoneFailed(kind: FailureKind, message: string): void {
    if (this.#phase === 'starting') return this.#break(kind, message);
    this.#tell({ type: 'call-degraded', error: { type: kind, message } });
  }

  #ended(reason: string): void {
    if (this.#phase === 'connected') return this.#tell({ type: 'call-ended', reason });
    this.#break('call-dropped', `The call ended before the assistant listened: ${reason}`);
  }

  #fail({ failure }: StartError): void {
    const duration = performance.now() - this.#began;
    this.#tell({ type: 'call-failed', failure, duration });
    this.stop();
  }
}
