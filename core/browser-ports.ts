import { CHAT_NOT_INITIALIZED } from './machine/messages.js';
import type { CallHandle, CallPort, ChatPort, Memory, Ports } from './ports.js';

/** A module that is loaded once, when first wanted. A failed load is tried anew the next time. */
function lazily<Module>(load: () => Promise<Module>) {
  let loading: Promise<Module> | undefined;
  let loaded: Module | undefined;
  return {
    /** The module, if it is there: then a click is handled on the click's own stack. */
    now: () => loaded,
    load(): Promise<Module> {
      loading ??= load().then(
        (module) => (loaded = module),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}

const callModule = lazily(() => import('./call/call.js'));
const chatModule = lazily(() => import('./provider/chat.js'));

const call: CallPort = {
  start(request, tell) {
    const module = callModule.now();
    if (module) return module.startCall(request, tell);
    let handle: CallHandle | undefined;
    let stopped = false;
    callModule.load().then(
      ({ startCall }) => {
        if (stopped) return;
        handle = startCall(request, tell);
        // Whoever heard of its first stage may have ended it while there was no handle yet.
        if (stopped) handle.stop();
      },
      () => {
        if (stopped) return;
        const message = 'The part of the assistant that makes calls could not be loaded';
        const failure = { kind: 'offline', type: 'start-method-error', message } as const;
        tell({ type: 'call-failed', failure, duration: 0 });
      },
    );
    return {
      stop() {
        stopped = true;
        handle?.stop();
      },
      mute: (muted) => handle?.mute(muted),
      send: (message) => handle?.send(message),
      resumePlayback: () => handle?.resumePlayback(),
      volume: () => handle?.volume() ?? 0,
    };
  },
};

const chat: ChatPort = {
  send(request, tell) {
    const module = chatModule.now();
    if (module) return module.requestReply(request, tell);
    let stop: (() => void) | undefined;
    let stopped = false;
    chatModule.load().then(
      ({ requestReply }) => {
        if (stopped) return;
        stop = requestReply(request, tell);
        if (stopped) stop();
      },
      () => {
        if (stopped) return;
        const message = CHAT_NOT_INITIALIZED;
        const failure = { kind: 'offline', message, turn: request.turn } as const;
        tell({ type: 'reply-failed', failure });
      },
    );
    return () => {
      stopped = true;
      stop?.();
    };
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
      const module = what === 'call' ? callModule : chatModule;
      module.load().catch(() => undefined);
    },
  };
}
