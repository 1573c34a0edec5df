import { check } from '../limits/check.js';
import { instance, layoutUpdate, liveStreaming, streamingEndpoints } from '../limits/streams.js';
import type { CallUse } from './call-use.js';
import type { LiveStreamingControls } from '../call/controls.js';

export function liveStreamingControls(use: CallUse): LiveStreamingControls {
  return {
    start(options) {
      const checked = check(liveStreaming, options, 'liveStreaming');
      use.tell('liveStreaming.start', (room) => room.startLiveStreaming(checked));
    },
    update(options) {
      const checked = check(layoutUpdate, options, 'liveStreaming');
      use.tell('liveStreaming.update', (room) => room.updateLiveStreaming(checked));
    },
    addEndpoints(options) {
      const checked = check(streamingEndpoints, options, 'liveStreaming');
      use.tell('liveStreaming.addEndpoints', (room) => room.addLiveStreamingEndpoints(checked));
    },
    removeEndpoints(options) {
      const checked = check(streamingEndpoints, options, 'liveStreaming');
      use.tell('liveStreaming.removeEndpoints', (room) =>
        room.removeLiveStreamingEndpoints(checked),
      );
    },
    stop(options) {
      const checked = options && check(instance, options, 'liveStreaming');
      use.tell('liveStreaming.stop', (room) => room.stopLiveStreaming(checked));
    },
  };
}
