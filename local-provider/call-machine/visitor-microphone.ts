import type { DailyInstance } from './daily-page.js';
import type { JoinOptions } from './join-options.js';
import type { MachineMessage } from './messages.js';
import { Microphone, type MicrophoneSource } from './microphone.js';
import { microphoneError } from './microphone-error.js';
import type { MicrophoneState } from './participants.js';

/** A listener for what becomes of the microphone. */
export interface MicrophoneListener {
  /** Another microphone is in use from now on. */
  taken(track: MediaStreamTrack): Promise<void>;
  /** A microphone was not available: the event for the page. */
  refused(event: MachineMessage): void;
  /** The one in use was unplugged. */
  gone(): void;
}

/**
 * The visitor's microphone, one at a time. Microphones are opened one after the other, since one of
 * two concurrent ones would stay open.
 */
export class VisitorMicrophone {
  readonly #instance: DailyInstance;
  readonly #listener: MicrophoneListener;
  #source: MicrophoneSource | false;
  #muted: boolean;
  #inUse: Microphone | undefined;
  #state: MicrophoneState = 'off';
  #closed = false;
  /** Settles when none is being opened any more. */
  #opening: Promise<unknown> = Promise.resolve();

  constructor(
    { source, muted }: Pick<JoinOptions, 'source' | 'muted'>,
    instance: DailyInstance,
    listener: MicrophoneListener,
  ) {
    this.#source = source;
    this.#muted = muted;
    this.#instance = instance;
    this.#listener = listener;
  }

  get stream(): MediaStream | undefined {
    return this.#inUse?.stream;
  }

  get track(): MediaStreamTrack | undefined {
    return this.#inUse?.track;
  }

  get state(): MicrophoneState {
    return this.#state;
  }

  /** Opens the one that the page joins with, unless it joins muted or without. */
  async open(): Promise<void> {
    const source = this.#source;
    if (source !== false && !this.#muted) await this.#inTurn(() => this.#take(source));
  }

  /** Mutes or unmutes; one that was not open yet is opened now. */
  async setOn(on: boolean): Promise<void> {
    this.#muted = !on;
    if (this.#inUse) {
      this.#inUse.on = on;
      this.#state = on ? 'on' : 'off';
    } else if (on) {
      await this.#inTurn(async () => {
        if (!this.#inUse && !this.#muted) await this.#take(this.#source || true);
      });
    }
  }

  /** Selects another microphone. The old one stays if the new one is not available. */
  async setSource(source: MicrophoneSource): Promise<void> {
    await this.#inTurn(async () => {
      if (await this.#take(source)) this.#source = source;
    });
  }

  /** Releases the microphone, and any that is being opened. */
  close(): void {
    this.#closed = true;
    this.#inUse?.close();
    this.#inUse = undefined;
  }

  #inTurn<Result>(open: () => Promise<Result>): Promise<Result> {
    const opened = this.#opening.then(open);
    this.#opening = opened.catch(() => undefined);
    return opened;
  }

  /** Replaces the microphone. Resolves with whether the new one is available. */
  async #take(source: MicrophoneSource): Promise<boolean> {
    if (this.#closed) return false;
    const microphone = await Microphone.open(source, this.#instance).catch((cause: unknown) =>
      this.#refused(cause),
    );
    if (!microphone) return false;
    if (this.#closed) {
      microphone.close();
      return false;
    }
    microphone.on = !this.#muted;
    this.#inUse?.close();
    this.#inUse = microphone;
    this.#state = this.#muted ? 'off' : 'on';
    microphone.track.addEventListener('ended', () => this.#gone(microphone));
    await this.#listener.taken(microphone.track);
    return true;
  }

  #refused(cause: unknown): undefined {
    if (this.#closed) return;
    const { event, blocked } = microphoneError(cause);
    if (!this.#inUse) this.#state = blocked;
    this.#listener.refused(event);
  }

  #gone(microphone: Microphone): void {
    if (this.#closed || microphone !== this.#inUse) return;
    this.#inUse = undefined;
    this.#state = { byDeviceMissing: true };
    this.#listener.gone();
  }
}
