import mitt from 'mitt';
import { browserPorts } from './browser-ports.js';
import type { Effect, News } from './machine/effects.js';
import type { Intent, Key, MachineEvent } from './machine/events.js';
import type { Settings } from './machine/settings.js';
import { initialState, type State } from './machine/state.js';
import { update } from './machine/update.js';
import { resolveOptions, type AssistantOptions, type ResolvedOptions } from './options.js';
import type { CallHandle, Ports } from './ports.js';
import { warnOnce } from './warn-once.js';

type NewsEvents = { [Name in News['type']]: Extract<News, { type: Name }> };

/** An assistant without a face: its state, what may be asked of it, and what it tells. */
export interface Assistant {
  readonly state: State;
  readonly options: ResolvedOptions;
  /** Calls back after each change of state, and returns what ends that. */
  subscribe(listener: (state: State) => void): () => void;
  /** Asks for something. It is done, or refused, before this returns. */
  send(intent: Intent): void;
  /** Listens to one kind of news, and returns what ends that. */
  on<Name extends News['type']>(name: Name, listener: (news: NewsEvents[Name]) => void): () => void;
  /** Takes the place of all options given before. */
  configure(options: AssistantOptions): void;
  /** Loads ahead of use what the present mode needs. */
  warm(): void;
  /** How loud the assistant is at this moment, 0 to 1: to be read in one's own animation frame. */
  volume(): number;
  /** Ends everything that goes on. The assistant cannot be used after that. */
  dispose(): void;
}

function settingsOf(options: ResolvedOptions): Settings {
  return {
    mode: options.mode,
    consentRequired: options.consentRequired,
    chatConfigured: Boolean(options.publicKey && options.assistantId),
    firstChatMessage: options.firstChatMessage,
    showTranscript: options.showTranscript,
  };
}

function isSame(one: Settings, other: Settings): boolean {
  return (Object.keys(one) as (keyof Settings)[]).every((name) => one[name] === other[name]);
}

/** What throws, a listener or a port, harms neither the assistant nor the others. */
function guarded<Args extends unknown[]>(listener: (...args: Args) => void) {
  return (...args: Args) => {
    try {
      listener(...args);
    } catch (error) {
      reportError(error);
    }
  };
}

/**
 * Creates an assistant. The loop is synchronous and runs to completion: what is sent while it runs,
 * from a listener for instance, waits its turn.
 */
export function createAssistant(given: AssistantOptions, ports: Ports = browserPorts()): Assistant {
  const clientId = mintClientId();
  const news = mitt<NewsEvents>();
  const listeners = new Set<(state: State) => void>();
  const queue: MachineEvent[] = [];
  const calls = new Map<Key, CallHandle>();
  const replies = new Map<Key, () => void>();
  let options = resolve(given);
  let settings = settingsOf(options);
  let state = initialState(settings);
  let lastKey: Key = 0;
  let running = false;
  let disposed = false;

  function resolve(from: AssistantOptions): ResolvedOptions {
    const resolved = resolveOptions(from);
    warnOnce(resolved.warnings);
    return resolved.options;
  }

  function stamp() {
    return { key: ++lastKey, at: ports.clock.now() };
  }

  function run(event: MachineEvent): void {
    if (disposed) return;
    queue.push(event);
    if (running) return;
    running = true;
    const before = state;
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [after, effects] = update(state, next);
      state = after;
      for (const effect of effects) guarded(perform)(effect);
    }
    running = false;
    if (state !== before) for (const listener of listeners) listener(state);
  }

  function perform(effect: Effect): void {
    switch (effect.type) {
      case 'start-call': {
        const { key } = effect;
        const request = { ...options, publicKey: options.publicKey ?? '' };
        calls.set(
          key,
          ports.call.start(request, (told) => run({ ...told, key, at: ports.clock.now() })),
        );
        return;
      }
      case 'stop-call':
        calls.get(effect.key)?.stop();
        calls.delete(effect.key);
        return;
      case 'mute-call':
        return calls.get(effect.key)?.mute(effect.muted);
      case 'send-to-call':
        return calls.get(effect.key)?.send(effect.message);
      case 'resume-playback':
        return calls.get(effect.key)?.resumePlayback();
      case 'start-reply':
        return startReply(effect);
      case 'stop-reply':
        replies.get(effect.key)?.();
        replies.delete(effect.key);
        return;
      case 'recall-consent':
        return recallConsent();
      case 'store-consent':
        return remember(() => ports.memory.store(options.consentStorageKey));
      case 'report':
        return tell(effect.news);
    }
  }

  function startReply({ key, turn, sessionId }: Extract<Effect, { type: 'start-reply' }>): void {
    const { apiUrl, publicKey = '', assistantId = '', assistantOverrides } = options;
    const request = { apiUrl, publicKey, assistantId, assistantOverrides, clientId };
    const stop = ports.chat.send({ ...request, turn, sessionId }, (told) => {
      run({ ...told, key, at: ports.clock.now() });
      if (told.type === 'reply-finished' || told.type === 'reply-failed') replies.delete(key);
    });
    replies.set(key, stop);
  }

  function recallConsent(): void {
    const given = remember(() => ports.memory.recall(options.consentStorageKey)) ?? false;
    run({ type: 'consent-recalled', given, ...stamp() });
  }

  function tell(told: News): void {
    news.emit(told.type, told as never);
    if (told.type === 'call-start') guarded(() => options.onCallStart?.())();
    if (told.type === 'call-end') guarded(() => options.onCallEnd?.())();
    if (told.type === 'message') guarded(() => options.onMessage?.(told.message))();
    if (told.type === 'error') guarded(() => options.onError?.(told.error))();
  }

  if (options.consentRequired) recallConsent();

  return {
    get state() {
      return state;
    },
    get options() {
      return options;
    },
    subscribe(listener) {
      const safe = guarded(listener);
      listeners.add(safe);
      return () => listeners.delete(safe);
    },
    send: (intent) => run({ ...intent, ...stamp() }),
    on(name, listener) {
      const safe = guarded(listener) as never;
      news.on(name, safe);
      return () => news.off(name, safe);
    },
    configure(next) {
      const { publicKey, assistantId, apiUrl } = options;
      options = resolve(next);
      const same =
        publicKey === options.publicKey &&
        assistantId === options.assistantId &&
        apiUrl === options.apiUrl;
      if (!same) run({ type: 'reset', ...stamp() });
      const wanted = settingsOf(options);
      if (isSame(wanted, settings)) return;
      settings = wanted;
      run({ type: 'configured', settings, ...stamp() });
    },
    warm() {
      if (options.mode !== 'chat') ports.warm?.('call');
      if (options.mode !== 'voice') ports.warm?.('chat');
    },
    volume: () => Math.max(0, ...[...calls.values()].map((each) => each.volume())),
    dispose() {
      if (disposed) return;
      run({ type: 'reset', ...stamp() });
      disposed = true;
      listeners.clear();
      news.all.clear();
    },
  };
}

/** An id that no other widget has. `crypto.randomUUID` is not there on pages without TLS. */
function mintClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Storage can be forbidden, full or broken: then nothing is remembered, and nothing else happens. */
function remember<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
