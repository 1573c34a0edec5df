import { MICROPHONE_SILENCE_LEVEL, MICROPHONE_SILENCE_MS } from '../../constants.js';
import type { FailureKind } from '../../machine/failures.js';
import type { CallConditions } from '../../machine/regions/call.js';
import { withTimeout } from '../../async/timing.js';
import { CallError, failureOf } from '../call-error.js';
import { RECOVERY_LIMIT_MS, watchMicrophones } from '../microphone-changes.js';

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
  /** The device that the visitor has chosen. While it is away, another one is used. */
  #chosen = '';
  #silentSince: number | null = null;
  #reported: CallConditions['unheard'] = null;

  constructor(about: Surroundings) {
    this.#about = about;
    watchMicrophones(() => {
      if (!about.muted()) void this.recover();
    }, about.signal);
    about.signal.addEventListener('abort', () => this.#track?.stop());
  }

  /**
   * Asks for the microphone.
   *
   * @throws CallError
   */
  async open(deviceId: ConstrainDOMString = this.#chosen): Promise<MediaStreamTrack> {
    const { signal, muted } = this.#about;
    const wanted = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
    const audio = { ...wanted, ...(deviceId && { deviceId }) };
    const stream = await navigator.mediaDevices.getUserMedia({ audio }).catch(toCallError);
    const [track] = stream.getAudioTracks();
    this.#track?.stop();
    this.#track = track!;
    this.#track.enabled = !muted();
    this.#track.addEventListener('ended', () => this.#lose());
    if (signal.aborted) this.#track.stop();
    return this.#track;
  }

  /** The track that is sent. Undefined before the microphone was opened. */
  get track(): MediaStreamTrack | undefined {
    return this.#track;
  }

  /** The id of the device in use. */
  get deviceId(): string | null {
    return this.#track?.getSettings().deviceId ?? null;
  }

  /** Opens another microphone instead. Rejects, and keeps the one before, if it is not available. */
  async use(deviceId: string): Promise<void> {
    await this.#about.replace(await this.open({ exact: deviceId }));
    this.#chosen = deviceId;
    this.#report(null);
  }

  set on(on: boolean) {
    if (on) void this.recover();
    if (this.#track) this.#track.enabled = on;
  }

  /** Opens a microphone again that has ended. */
  async recover(): Promise<void> {
    if (this.#track?.readyState !== 'ended' || this.#about.signal.aborted) return;
    await (this.#opening ??= this.open()
      .then((track) => this.#about.replace(track))
      .then(() => this.#report(null))
      .catch((error: unknown) => {
        const { kind } = failureOf(error);
        this.#report(kind === 'microphone-missing' ? 'microphone-lost' : kind);
      })
      .finally(() => (this.#opening = undefined)));
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
    if (this.#about.muted()) return;
    const recovered = withTimeout(this.recover(), RECOVERY_LIMIT_MS);
    recovered.catch(() => this.#report('microphone-lost'));
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
