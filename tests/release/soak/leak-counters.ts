/**
 * Counts what a page holds: to be run before anything else in it. What was given back, or collected
 * as garbage, counts no more.
 */

/** The page's own timers before they were counted, for what is not to be counted. */
export const uncounted = { setTimeout: window.setTimeout.bind(window) };

/** Each with the stack of its creation, to find the reason of a leak. */
const timers = new Map<number, string>();
const listeners = new Map<string, number>();
const peers = new Set<WeakRef<RTCPeerConnection>>();
const tracks = new Set<WeakRef<MediaStreamTrack>>();
const contexts = new Set<WeakRef<AudioContext>>();
const channels = new Set<BroadcastChannel>();

function origin(): string {
  return new Error()
    .stack!.split('\n')
    .slice(3, 7)
    .join(' < ')
    .replaceAll(/\s+at /g, '');
}

function countTimers(): void {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  const counted = window as unknown as {
    setTimeout: (call: TimerHandler, delay?: number, ...args: unknown[]) => number;
    setInterval: (call: TimerHandler, delay?: number, ...args: unknown[]) => number;
  };
  counted.setTimeout = (call, delay, ...args) => {
    const id = setTimeout(() => {
      timers.delete(id);
      (call as (...given: unknown[]) => void)(...args);
    }, delay);
    timers.set(id, `${delay} ms: ${origin()}`);
    return id;
  };
  counted.setInterval = (call, delay, ...args) => {
    const id = setInterval(call, delay, ...args);
    timers.set(id, `every ${delay} ms: ${origin()}`);
    return id;
  };
  for (const [name, clear] of Object.entries({ clearTimeout, clearInterval }))
    Object.assign(window, {
      [name]: (id: number) => {
        timers.delete(id);
        clear(id);
      },
    });
}

/** Those on what lasts as long as the page; all others go with what they listen to. */
function countListeners(): void {
  const lasting = new Map<EventTarget, string>([
    [window, 'window'],
    [document, 'document'],
    [document.documentElement, 'html'],
    [navigator.mediaDevices, 'mediaDevices'],
    [navigator.permissions as unknown as EventTarget, 'permissions'],
    [visualViewport!, 'visualViewport'],
    [screen.orientation, 'orientation'],
    [(navigator as unknown as { connection: EventTarget }).connection, 'connection'],
  ]);
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  /** For each listener what it listens to, and what ends its counting. */
  const known = new WeakMap<object, Map<string, AbortController>>();
  const forget = (listener: object, key: string) => {
    const counting = known.get(listener)?.get(key);
    if (!counting) return;
    counting.abort();
    known.get(listener)!.delete(key);
    const left = listeners.get(key)! - 1;
    if (left) listeners.set(key, left);
    else listeners.delete(key);
  };
  const keyOf = (target: EventTarget, type: string, options: unknown) => {
    const capture =
      typeof options === 'object' && options ? 'capture' in options && options.capture : options;
    return `${lasting.get(target)} ${type}${capture ? ' (capture)' : ''}`;
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    addEventListener.call(this, type, listener, options);
    // A call without an object is one to the window.
    const target = this ?? window;
    if (!listener || !lasting.has(target)) return;
    const { once, signal } = typeof options === 'object' ? options : {};
    if (signal?.aborted) return;
    const key = keyOf(target, type, options);
    const keys = known.get(listener) ?? new Map<string, AbortController>();
    known.set(listener, keys);
    if (keys.has(key)) return;
    const counting = new AbortController();
    keys.set(key, counting);
    listeners.set(key, (listeners.get(key) ?? 0) + 1);
    const gone = () => forget(listener, key);
    if (once)
      addEventListener.call(target, type, gone, {
        once,
        capture: key.endsWith('(capture)'),
        signal: counting.signal,
      });
    if (signal)
      addEventListener.call(signal, 'abort', gone, { once: true, signal: counting.signal });
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    removeEventListener.call(this, type, listener, options);
    if (listener) forget(listener, keyOf(this ?? window, type, options));
  };
}

function countMedia(): void {
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      peers.add(new WeakRef(this));
    }
  };
  window.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      contexts.add(new WeakRef(this));
    }
  };
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      channels.add(this);
    }

    override close(): void {
      channels.delete(this);
      super.close();
    }
  };
  const { mediaDevices } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (constraints) => {
    const stream = await open(constraints);
    for (const track of stream.getTracks()) tracks.add(new WeakRef(track));
    return stream;
  };
  const { clone } = MediaStreamTrack.prototype;
  MediaStreamTrack.prototype.clone = function () {
    const track = clone.call(this);
    tracks.add(new WeakRef(track));
    return track;
  };
}

function held<Thing extends WeakKey>(
  things: Set<WeakRef<Thing>>,
  isHeld: (thing: Thing) => boolean,
): number {
  for (const each of things) {
    const thing = each.deref();
    if (!thing || !isHeld(thing)) things.delete(each);
  }
  return things.size;
}

/** What the page holds, by kind. */
export function holdings(): Record<string, number> {
  const { _daily } = window as unknown as { _daily?: { instances: object } };
  return {
    ...Object.fromEntries([...listeners].map(([key, count]) => [`listeners: ${key}`, count])),
    timers: timers.size,
    peers: held(peers, ({ connectionState }) => connectionState !== 'closed'),
    microphones: held(tracks, ({ readyState }) => readyState === 'live'),
    contexts: held(contexts, ({ state }) => state !== 'closed'),
    channels: channels.size,
    calls: Object.keys(_daily?.instances ?? {}).length,
    audio: document.querySelectorAll('audio').length,
    frames: document.querySelectorAll('iframe').length,
  };
}

/** Where the timers were made that still run. */
export function timerOrigins(): string[] {
  return [...timers.values()];
}

countTimers();
countListeners();
countMedia();
