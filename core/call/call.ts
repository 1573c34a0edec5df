import type { DailyCall } from '@daily-co/daily-js';
import type { FailureKind } from '../machine/failures.js';
import { CALL_MOVED, CUSTOMER_ENDED_CALL } from '../machine/messages.js';
import type { CallHandle, CallNews, CallRequest, LiveCall, SoundOutput } from '../ports.js';
import { interpret } from './call-messages.js';
import type { WebCall } from './web-call.js';
import { appMessages } from './app-message.js';
import { abortable } from '../async/abort.js';
import { CallError, messageOf } from './call-error.js';
import { loaded } from './loaded.js';
import { listenToDaily } from './daily/daily-events.js';
import { destroyDailyCall, loadDaily } from './daily/call-object.js';
import { watchDevices } from './watch/device-watch.js';
import type { HangUpLimits } from './watch/hang-up-limits.js';
import { watchMicrophone } from './watch/microphone-watch.js';
import { watchNetwork } from './watch/network-watch.js';
import { waitForListening, type ListeningWait } from './start/listening-wait.js';
import type { Recording } from './recording.js';
import { RemoteAudio } from './audio/remote-audio.js';
import { SpeechDetector } from './audio/speech-detector.js';
import { StageReporter } from './start/stage-reporter.js';
import * as stage from './start/start-stages.js';
import { keepScreenOn } from './watch/wake-lock.js';

export { loadDaily };

/**
 * Starts a call, and tells of its stages, of what is said in it, and of its end. It may have been `asked`
 * for before, in milliseconds of `performance.now()`.
 */
export function startCall(
  request: CallRequest,
  tell: (news: CallNews) => void,
  asked?: number,
): VoiceCall | undefined {
  try {
    return new VoiceCall(request, tell, asked);
  } catch (error) {
    // As where there is no page to play the assistant in.
    const failure = {
      kind: 'unsupported',
      type: 'start-method-error',
      message: String(error),
    } as const;
    tell({ type: 'call-failed', failure, duration: 0 });
    return undefined;
  }
}

class VoiceCall implements Omit<CallHandle, 'current'>, LiveCall {
  readonly #request: CallRequest;
  readonly #tell: (news: CallNews) => void;
  /** Aborts with a `CallError` when the call breaks, and without one when it is ended. */
  readonly #abort = new AbortController();
  readonly #stages: StageReporter;
  readonly #speech: SpeechDetector;
  readonly #audio: RemoteAudio;
  readonly #began: number;
  #daily: DailyCall | null = null;
  #recording: Recording | null = null;
  #limits: HangUpLimits | null = null;
  #muted: boolean;
  /** For an assistant that does not listen yet; it goes on telling the assistant that it is played. */
  #wait: ListeningWait | null = null;
  #phase: 'starting' | 'joined' | 'connected' | 'over' = 'starting';
  /** Whether a call that is kept to be joined again can be this one, and no other widget's. */
  #mayBeKept: boolean;

  constructor(
    request: CallRequest,
    tell: (news: CallNews) => void,
    began: number = performance.now(),
  ) {
    this.#request = request;
    this.#began = began;
    this.#muted = Boolean(request.startMuted || request.pushToTalk);
    this.#mayBeKept = request.origin === 'resumed';
    this.#tell = (news) => {
      if (this.#phase === 'over') return;
      tell(news);
      this.#limits?.hear(news);
    };
    this.#stages = new StageReporter(this.#tell, this.#abort.signal);
    this.#speech = new SpeechDetector((speaking) =>
      this.#tell({
        type: speaking ? 'call-speech-started' : 'call-speech-ended',
        role: 'assistant',
      }),
    );
    this.#audio = new RemoteAudio((playback) => {
      this.#wait?.heed(playback);
      this.#tell({ type: 'call-changed', change: { playback } });
    });
    this.#watchPage();
    void this.#start();
  }

  stop(): void {
    if (this.#phase === 'over') return;
    this.#phase = 'over';
    this.#wait?.end();
    this.#abort.abort();
    this.#speech.stop();
    this.#audio.remove();
    this.#recording?.stop();
    const request = this.#request;
    const daily = this.#daily;
    const destroy = () => daily && destroyDailyCall(daily);
    if (request.rejoin && this.#mayBeKept)
      void import('./rejoin/rejoin.js').then(
        ({ endForGood }) => endForGood(request, daily),
        destroy,
      );
    else destroy();
  }

  mute(muted: boolean): void {
    this.#muted = muted;
    this.#daily?.setLocalAudio(!muted);
  }

  send(message: unknown): void {
    try {
      for (const text of appMessages(message)) this.#daily?.sendAppMessage(text);
    } catch (error) {
      const refused = { type: 'app-message-error', message: messageOf(error) };
      this.#tell({ type: 'call-degraded', error: refused });
    }
  }

  resumePlayback(): void {
    void this.#audio.resume();
  }

  volume(): number {
    return this.#speech.volume;
  }

  daily(): DailyCall | null {
    return this.#daily;
  }

  output(): Promise<SoundOutput> {
    return this.#audio.output();
  }

  async #start(): Promise<void> {
    const stages = this.#stages;
    const { signal } = this.#abort;
    const failed = (error: unknown) =>
      this.#fail(CallError.at(undefined, 'start-method-error', error));
    try {
      await stage.initialize(stages, {
        end: () => this.#tell({ type: 'call-ended', reason: CALL_MOVED }),
        move: this.#request.origin === 'moved',
        signal,
      });
      await stage.validate(stages, this.#request);
      this.#mayBeKept = true;
      // Whether it fails is told where it is needed.
      loadDaily().catch(() => undefined);
      const webCall = await stage.makeWebCall(stages, this.#request, signal);
      // Who keeps how far the call has come is there by now, and is to hear of a leave before.
      this.#watchPage();
      const daily = await this.#createDailyCall(webCall);
      const { heard } = await this.#listen(daily, webCall);
      const hangUpLimits = await stage.loadHangUpLimits(this.#request);
      await stage.waitForPermissions(stages, signal);
      this.#recording?.joining();
      if (this.#muted) this.#tell({ type: 'call-changed', change: { muted: true } });
      const muted = this.#muted;
      const wishes = { ...this.#request, ...webCall, muted };
      await stage.join(stages, daily, wishes, signal);
      // Whoever heard of the join may have ended the call.
      signal.throwIfAborted();
      this.#phase = 'joined';
      if (this.#muted !== muted) this.mute(this.#muted);
      const wait = (this.#wait = waitForListening(daily, () =>
        this.#break('no-answer', 'The assistant did not answer in time'),
      ));
      wait.heed(this.#audio.playback);
      this.#complete(daily, webCall.id).catch(failed);
      await abortable(heard, signal);
      this.#phase = 'connected';
      wait.end();
      // What a page asks for when it hears of the call comes after what the widget asks for.
      this.#watch(daily, hangUpLimits);
      this.#tell({
        type: 'call-connected',
        speaking: this.#speech.speaking,
        since: this.#request.since,
      });
    } catch (error) {
      failed(error);
    }
  }

  /** No connection outlives a stay in the browser's cache of pages. */
  #watchPage(): void {
    removeEventListener('pagehide', this.#leave);
    addEventListener('pagehide', this.#leave, { signal: this.#abort.signal });
  }

  readonly #leave = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    // What is kept may be taken up by the next page, or by this one when it is back.
    this.#mayBeKept = false;
    this.#tell({ type: 'call-ended', reason: CUSTOMER_ENDED_CALL });
  };

  /** The stages after the join. An assistant that listens waits for none of them. */
  async #complete(daily: DailyCall, callId: string | null): Promise<void> {
    const stages = this.#stages;
    if (this.#recording) await this.#recording.start();
    else stages.skipRecording('skipped-not-enabled');
    await stage.observeLevels(stages, daily);
    await stage.processAudio(stages, daily, this.#request);
    const duration = performance.now() - this.#began;
    this.#tell({ type: 'call-started', callId, duration });
  }

  async #createDailyCall(webCall: WebCall): Promise<DailyCall> {
    const wishes = { ...this.#request, recording: webCall.recording };
    const daily = await stage.createCallObject(this.#stages, wishes, (created) => {
      // Ended while the library was on its way: nobody else would free what it holds.
      if (this.#abort.signal.aborted) destroyDailyCall(created);
      else this.#daily = created;
    });
    if (webCall.recording) {
      const { Recording } = await loaded(import('./recording.js'));
      this.#recording = new Recording(daily, {
        webCall,
        stages: this.#stages,
        request: this.#request,
        call: this,
      });
    }
    return daily;
  }

  /** Listens before joining, since much is told while the join is under way. */
  async #listen(daily: DailyCall, webCall: WebCall): Promise<{ heard: Promise<void> }> {
    const { signal } = this.#abort;
    const interpreter = this.#request.showModelOutput
      ? (await loaded(import('./model-output.js'))).modelOutputReader()
      : interpret;
    // A join that may be tried once more tells itself how it ends.
    const joinsAgain = () => this.#phase === 'starting' && this.#request.origin === 'resumed';
    const heard = new Promise<void>((resolve) => {
      listenToDaily(daily, {
        interpret: interpreter,
        audio: this.#audio,
        speech: this.#speech,
        webCall,
        tell: this.#tell,
        signal,
        muted: () => this.#muted,
        listening: resolve,
        ended: (reason) => joinsAgain() || this.#ended(reason),
        broken: (kind, message) => joinsAgain() || this.#break(kind, message),
        // Without a microphone there is no call to begin; one that goes on does so without being heard.
        microphoneFailed: (kind, message) =>
          this.#phase === 'connected'
            ? this.#tell({ type: 'call-degraded', error: { type: kind, message } })
            : this.#break(kind, message),
      });
    });
    watchNetwork(daily, signal, (network) =>
      this.#tell({ type: 'call-changed', change: { network } }),
    );
    return { heard };
  }

  /** Looks after a call that has begun. */
  #watch(daily: DailyCall, Limits: typeof HangUpLimits | undefined): void {
    const { signal } = this.#abort;
    keepScreenOn(signal);
    watchDevices(daily);
    watchMicrophone(daily, {
      muted: () => this.#muted,
      expected: () => !this.#speech.speaking,
      tell: (unheard) => this.#tell({ type: 'call-changed', change: { unheard } }),
    });
    if (Limits) this.#limits = new Limits(this.#request, this.#tell, signal);
  }

  /** The world broke the call: in its start, the start fails; later, the call does. */
  #break(kind: FailureKind, message: string): void {
    if (this.#phase === 'connected')
      return this.#fail(new CallError({ kind, message, type: 'call-error' }));
    const failure =
      this.#phase === 'joined'
        ? ({ type: 'start-method-error' } as const)
        : ({ type: 'daily-call-join-error', stage: 'daily-call-join' } as const);
    this.#abort.abort(new CallError({ kind, message, ...failure }));
  }

  #ended(reason: string): void {
    if (this.#phase === 'connected') return this.#tell({ type: 'call-ended', reason });
    this.#break('call-dropped', `The call ended at its start: ${reason}`);
  }

  #fail({ failure }: CallError): void {
    const duration = performance.now() - this.#began;
    // What is kept is a call that goes on there.
    if (failure.kind === 'call-elsewhere') this.#mayBeKept = false;
    this.#tell({ type: 'call-failed', failure, duration });
    this.stop();
  }
}
