import { withTimeout } from './timing.js';

/** How long code may take to load before it counts as failed, in milliseconds. */
export const LOAD_TIMEOUT_MS = 30_000;

/** Ends or cancels something. Calling it again has no effect. */
export type Stop = () => void;

/** A value that is loaded on first use, typically a module. */
export interface Lazy<Value> {
  /** The value, once it has loaded. */
  readonly current: Value | undefined;
  /** Returns the value if it has loaded. Otherwise starts loading and returns `undefined`. */
  get(): Value | undefined;
  /**
   * Loads the value. Concurrent calls share one request; after a failure the next call retries.
   *
   * @throws Error when loading fails or exceeds `LOAD_TIMEOUT_MS`
   */
  load(): Promise<Value>;
  /**
   * Calls `start` with the value: synchronously if it has loaded, so that a click handler stays on the
   * click's stack. Returns a function that cancels the load, or runs what `start` returned.
   */
  use(start: (value: Value) => Stop | void, failed?: (reason: Error) => void): Stop;
}

interface Callbacks {
  /** Called after each successful load. */
  readonly onLoad?: () => void;
  /** Called after each failed load. */
  readonly onError?: () => void;
}

export function lazy<Value>(
  request: () => Promise<Value>,
  { onLoad, onError }: Callbacks = {},
): Lazy<Value> {
  let loading: Promise<Value> | undefined;
  const self: Writable<Lazy<Value>> = {
    current: undefined,
    get() {
      if (!self.current) self.load().catch(() => undefined);
      return self.current;
    },
    load: () =>
      (loading ??= withTimeout(request(), LOAD_TIMEOUT_MS).then(
        (value) => {
          self.current = value;
          onLoad?.();
          return value;
        },
        (error: unknown) => {
          loading = undefined;
          onError?.();
          throw error;
        },
      )),
    use(start, failed) {
      let stopped = false;
      let stop: Stop | void;
      const begin = (value: Value) => {
        if (stopped) return;
        stop = start(value);
        // `start` may have led to a cancellation before there was anything to stop.
        if (stopped) stop?.();
      };
      if (self.current) begin(self.current);
      else self.load().then(begin, (reason: Error) => stopped || failed?.(reason));
      return () => {
        if (!stopped) stop?.();
        stopped = true;
      };
    },
  };
  return self;
}

type Writable<Type> = { -readonly [Name in keyof Type]: Type[Name] };
