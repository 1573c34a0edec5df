import { loaded } from '../loaded.js';
import type { AudioOutput } from './audio-output.js';

/**
 * Plays the assistant's voice. The element is made on the visitor's click and asked to play at
 * once, so that browsers which demand a gesture count it as one; and it is taken away at the end,
 * since Safari falls silent when several are left behind. It stands beside the page's body, which
 * routers replace while the call goes on: what is taken out of the page is paused.
 */
export class RemoteAudio {
  readonly #onPlayback: (playback: 'allowed' | 'refused') => void;
  #element = this.#create();
  #output: AudioOutput | null = null;
  #playback: 'allowed' | 'refused' | null = null;

  constructor(onPlayback: (playback: 'allowed' | 'refused') => void) {
    this.#onPlayback = onPlayback;
    this.#element.play().catch(() => undefined);
  }

  /** Whether the browser plays the newest track; null until it is known. */
  get playback(): 'allowed' | 'refused' | null {
    return this.#playback;
  }

  /** Plays a track in the place of any track before it. */
  async play(track: MediaStreamTrack): Promise<void> {
    if (this.#element.srcObject) {
      this.remove();
      this.#element = this.#create();
    }
    this.#element.srcObject = new MediaStream([track]);
    await this.#output?.take(this.#element);
    await this.resume();
  }

  /** Plays what was refused; to be called on a visitor's click. */
  async resume(): Promise<void> {
    const element = this.#element;
    const playback = await element.play().then(
      () => 'allowed' as const,
      (error: unknown) => (isRefusal(error) ? ('refused' as const) : null),
    );
    if (!playback || element !== this.#element || !element.isConnected) return;
    this.#playback = playback;
    this.#onPlayback(playback);
  }

  /** How loud it is played and through what, which is loaded when somebody wants to change it. */
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
