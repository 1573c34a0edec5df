import { onceShown } from '../../async/once-shown.js';
import { ConversationStore } from '../../conversation/conversation-store.js';
import { isAlive, stayAlive } from '../../conversation/page-life.js';
import { conversationOf, isNothing } from '../../machine/rules/left-page.js';
import type { FeatureAssistant } from '../feature-assistant.js';
import { providerOf } from '../machine-settings.js';

/** How long changes wait to be stored, in milliseconds. */
const WRITE_INTERVAL_MS = 1000;

/** How long the page that was shown before may take to store its end, in milliseconds. */
const LEAVE_WAIT_MS = 1000;

/** Keeps the conversation of a tab beyond its page, with the option `keepConversation`. */
export interface KeptConversations {
  /** Stops. What is kept stays for the next assistant of the tab, or is deleted. */
  end(how: 'keep' | 'forget'): void;
}

export function keepConversation({
  runtime,
  options,
  clientId: idOnUse,
}: Pick<FeatureAssistant, 'runtime' | 'options' | 'clientId'>): KeptConversations {
  const over = new AbortController();
  const { signal } = over;
  const clientId = idOnUse();
  const store = new ConversationStore(providerOf(options()), clientId);
  let endLife = stayAlive(clientId);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changedAt = runtime.state;

  function write(left: boolean): void {
    clearTimeout(timer);
    timer = undefined;
    const { state } = runtime;
    changedAt = state;
    const conversation = conversationOf(state);
    if (state.consent.status === 'needed' || isNothing(conversation)) store.delete();
    else store.save(conversation, left);
  }

  function changed(): void {
    const { state } = runtime;
    if (state === changedAt) return;
    if (isNothing(conversationOf(state))) write(false);
    else timer ??= setTimeout(write, WRITE_INTERVAL_MS, false);
  }

  /** Restores what the page before has kept, unless that page is alive in another tab. */
  async function recall(): Promise<void> {
    const kept = store.load();
    if (!kept) return;
    if (runtime.state.consent.status === 'needed') return store.delete();
    if (!kept.left && (await isAlive(kept.owner))) return;
    if (signal.aborted) return;
    runtime.dispatch({ type: 'conversation-recalled', conversation: kept.conversation });
    write(false);
  }

  function leave(): void {
    write(true);
    endLife();
  }

  /** A page from the back/forward cache may be older than what the tab has shown since. */
  function show({ persisted }: PageTransitionEvent): void {
    if (!persisted) return;
    endLife = stayAlive(clientId);
    continueNewer();
    write(false);
    // The other page may get its `pagehide` event only after this one is shown.
    const soon = AbortSignal.any([signal, AbortSignal.timeout(LEAVE_WAIT_MS)]);
    globalThis.addEventListener('storage', continueNewer, { signal: soon });
  }

  function continueNewer(): void {
    const kept = store.load();
    if (!kept || kept.owner === clientId) return;
    const { conversation } = kept;
    runtime.dispatch({ type: 'conversation-recalled', conversation, newer: true });
    write(false);
  }

  const unsubscribe = runtime.subscribe(changed);
  onceShown(() => void recall());
  // On a server there is no page to leave.
  globalThis.addEventListener?.('pagehide', leave, { signal });
  globalThis.addEventListener?.('pageshow', show, { signal });
  return {
    end(how) {
      if (signal.aborted) return;
      over.abort();
      unsubscribe();
      if (how === 'keep') write(true);
      else store.delete();
      clearTimeout(timer);
      endLife();
      store.end();
    },
  };
}
