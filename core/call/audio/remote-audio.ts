import { loaded } from '../loaded.js';
import { closeSound } from './open-sound.js';
import type { AudioOutput } from './audio-output.js';

/**
 * Plays the assistant's voice. The element is created and played on the visitor's click, for browsers
 * that require a gesture. A browser that refuses to play it later plays through the sound that was opened
 * in the press. It is removed at the end: Safari falls silent when several are left behind.
 * It is a sibling of the page's body, which routers replace during a call: a removed element pauses.
 */
export class RemoteAudio {
  readonly #onPlayback: (playback: 'allowed' | 'refused') => void;
  readonly #sound: AudioContext | undefined;
  #element = this.#create();
  #output: AudioOutput | null = null;

  constructor(
    onPlayback: (playback: 'allowed' | 'refused') => void,
    sound?: AudioContext | undefined,
  ) {
    this.#onPlayback = onPlayback;
    this.#sound = sound;
    this.#element.play().catch(() => undefined);
  }

  /** Plays a track instead of the one before. */
  async play(track: MediaStreamTrack): Promise<void> {
    if (this.#element.srcObject) {
      this.#leave();
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
      (error: unknown) => (isRefusal(error) ? this.#playOtherwise(element) : null),
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
    this.#leave();
    closeSound(this.#sound);
  }

  async #playOtherwise(element: HTMLAudioElement): Promise<'allowed' | 'refused'> {
    const sound = this.#sound;
    if (sound?.state !== 'running' || !element.srcObject) return 'refused';
    try {
      await (await this.output()).playThrough(sound);
    } catch {
      return 'refused';
    }
    // Muted it may play, and the browser decodes what plays.
    element.play().catch(() => undefined);
    return 'allowed';
  }

  #leave(): void {
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
