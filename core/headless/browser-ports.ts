import { lazy, type Lazy } from '../async/lazy.js';
import type { StartCall } from '../call/call.js';
import { closeSound, openSound } from '../call/audio/open-sound.js';
import { CHAT_NOT_INITIALIZED } from '../machine/messages.js';
import { isOffline } from '../provider/is-offline.js';
import type { Transport } from '../options/table.js';
import type { BackEnds, CallPort, ChatPort, Memory, Ports } from '../ports.js';

interface CallCode {
  readonly startCall: StartCall;
  /** Loads the library of the transport, if it has one. */
  readonly loadLibrary?: () => Promise<unknown>;
}

/** The code of a call over a peer connection, and what that imports: all at once. */
function overPeer(load: () => Promise<CallCode>): Lazy<CallCode> {
  return lazy(async () => {
    const [code] = await Promise.all([
      load(),
      import('../call/peer/peer-driver.js'),
      import('../call/call.js'),
    ]);
    return code;
  });
}

const callCode: Readonly<Record<Transport, Lazy<CallCode>>> = {
  vapi: lazy(() => import('../call/daily/start-call.js')),
  'openai-realtime': overPeer(() => import('../call/realtime/start-call.js')),
  pipecat: overPeer(() => import('../call/pipecat/start-call.js')),
};
const webChatCode = lazy(() => import('../chat/chat-client.js'));
const openAiChatCode = lazy(() => import('../chat/openai/request-answer.js'));
const chatCodeOf = ({ chatUrl }: Pick<BackEnds, 'chatUrl'>) =>
  chatUrl ? openAiChatCode : webChatCode;

const call: CallPort = {
  start(request, emit) {
    const asked = performance.now();
    const sound = openSound();
    let wanted = request;
    let live: ReturnType<StartCall>;
    const stop = callCode[request.transport ?? 'vapi'].use(
      ({ startCall }) => {
        live = startCall(wanted, emit, asked, sound);
        return () => live?.stop();
      },
      ({ message }) => {
        closeSound(sound);
        const failure = { kind: 'offline', type: 'start-method-error', message } as const;
        emit({ type: 'call-failed', failure, duration: performance.now() - asked });
      },
    );
    return {
      stop() {
        stop();
        if (!live) closeSound(sound);
      },
      mute(muted) {
        wanted = { ...request, startMuted: muted, pushToTalk: false };
        live?.mute(muted);
      },
      current: () => live,
    };
  },
};

const chat: ChatPort = {
  send(request, emit) {
    return chatCodeOf(request).use(
      ({ requestAnswer }) => requestAnswer(request, emit),
      () => {
        const { turn } = request;
        if (isOffline()) return emit({ type: 'reply-held' });
        const failure = { kind: 'offline', message: CHAT_NOT_INITIALIZED, turn } as const;
        emit({ type: 'reply-failed', failure });
      },
    );
  },
};

const memory: Memory = {
  recall: (key) => localStorage.getItem(key),
  store: (key, value) => localStorage.setItem(key, value),
  forget: (key) => localStorage.removeItem(key),
};

/** The ports of a browser. The code of calls and chats is loaded on first use. */
export function browserPorts(): Ports {
  return {
    call,
    chat,
    memory,
    clock: { now: () => Date.now(), elapsed: () => performance.now() },
    warm(what, options) {
      const loading: Promise<unknown> =
        what === 'chat'
          ? chatCodeOf(options).load()
          : callCode[options.transport]
              .load()
              .then((code) => (what === 'call-library' ? code.loadLibrary?.() : undefined));
      loading.catch(() => undefined);
    },
  };
}
