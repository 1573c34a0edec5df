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
 * Makes an assistant once somebody wants something of it, and disposes it with the last subscription.
 * One that is subscribed to again, as in React's StrictMode, begins anew.
 */
export function assistantStore(given: HeadlessOptions): AssistantStore {
  let options = given;
  // Until then one that takes up no call: React makes stores that it throws away.
  let assistant = createAssistant({ ...options, rejoin: false });
  const serverState = initialState(assistant.state.settings);
  let subscriptions = 0;
  let life: 'unused' | 'living' | 'disposed' = 'unused';

  function living(): Assistant {
    if (life !== 'living') assistant = createAssistant(options);
    life = 'living';
    return assistant;
  }

  /** One that was disposed stays so, whoever still asks it for something. */
  function last(): Assistant {
    return life === 'unused' ? living() : assistant;
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
        life = 'disposed';
      };
    },
    send: (intent) => last().send(intent),
    on: (name, listener) => living().on(name, listener),
    configure(next) {
      options = next;
      if (life === 'living') assistant.configure(next);
    },
    warm: (near) => last().warm(near),
    volume: () => assistant.volume(),
    callControls: () => last().callControls(),
  };
}
