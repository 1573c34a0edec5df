import { check } from '../limits/check.js';
import { instance, layoutUpdate, liveStreaming, streamingEndpoints } from '../limits/streams.js';
import type {
  Instance,
  LayoutUpdate,
  LiveStreaming,
  StreamingEndpoints,
} from '../limits/values.js';
import type { CallUse } from './call-use.js';

/**
 * Live streams of the call to other services. The meeting must allow them, and the provider checks
 * their options. No event reports whether one started, changed or stopped.
 */
export class LiveStreamingControls {
  readonly #use: CallUse;

  constructor(use: CallUse) {
    this.#use = use;
  }

  /**
   * Starts a live stream to `rtmpUrl`, one or several, or to `endpoints`. Sizes are in pixels,
   * bitrates in kilobits per second, durations in seconds. The provider has the defaults.
   */
  start(options: LiveStreaming): void {
    const given = check(liveStreaming, options, 'liveStreaming');
    this.#use.tell('liveStreaming.start', (room) => room.startLiveStreaming(given));
  }

  /**
   * Changes the layout of the stream, or of the one that `instanceId` names.
   *
   * @default the preset `default`
   */
  update(options: LayoutUpdate): void {
    const given = check(layoutUpdate, options, 'liveStreaming');
    this.#use.tell('liveStreaming.update', (room) => room.updateLiveStreaming(given));
  }

  /** Sends the stream, or the one of several that `instanceId` names, to more places. */
  addEndpoints(options: StreamingEndpoints): void {
    const given = check(streamingEndpoints, options, 'liveStreaming');
    this.#use.tell('liveStreaming.addEndpoints', (room) => room.addLiveStreamingEndpoints(given));
  }

  /** Sends the stream, or the one of several that `instanceId` names, to fewer places. */
  removeEndpoints(options: StreamingEndpoints): void {
    const given = check(streamingEndpoints, options, 'liveStreaming');
    this.#use.tell('liveStreaming.removeEndpoints', (room) =>
      room.removeLiveStreamingEndpoints(given),
    );
  }

  /** Stops the stream, or the one of several that `instanceId` names. */
  stop(options?: Instance): void {
    const given = options && check(instance, options, 'liveStreaming');
    this.#use.tell('liveStreaming.stop', (room) => room.stopLiveStreaming(given));
  }
}
