import {
  createAssistant,
  type Assistant,
  type HeadlessOptions,
  type Intent,
  type AssistantState,
} from '../core/headless/index.js';

/** An assistant that is connected as long as a component uses it. */
export interface AssistantStore extends Pick<
  Assistant,
  'send' | 'on' | 'configure' | 'warm' | 'now' | 'volume' | 'callControls' | 'subscribe'
> {
  getState(): AssistantState;
  /** The state on a server and during hydration, without anything that is stored for the visitor. */
  getServerState(): AssistantState;
}

/**
 * Creates an assistant that connects with the first subscription or listener and disconnects with the last
 * subscription, or with the last listener where nothing is subscribed.
 */
export function assistantStore(initial: HeadlessOptions): AssistantStore {
  let options = initial;
  // React creates stores that it discards: those must not resume a call or a conversation.
  const assistant = createAssistant(options, { connect: false });
  const serverState = assistant.state;
  const subscriptions = new Set<() => void>();
  const listeners = new Set<() => void>();

  let connected = false;
  let pending: Intent[] = [];

  function hold(holders: Set<() => void>, end: () => void): () => void {
    if (!connected) {
      connected = true;
      assistant.configure(options);
      assistant.connect();
      for (const intent of pending.splice(0)) assistant.send(intent);
    }
    holders.add(end);
    return () => {
      end();
      if (!holders.delete(end) || subscriptions.size) return;
      if (holders === listeners && listeners.size) return;
      connected = false;
      assistant.disconnect();
    };
  }

  const { warm, now, volume, callControls } = assistant;
  return {
    warm,
    now,
    volume,
    callControls,
    getState: () => assistant.state,
    getServerState: () => serverState,
    subscribe: (listener) => hold(subscriptions, assistant.subscribe(listener)),
    on: (name, listener) => hold(listeners, assistant.on(name, listener)),
    // An effect may send before the component has subscribed, or while StrictMode remounts it.
    send(intent) {
      if (connected) return assistant.send(intent);
      pending.push(intent);
      queueMicrotask(() => (pending = []));
    },
    configure(next) {
      options = next;
      if (connected) assistant.configure(next);
    },
  };
}
