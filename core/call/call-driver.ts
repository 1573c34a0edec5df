import { FULL_VOLUME_LEVEL } from '../constants.js';
import { abortable, delay } from '../async/abort.js';
import { withTimeout } from '../async/timing.js';
import type { CallWords } from '../machine/effects.js';
import type { Role } from '../machine/identity.js';
import type { CallRequest, SoundOutput } from '../ports.js';
import { isTokenServer } from '../provider/keys.js';
import { REPORT_LIMIT_MS, watchPolicy } from '../provider/page-policy.js';
import { RemoteAudio } from './audio/remote-audio.js';
import { SpeechDetector } from './audio/speech-detector.js';
import { CallError, failureOf, messageOf } from './call-error.js';
import type { CallRoom } from './call-room.js';
import type { TransportEffect } from './machine/effects.js';
import type { Stage } from './machine/stages.js';
import type { CreatedCall, StageFailure } from './machine/state.js';
import { controlMedia } from './media-session.js';
import { checkMicrophone } from './microphone-access.js';
import type * as Rooms from './rooms.js';
import { acquireCallLock } from './tab-lock.js';
import type { CallContext, TransportDriver } from './transport.js';
import { keepScreenOn } from './wake-lock.js';

/** The hosts that a call needs by default: those of the call library, and OpenAI's. */
const DEFAULT_HOSTS = /\/\/([\w.-]*\.daily\.co|api\.openai\.com)\b/;

/** How long the set-up of what a call can do without may take, such as noise cancellation, in milliseconds. */
const CALL_SETUP_LIMIT_MS = 10_000;

/** The metadata that a stage reports besides its end. */
export interface Outcome {
  readonly created?: CreatedCall;
  readonly recordsByJoin?: boolean;
  readonly muted?: boolean;
}

export type Released = Extract<TransportEffect, { readonly type: 'release' }>;

/**
 * The work that every transport needs: the stages that concern the page and the browser, the sound of the
 * assistant, the browser's own controls, and the end. A subclass carries the call.
 */
export abstract class CallDriver implements TransportDriver {
  protected readonly request: CallRequest;
  protected readonly context: CallContext;
  readonly #over = new AbortController();
  readonly over = this.#over.signal;
  /** Aborts with a message when the page's policy blocks a request. After the join that is no reason to fail. */
  #blocked: AbortSignal;
  protected readonly speech: SpeechDetector;
  protected readonly audio: RemoteAudio;
  /** The level of the visitor's microphone, 0 to 1. */
  protected level = 0;

  constructor(request: CallRequest, context: CallContext) {
    this.request = request;
    const { apiUrl, callBundleUrl, exchange, publicKey } = request;
    const urls = [apiUrl, callBundleUrl, exchange, isTokenServer(publicKey) && publicKey];
    this.#blocked = watchPolicy(urls, this.over, DEFAULT_HOSTS);
    this.context = {
      ...context,
      dispatch: (event) =>
        context.dispatch(
          event.type === 'broken' ? { ...event, ...blockedBy(this.#blocked) } : event,
        ),
    };
    const { dispatch, sound } = context;
    this.speech = new SpeechDetector((speaking) =>
      dispatch({ type: speaking ? 'call-speech-started' : 'call-speech-ended', role: 'assistant' }),
    );
    this.audio = new RemoteAudio(
      (playback) => dispatch({ type: 'playback-changed', playback }),
      sound,
    );
    this.watchPage();
  }

  abstract callRoom(rooms: typeof Rooms): CallRoom | null;
  abstract sendMessage(message: unknown): void;
  abstract addWords(words: CallWords): void;

  /** Carries out a stage of the start that is neither the page's nor the browser's. */
  protected abstract carryOut(stage: Stage): Promise<Outcome | undefined>;
  /** Performs an effect that is about the transport itself. */
  protected abstract act(effect: TransportEffect): void;
  /** Watches the devices of a connected call. */
  protected abstract watchDevices(): void;

  /** Leaves the call, after the base class has freed what it has. */
  protected leave?(released: Released): void;

  perform(effect: TransportEffect): void {
    switch (effect.type) {
      case 'run':
        return void this.#run(effect.stage);
      case 'watch':
        return this.#watch();
      case 'release':
        this.#over.abort();
        this.speech.stop();
        this.level = 0;
        this.audio.remove();
        return this.leave?.(effect);
      default:
        return this.act(effect);
    }
  }

  resumePlayback(): void {
    void this.audio.resume();
  }

  volume(role: Role): number {
    return role === 'assistant' ? this.speech.volume : Math.min(1, this.level / FULL_VOLUME_LEVEL);
  }

  output(): Promise<SoundOutput> {
    return this.audio.output();
  }

  /** Sends something, such as a message of the visitor. A failure does not end the call. */
  protected attemptToSend(send: () => void, messageId?: string): void {
    try {
      send();
    } catch (caught) {
      const error = { type: 'app-message-error', message: messageOf(caught) };
      this.context.dispatch({ type: 'call-degraded', error, ...(messageId && { messageId }) });
    }
  }

  /** Waits for what a call can do without, no longer than the call. */
  protected async setUp(done: Promise<unknown>): Promise<undefined> {
    await withTimeout(abortable(done, this.over), CALL_SETUP_LIMIT_MS);
  }

  /** Shows the call among the browser's media. Returns what shows whether the visitor is muted. */
  protected controlMedia(): (muted: boolean) => void {
    const { dispatch, muted } = this.context;
    const showMuted = controlMedia(
      {
        hangup: () => dispatch({ type: 'hung-up' }),
        togglemicrophone: () => dispatch({ type: 'mute-toggled' }),
      },
      this.over,
    );
    showMuted(muted());
    return showMuted;
  }

  /**
   * Reports that the page is put into the back/forward cache. The browser calls listeners in the order of their
   * registration, whatever their phase: called again, this one comes after those that were added meanwhile.
   */
  protected watchPage(): void {
    removeEventListener('pagehide', this.#leavePage);
    addEventListener('pagehide', this.#leavePage, { signal: this.over });
  }

  readonly #leavePage = ({ persisted }: PageTransitionEvent) => {
    if (persisted) this.context.dispatch({ type: 'page-cached' });
  };

  async #run(stage: Stage): Promise<void> {
    const { dispatch } = this.context;
    try {
      const outcome = await this.#carryOut(stage);
      if (stage === 'join') this.#blocked = new AbortController().signal;
      dispatch({ type: 'stage-completed', stage, ...outcome });
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'offline')
        await delay(REPORT_LIMIT_MS, this.#blocked).catch(() => undefined);
      dispatch({ type: 'stage-failed', stage, ...failure, ...blockedBy(this.#blocked) });
    }
  }

  async #carryOut(stage: Stage): Promise<Outcome | undefined> {
    if (stage === 'initialization') return this.#claimTab();
    if (stage !== 'validation') return this.carryOut(stage);
    // A call that is resumed was created when the visitor could speak.
    if (this.request.origin !== 'resumed') await checkMicrophone();
    return undefined;
  }

  async #claimTab(): Promise<undefined> {
    const claimed = await acquireCallLock({
      end: () => this.context.dispatch({ type: 'moved' }),
      move: this.request.origin === 'moved',
      signal: this.over,
    });
    if (!claimed) throw new CallError('call-elsewhere', 'Another tab has a call');
  }

  #watch(): void {
    keepScreenOn(this.over);
    this.watchDevices();
    if (!this.request.silenceTimeoutSeconds) return;
    const act = () => this.context.dispatch({ type: 'activity' });
    // A click may come without pointer events, from a screen reader for instance.
    for (const type of ['pointerdown', 'keydown', 'click'])
      addEventListener(type, act, { signal: this.over, capture: true });
  }
}

/** The failure for a request that the page's policy blocked. */
function blockedBy({ aborted, reason }: AbortSignal): StageFailure | undefined {
  return aborted ? { kind: 'misconfigured', message: String(reason) } : undefined;
}
