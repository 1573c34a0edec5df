import { check } from '../limits/check.js';
import { instance, layoutUpdate, liveStreaming, streamingEndpoints } from '../limits/streams.js';
import type { CallUse } from './call-use.js';
import type { LiveStreamingControls } from './controls.js';

export function liveStreamingControls(use: CallUse): LiveStreamingControls {
  return {
    start(options) {
      const given = check(liveStreaming, options, 'liveStreaming');
      use.tell('liveStreaming.start', (room) => room.startLiveStreaming(given));
    },
    update(options) {
      const given = check(layoutUpdate, options, 'liveStreaming');
      use.tell('liveStreaming.update', (room) => room.updateLiveStreaming(given));
    },
    addEndpoints(options) {
      const given = check(streamingEndpoints, options, 'liveStreaming');
      use.tell('liveStreaming.addEndpoints', (room) => room.addLiveStreamingEndpoints(given));
    },
    removeEndpoints(options) {
      const given = check(streamingEndpoints, options, 'liveStreaming');
      use.tell('liveStreaming.removeEndpoints', (room) => room.removeLiveStreamingEndpoints(given));
    },
    stop(options) {
      const given = options && check(instance, options, 'liveStreaming');
      use.tell('liveStreaming.stop', (room) => room.stopLiveStreaming(given));
    },
  };
}
