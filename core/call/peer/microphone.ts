import { MICROPHONE_SILENCE_LEVEL, MICROPHONE_SILENCE_MS } from '../../constants.js';
import type { FailureKind } from '../../machine/failures.js';
import type { CallConditions } from '../../machine/regions/voice.js';
import { CallError, failureOf } from '../call-error.js';

/** The failures of the browser's microphone by the names of its errors. */
const KINDS: Readonly<Record<string, FailureKind>> = {
  NotAllowedError: 'microphone-denied',
  SecurityError: 'microphone-denied',
  NotReadableError: 'microphone-busy',
  AbortError: 'microphone-busy',
};

interface Surroundings {
  /** Aborts when the call is over. */
  readonly signal: AbortSignal;
  /** Whether the visitor asked to be muted. */
  readonly muted: () => boolean;
  /** Sends another track instead of the one before. */
  readonly replace: (track: MediaStreamTrack) => Promise<unknown>;
  readonly report: (unheard: CallConditions['unheard']) => void;
}

/** The visitor's microphone in a call over a peer connection. It is opened again when it is lost. */
export class PeerMicrophone {
  readonly #about: Surroundings;
  #track: MediaStreamTrack | undefined;
  #opening: Promise<void> | undefined;
  #silentSince: number | null = null;
  #reported: CallConditions['unheard'] = null;

  constructor(about: Surroundings) {
    this.#about = about;
    const reopen = () => void this.recover();
    navigator.mediaDevices?.addEventListener('devicechange', reopen, { signal: about.signal });
    about.signal.addEventListener('abort', () => this.#track?.stop());
  }

  /**
   * Asks for the microphone.
   *
   * @throws CallError
   */
  async open(): Promise<MediaStreamTrack> {
    const { signal, muted } = this.#about;
    const wanted = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
    const stream = await navigator.mediaDevices.getUserMedia({ audio: wanted }).catch(toCallError);
    const [track] = stream.getAudioTracks();
    this.#track = track!;
    this.#track.enabled = !muted();
    this.#track.addEventListener('ended', () => this.#lose());
    if (signal.aborted) this.#track.stop();
    return this.#track;
  }

  set on(on: boolean) {
    if (on) this.recover();
    if (this.#track) this.#track.enabled = on;
  }

  /** Opens a microphone again that has ended. */
  recover(): void {
    if (this.#track?.readyState !== 'ended' || this.#about.signal.aborted) return;
    this.#opening ??= this.open()
      .then((track) => this.#about.replace(track))
      .then(() => this.#report(null))
      .catch((error: unknown) => this.#report(failureOf(error).kind))
      .finally(() => (this.#opening = undefined));
  }

  /** Takes a level, 0 to 1. `expected` is whether the visitor may speak. */
  hear(level: number, expected: boolean, now: number): void {
    if (this.#track?.readyState !== 'live') return;
    if (level > MICROPHONE_SILENCE_LEVEL || !expected || !this.#track.enabled)
      this.#silentSince = null;
    else this.#silentSince ??= now;
    const isSilent = this.#silentSince !== null && now - this.#silentSince >= MICROPHONE_SILENCE_MS;
    if (isSilent || this.#reported === 'silent') this.#report(isSilent ? 'silent' : null);
  }

  #lose(): void {
    this.#report('microphone-lost');
    if (!this.#about.muted()) this.recover();
  }

  #report(unheard: CallConditions['unheard']): void {
    if (unheard === this.#reported || this.#about.signal.aborted) return;
    this.#reported = unheard;
    this.#about.report(unheard);
  }
}

function toCallError(error: unknown): never {
  const { name, message } = error as DOMException;
  throw new CallError(KINDS[name] ?? 'microphone-missing', message);
}
