import mitt from 'mitt';
import { browserPorts } from './browser-ports.js';
import type { CallControls } from '../call/controls/call-controls.js';
import type { Rejoining } from '../call/rejoin/rejoin.js';
import type { ErrorReport } from '../reports/error-report.js';
import type { AssistantEvent, Effect } from '../machine/effects.js';
import type { Intent, Key, MachineEvent, SetupFact } from '../machine/events.js';
import type { ReportedError } from '../machine/failures.js';
import { LOAD_LIMIT_MS } from '../constants.js';
import { MISSING_CONFIGURATION } from '../machine/messages.js';
import { callIdIn } from '../machine/stages.js';
import { initialState, type State } from '../machine/state.js';
import { update } from '../machine/update.js';
import {
  resolveBehaviour,
  type Behaviour,
  type HeadlessOptions,
} from '../options/headless-options.js';
import { mintClientId } from './client-id.js';
import type { Resolved } from '../options/fill-in.js';
import { safely, attempt } from '../reports/safely.js';
import type { CallHandle, CallRequest, Ports } from '../ports.js';
import { isSame, isSameProvider, settingsOf } from './machine-settings.js';
import { callBack } from './option-callbacks.js';
import { warnOnce } from '../reports/warn-once.js';
import { withTimeout } from '../async/timing.js';

export type AssistantEvents = {
  [Name in AssistantEvent['type']]: Extract<AssistantEvent, { type: Name }>;
};

/** An assistant without a face: its state, what may be asked of it, and what it tells. */
export interface Assistant<Given = HeadlessOptions, Options = Behaviour> {
  readonly state: State;
  readonly options: Options;
  /** Calls back after each change of state, and returns what ends that. */
  subscribe(listener: (state: State) => void): () => void;
  /**
   * Asks for something. It is done, or refused, before this returns; what a listener asks for waits
   * until all that goes on is done.
   */
  send(intent: Intent): void;
  /** Listens to one type of event. Returns a function that stops listening. */
  on<Name extends AssistantEvent['type']>(
    name: Name,
    listener: (event: AssistantEvents[Name]) => void,
  ): () => void;
  /** Takes the place of all options given before. */
  configure(options: Given): void;
  /** Loads ahead of use what the present mode needs, or all that a call does when one is near. */
  warm(near?: 'call'): void;
  /** How loud the assistant is at this moment, 0 to 1. It is measured ten times a second. */
  volume(): number;
  /**
   * All that can be asked of the present call and of the next ones, each request checked before
   * anything is sent. Loaded when first wanted.
   */
  callControls(): Promise<CallControls>;
  /** Ends everything that goes on. The assistant cannot be used after that. */
  dispose(): void;
}

const loadReports = () => import('../reports/error-report.js');

/** Creates an assistant without a face. */
export function createAssistant(given: HeadlessOptions, ports: Ports = browserPorts()): Assistant {
  return assistantWith(resolveBehaviour, given, ports);
}

/**
 * Creates an assistant whose options are read in some way. The loop is synchronous and runs to
 * completion: what is sent while it runs, from a listener for instance, waits its turn.
 */
export function assistantWith<Given, Options extends Behaviour>(
  read: (given: Given) => Resolved<Options>,
  given: Given,
  ports: Ports,
): Assistant<Given, Options> {
  const clientId = mintClientId();
  const news = mitt<AssistantEvents>();
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
  let callId: string | null = null;
  let lastCall: CallHandle | null = null;
  let rejoining: Rejoining | undefined;
  let asItWas: Pick<CallRequest, 'since' | 'startMuted'> = {};

  const request = () => ({ ...options, publicKey: options.publicKey ?? '', clientId });

  const send = (asked: Intent | SetupFact) => run({ ...asked, ...stamp() });

  function resolve(from: Given): Options {
    const resolved = read(from);
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
    // What a page asks in a way that nobody foresaw changes nothing, and stops nothing else.
    try {
      for (let next = queue.shift(); next; next = queue.shift()) safely(step)(next);
    } finally {
      running = false;
    }
    if (state !== before) for (const listener of listeners) listener(state);
  }

  function step(event: MachineEvent): void {
    const [after, effects] = update(state, event);
    state = after;
    for (const effect of effects) safely(perform)(effect);
  }

  function perform(effect: Effect): void {
    switch (effect.type) {
      case 'start-call': {
        const { key, origin } = effect;
        callId = null;
        const before = origin === 'resumed' && asItWas;
        lastCall = ports.call.start({ ...request(), ...before, origin }, (told) =>
          run({ ...told, about: 'call', key, at: ports.clock.now() }),
        );
        calls.set(key, lastCall);
        return;
      }
      case 'stop-call':
        calls.get(effect.key)?.stop();
        calls.delete(effect.key);
        return;
      case 'mute-call':
        return calls.get(effect.key)?.mute(effect.muted);
      case 'send-to-call':
        return calls.get(effect.key)?.current()?.send(effect.message);
      case 'resume-playback':
        return calls.get(effect.key)?.current()?.resumePlayback();
      case 'start-reply':
        return startReply(effect);
      case 'stop-reply':
        replies.get(effect.key)?.();
        replies.delete(effect.key);
        return;
      case 'recall-consent':
        return send({ type: 'consent-recalled', given: isConsentKept() });
      case 'store-consent':
        return attempt(() => ports.memory.store(options.consentStorageKey));
      case 'emit':
        return tell(effect.event);
    }
  }

  function startReply({ key, turn, sessionId }: Extract<Effect, { type: 'start-reply' }>): void {
    const { apiUrl, publicKey = '', assistantId = '', assistantOverrides } = options;
    const request = { apiUrl, publicKey, assistantId, assistantOverrides, clientId };
    const stop = ports.chat.send({ ...request, turn, sessionId }, (told) => {
      run({ ...told, about: 'reply', key, at: ports.clock.now() });
      if (told.type === 'reply-finished' || told.type === 'reply-failed') replies.delete(key);
    });
    replies.set(key, stop);
  }

  function isConsentKept(): boolean {
    return attempt(() => ports.memory.recall(options.consentStorageKey)) ?? false;
  }

  /** Takes up the call that a page load cut, and makes ready for the next one to be taken up. */
  async function recallCall(): Promise<void> {
    if (!options.rejoin) return;
    const { rejoin } = await import('../call/rejoin/rejoin.js');
    if (disposed) return;
    rejoining ??= rejoin({
      request,
      state: () => state,
      recalled({ transcript, since, muted = options.startMuted }) {
        asItWas = { since, startMuted: muted };
        send({ type: 'interrupted-call-recalled', transcript });
      },
    });
    rejoining.look();
  }

  async function report(reporter: (report: ErrorReport) => void, error: ReportedError) {
    const now = { state, callId, at: ports.clock.now(), options };
    const { reportOf } = await loadReports();
    safely(reporter)(reportOf(error, now));
  }

  function tell(told: AssistantEvent): void {
    news.emit(told.type, told as never);
    callBack(options, told);
    if (told.type === 'call-start-progress') callId = callIdIn(told.progress) ?? callId;
    if (told.type !== 'error') return;
    if (told.error.message === MISSING_CONFIGURATION)
      warnOnce([`voice-assistant: ${MISSING_CONFIGURATION}`]);
    // Without its code, as for want of a network at the very start, there is no report.
    if (options.errorReporter) report(options.errorReporter, told.error).catch(() => undefined);
  }

  if (options.consentRequired) perform({ type: 'recall-consent' });
  recallCall().catch(() => undefined);
  // There may be no network any more when there is an error to report.
  if (options.errorReporter) loadReports().catch(() => undefined);

  return {
    get state() {
      return state;
    },
    get options() {
      return options;
    },
    subscribe(listener) {
      const safe = safely(listener);
      listeners.add(safe);
      return () => listeners.delete(safe);
    },
    send,
    on(name, listener) {
      const safe = safely(listener) as never;
      news.on(name, safe);
      return () => news.off(name, safe);
    },
    configure(next) {
      const before = options;
      options = resolve(next);
      if (!isSameProvider(before, options)) send({ type: 'reset' });
      // The page may have named whom to call only now. First a call that the reset ended is forgotten.
      recallCall().catch(() => undefined);
      const wanted = settingsOf(options);
      if (isSame(wanted, settings)) return;
      settings = wanted;
      send({
        type: 'configured',
        settings,
        consented: settings.consentRequired && isConsentKept(),
      });
    },
    warm(near) {
      if (near) return ports.warm?.('call-library');
      if (options.mode !== 'chat') ports.warm?.('call');
      if (options.mode !== 'voice') ports.warm?.('chat');
    },
    async callControls() {
      const { controlsOf } = await withTimeout(import('./create-call-controls.js'), LOAD_LIMIT_MS);
      const voice = () => (disposed ? null : state.voice);
      return controlsOf({ voice, send, news, call: () => lastCall?.current() });
    },
    volume: () => Math.max(0, ...[...calls.values()].map((each) => each.current()?.volume() ?? 0)),
    dispose() {
      if (disposed) return;
      send({ type: 'reset' });
      disposed = true;
      rejoining?.end();
      listeners.clear();
      news.all.clear();
    },
  };
}
