import {
  createAssistant,
  initialState,
  type Assistant,
  type HeadlessOptions,
  type Intent,
  type State,
} from '../core/headless/index.js';

/** An assistant that lives as long as somebody draws it or listens to it, as React's stores do. */
export interface AssistantStore extends Pick<
  Assistant,
  'send' | 'on' | 'configure' | 'warm' | 'volume' | 'callControls' | 'subscribe'
> {
  getState(): State;
  /** What is drawn on a server and while its page is hydrated: nothing of this visitor is known. */
  getServerState(): State;
}

/**
 * Makes an assistant once somebody wants something of it. It is disposed with the last subscription,
 * whoever still listens: no call goes on unseen. One that nobody subscribes to is disposed with the
 * last listener. One that is wanted again, as in React's StrictMode, begins anew.
 */
export function assistantStore(given: HeadlessOptions): AssistantStore {
  let options = given;
  // Until then one that takes up no call: React makes stores that it throws away.
  let assistant = createAssistant({ ...options, rejoin: false });
  const serverState = initialState(assistant.state.settings);
  let holders = { state: new Set(), news: new Set() };
  let life: 'unused' | 'living' | 'disposed' = 'unused';
  /** What was asked of one that is disposed and, in this very task, may be wanted again. */
  let waiting: Intent[] = [];

  function living(): Assistant {
    if (life === 'living') return assistant;
    assistant = createAssistant(options);
    holders = { state: new Set(), news: new Set() };
    life = 'living';
    for (const intent of waiting.splice(0)) assistant.send(intent);
    return assistant;
  }

  /** StrictMode takes all away and brings it back at once, and an effect may ask in between. */
  function send(intent: Intent): void {
    if (life !== 'disposed') return last().send(intent);
    waiting.push(intent);
    queueMicrotask(() => (waiting = []));
  }

  /** Begins what somebody wants to hear of the living assistant, and returns what ends it. */
  function hold(what: 'state' | 'news', begin: (held: Assistant) => () => void): () => void {
    const held = living();
    const all = holders;
    const end = begin(held);
    all[what].add(end);
    return () => {
      end();
      all[what].delete(end);
      if (all.state.size || (what === 'news' && all.news.size)) return;
      held.dispose();
      if (held === assistant) life = 'disposed';
    };
  }

  /** One that was disposed stays so, whoever still asks it for something. */
  function last(): Assistant {
    return life === 'unused' ? living() : assistant;
  }

  return {
    getState: () => assistant.state,
    getServerState: () => serverState,
    subscribe: (listener) => hold('state', (held) => held.subscribe(listener)),
    send,
    on: (name, listener) => hold('news', (held) => held.on(name, listener)),
    configure(next) {
      options = next;
      if (life === 'living') assistant.configure(next);
    },
    warm: (near) => last().warm(near),
    volume: () => assistant.volume(),
    callControls: () => last().callControls(),
  };
}
