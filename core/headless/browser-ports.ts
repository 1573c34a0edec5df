import { LOAD_LIMIT_MS } from '../constants.js';
import { lazy, type Lazy } from '../async/lazy.js';
import { CHAT_NOT_INITIALIZED } from '../machine/messages.js';
import type { CallPort, ChatPort, Memory, Ports } from '../ports.js';
import { withTimeout } from '../async/timing.js';

const callModule = lazy(() => import('../call/call.js'));
const chatModule = lazy(() => import('../chat/chat-client.js'));

/** Begins something once its module is there, unless it is stopped before. */
function begin<Module, Begun>(
  module: Lazy<Module>,
  { start, stop, failed }: Beginning<Module, Begun>,
): Handle<Begun> {
  const waiting: ((begun: Begun) => void)[] = [];
  let begun: Begun | undefined;
  let stopped = false;
  const now = module.now();
  if (now) begun = start(now);
  else
    withTimeout(module.load(), LOAD_LIMIT_MS).then(
      (loaded) => {
        if (stopped) return;
        begun = start(loaded);
        for (const use of waiting) use(begun);
        // Whoever was told of its beginning may have stopped it while there was nothing to stop yet.
        if (stopped) stop(begun);
      },
      () => {
        if (!stopped) failed();
      },
    );
  return {
    stop() {
      stopped = true;
      if (begun) stop(begun);
    },
    begun: () => begun,
    use(action) {
      if (begun) action(begun);
      else waiting.push(action);
    },
  };
}

interface Handle<Begun> {
  stop(): void;
  begun(): Begun | undefined;
  /** Acts on it as soon as it has begun. */
  use(action: (begun: Begun) => void): void;
}

interface Beginning<Module, Begun> {
  readonly start: (module: Module) => Begun;
  readonly stop: (begun: Begun) => void;
  /** To be told when the module cannot be loaded, or not in time. */
  readonly failed: () => void;
}

const call: CallPort = {
  start(request, tell) {
    const asked = performance.now();
    const { stop, begun, use } = begin(callModule, {
      start: ({ startCall }) => startCall(request, tell, asked),
      stop: (live) => live?.stop(),
      failed() {
        const message = 'What makes calls could not be loaded';
        const failure = { kind: 'offline', type: 'start-method-error', message } as const;
        tell({ type: 'call-failed', failure, duration: performance.now() - asked });
      },
    });
    return {
      stop,
      mute: (muted) => use((live) => live?.mute(muted)),
      current: begun,
    };
  },
};

const chat: ChatPort = {
  send(request, tell) {
    const { stop } = begin(chatModule, {
      start: ({ requestReply }) => requestReply(request, tell),
      stop: (end) => end(),
      failed() {
        const { turn } = request;
        const failure = { kind: 'offline', message: CHAT_NOT_INITIALIZED, turn } as const;
        tell({ type: 'reply-failed', failure });
      },
    });
    return stop;
  },
};

const memory: Memory = {
  recall: (key) => localStorage.getItem(key) === 'true',
  store: (key) => localStorage.setItem(key, 'true'),
};

/** The real world: calls and chats over the network, loaded when first wanted. */
export function browserPorts(): Ports {
  return {
    call,
    chat,
    memory,
    clock: Date,
    warm(what) {
      const loading: Promise<unknown> =
        what === 'call-library'
          ? callModule.load().then(({ loadDaily }) => loadDaily())
          : (what === 'call' ? callModule : chatModule).load();
      loading.catch(() => undefined);
    },
  };
}
