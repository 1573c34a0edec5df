import { CUSTOM_TRACK, type DailyInstance } from './daily-page.js';

/** The source of sound: the default device, a device by its id, or a track of the page. */
export type MicrophoneSource = true | string;

/** An open microphone. A track of the page's own is used, but never stopped. */
export class Microphone {
  readonly stream: MediaStream;
  readonly #owned: boolean;

  private constructor(stream: MediaStream, owned: boolean) {
    this.stream = stream;
    this.#owned = owned;
  }

  /** Rejects with the browser's error if there is no microphone or it is not allowed. */
  static async open(source: MicrophoneSource, instance: DailyInstance): Promise<Microphone> {
    const { audioTrack } = instance.tracks ?? {};
    if (source === CUSTOM_TRACK && audioTrack) {
      return new Microphone(new MediaStream([audioTrack]), false);
    }
    const device =
      source === true || source === CUSTOM_TRACK ? {} : { deviceId: { exact: source } };
    // The noise cancellation is the browser's own and always on.
    const audio = { ...device, echoCancellation: true, noiseSuppression: true };
    return new Microphone(await navigator.mediaDevices.getUserMedia({ audio }), true);
  }

  get track(): MediaStreamTrack {
    return this.stream.getAudioTracks()[0]!;
  }

  set on(on: boolean) {
    this.track.enabled = on;
  }

  close(): void {
    if (this.#owned) this.track.stop();
  }
}
