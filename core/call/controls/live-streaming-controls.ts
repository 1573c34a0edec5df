import type {
  DailyLiveStreamingLayoutConfig,
  DailyLiveStreamingOptions,
  DailyStreamingEndpoint,
} from '@daily-co/daily-js';
import { check } from '../../limits/check.js';
import {
  instance,
  layoutUpdate,
  liveStreaming,
  streamingEndpoints,
} from '../../limits/recording.js';
import type { CallUse } from './call-use.js';

type Start = DailyLiveStreamingOptions<'start'>;
type Update = { layout?: DailyLiveStreamingLayoutConfig<'update'>; instanceId?: string };
type Endpoints = { endpoints: DailyStreamingEndpoint[]; instanceId?: string };

/** Live streams of the call. */
export class LiveStreamingControls {
  readonly #use: CallUse;

  constructor(use: CallUse) {
    this.#use = use;
  }

  start(options: Start): void {
    const given = check(liveStreaming, options, 'liveStreaming') as Start;
    this.#use.joined('liveStreaming.start').startLiveStreaming(given);
  }

  /** Lays the stream out anew. */
  update(options: Update): void {
    const given = check(layoutUpdate, options, 'liveStreaming') as Update;
    this.#use.joined('liveStreaming.update').updateLiveStreaming(given);
  }

  /** Sends the stream to more places. */
  addEndpoints(options: Endpoints): void {
    const given = check(streamingEndpoints, options, 'liveStreaming');
    this.#use.joined('liveStreaming.addEndpoints').addLiveStreamingEndpoints(given);
  }

  /** Sends the stream to fewer places. */
  removeEndpoints(options: Endpoints): void {
    const given = check(streamingEndpoints, options, 'liveStreaming');
    this.#use.joined('liveStreaming.removeEndpoints').removeLiveStreamingEndpoints(given);
  }

  /** Stops the stream, or one of several. */
  stop(options?: { instanceId: string }): void {
    const given = options && check(instance, options, 'liveStreaming');
    this.#use.joined('liveStreaming.stop').stopLiveStreaming(given);
  }
}
