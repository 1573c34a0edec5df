import { loaded } from '../loaded.js';
import type { AudioOutput } from './audio-output.js';

/**
 * Plays the assistant's voice. The element is created and played on the visitor's click, for browsers
 * that require a gesture. It is removed at the end: Safari falls silent when several are left behind.
 * It is a sibling of the page's body, which routers replace during a call: a removed element pauses.
 */
export class RemoteAudio {
  readonly #onPlayback: (playback: 'allowed' | 'refused') => void;
  #element = this.#create();
  #output: AudioOutput | null = null;

  constructor(onPlayback: (playback: 'allowed' | 'refused') => void) {
    this.#onPlayback = onPlayback;
    this.#element.play().catch(() => undefined);
  }

  /** Plays a track instead of the one before. */
  async play(track: MediaStreamTrack): Promise<void> {
    if (this.#element.srcObject) {
      this.remove();
      this.#element = this.#create();
    }
    this.#element.srcObject = new MediaStream([track]);
    await this.#output?.take(this.#element);
    await this.resume();
  }

  /** Plays what the browser refused to play. To be called on a click. */
  async resume(): Promise<void> {
    const element = this.#element;
    const playback = await element.play().then(
      () => 'allowed' as const,
      (error: unknown) => (isRefusal(error) ? ('refused' as const) : null),
    );
    // An element that was replaced is not in the page any more.
    if (!playback || !element.isConnected) return;
    this.#onPlayback(playback);
  }

  /** Volume and speaker. The code is loaded on the first use. */
  async output(): Promise<AudioOutput> {
    const { AudioOutput } = await loaded(import('./audio-output.js'));
    return (this.#output ??= new AudioOutput(this.#element));
  }

  remove(): void {
    this.#output?.release();
    this.#element.pause();
    this.#element.srcObject = null;
    this.#element.remove();
  }

  #create(): HTMLAudioElement {
    const element = document.createElement('audio');
    element.autoplay = true;
    return document.documentElement.appendChild(element);
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError';
}
