import {
  createAssistant,
  initialState,
  type Assistant,
  type HeadlessOptions,
  type State,
} from '../core/index.js';

/** An assistant that lives as long as somebody subscribes to it, as React's stores do. */
export interface AssistantStore extends Pick<
  Assistant,
  'send' | 'on' | 'configure' | 'warm' | 'volume' | 'callControls' | 'subscribe'
> {
  getState(): State;
  /** What is drawn on a server and while its page is hydrated: nothing of this visitor is known. */
  getServerState(): State;
}

/**
 * Makes an assistant, which does nothing by itself, and disposes it with the last subscription. One
 * that is subscribed to again, as in React's StrictMode, begins anew.
 */
export function assistantStore(given: HeadlessOptions): AssistantStore {
  let options = given;
  let assistant = createAssistant(options);
  const serverState = initialState(assistant.state.settings);
  let subscriptions = 0;
  let disposed = false;

  function living(): Assistant {
    if (disposed) assistant = createAssistant(options);
    disposed = false;
    return assistant;
  }

  return {
    getState: () => assistant.state,
    getServerState: () => serverState,
    subscribe(listener) {
      const end = living().subscribe(listener);
      subscriptions += 1;
      return () => {
        end();
        subscriptions -= 1;
        if (subscriptions > 0) return;
        assistant.dispose();
        disposed = true;
      };
    },
    send: (intent) => assistant.send(intent),
    on: (name, listener) => living().on(name, listener),
    configure(next) {
      options = next;
      if (!disposed) assistant.configure(next);
    },
    warm: (near) => assistant.warm(near),
    volume: () => assistant.volume(),
    callControls: () => assistant.callControls(),
  };
}
