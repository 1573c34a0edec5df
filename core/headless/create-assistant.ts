import mitt from 'mitt';
import { lazy, type Stop } from '../async/lazy.js';
import type { CallControls } from '../call/controls.js';
import type { Intent, Role } from '../machine/events.js';
import { initialState, type State } from '../machine/state.js';
import { resolveHeadlessOptions } from '../options/resolve.js';
import type { Resolution } from '../options/resolve-look.js';
import type { HeadlessOptions, ResolvedHeadlessOptions } from '../options/table.js';
import type { Ports } from '../ports.js';
import { safely } from '../reports/safely.js';
import { warnOnce } from '../reports/warn-once.js';
import type { AssistantEvents, FeatureAssistant, On } from './feature-assistant.js';
import { browserPorts } from './browser-ports.js';
import { clientIdOnUse } from './client-id.js';
import type { Feature } from './features/feature.js';
import { reportErrors } from './features/error-reporting.js';
import { watchNetwork } from './features/network.js';
import { callOptionCallbacks } from './features/option-callbacks.js';
import { contextSharing, conversationKeeper, rejoin } from './features/optional-features.js';
import { runPageTools } from './features/page-tools.js';
import { storedConsent, watchConsent } from './features/stored-consent.js';
import { isSame, providerOf, settingsOf } from './machine-settings.js';
import { createPerformer } from './perform-effects.js';
import { createRuntime } from './runtime.js';

const controlsCode = lazy(() => import('./features/call-controls.js'));

/** A headless assistant: its state, its intents and its events. */
export interface Assistant<Input = HeadlessOptions, Options = ResolvedHeadlessOptions> {
  readonly state: State;
  readonly options: Options;
  /** Calls back after each change of state. Returns a function that unsubscribes. */
  subscribe(listener: (state: State) => void): Stop;
  /**
   * Dispatches an intent. It has been performed or refused when this returns, unless a listener sent it:
   * then it is queued. Has no effect while the assistant is disconnected.
   *
   * @example
   * assistant.send({ type: 'send-message', text: 'Hello' });
   */
  send(intent: Intent): void;
  /**
   * Listens to one kind of event. Returns a function that removes the listener.
   *
   * @example
   * const stop = assistant.on('call-end', ({ reason }) => console.log(reason));
   */
  on: On;
  /** Replaces all options. Those left out return to their defaults. */
  configure(options: Input): void;
  /** Preloads the code that the mode needs, or with `'call'` everything that a call needs. */
  warm(what?: 'call'): void;
  /**
   * The time by which a call counts, in milliseconds since the epoch: how long it has lasted is the
   * difference to its `since`, even if the clock was set meanwhile.
   */
  now(): number;
  /**
   * The volume of the assistant's voice, or of the visitor's for `'user'`, 0 to 1. It is measured ten and
   * five times a second.
   */
  volume(role?: Role): number;
  /**
   * Returns the controls of the current and later calls; each of their requests is checked before it is
   * sent. The same object each time.
   *
   * @throws Error when their code cannot be loaded
   */
  callControls(): Promise<CallControls>;
  /**
   * Connects again after `disconnect()`, with an empty conversation or, with `keepConversation`, the one
   * before. A new assistant is connected.
   */
  connect(): void;
  /**
   * Ends the call and the answer in progress, clears the conversation and ignores intents until
   * `connect()`. Listeners stay.
   */
  disconnect(): void;
}

/** The surroundings of a headless assistant. */
export interface AssistantSetup {
  /** Everything that an assistant needs from outside. Default `browserPorts()`. */
  readonly ports?: Ports;
  /**
   * Whether the assistant is connected. Default `true`. Otherwise it does nothing until `connect()`: a
   * component may create it while it renders.
   */
  readonly connect?: boolean;
}

/**
 * Creates a headless assistant.
 *
 * @example
 * const assistant = createAssistant({ publicKey, assistantId, mode: 'hybrid' });
 */
export function createAssistant(
  options: HeadlessOptions,
  { ports = browserPorts(), connect = true }: AssistantSetup = {},
): Assistant {
  const assistant = assistantWith(resolveHeadlessOptions, options, ports);
  if (connect) assistant.connect();
  return assistant;
}

/** Creates an assistant for one kind of options, which `resolve` checks and completes. It is not connected. */
export function assistantWith<Input, Options extends ResolvedHeadlessOptions>(
  resolve: (input: Input) => Resolution<Options>,
  input: Input,
  ports: Ports,
): Assistant<Input, Options> {
  const clientId = clientIdOnUse();
  const emitter = mitt<AssistantEvents>();
  let options = resolved(input);
  let settings = settingsOf(options);
  let connected = false;
  let controls: CallControls | undefined;

  const runtime = createRuntime(initialState(settings), ports.clock, clientId, (effect) =>
    performer.perform(effect),
  );
  const assistant: FeatureAssistant = {
    runtime,
    on,
    options: () => options,
    clock: ports.clock,
    clientId,
    isConnected: () => connected,
    request: () => ({
      ...options,
      publicKey: options.publicKey ?? '',
      clientId: clientId(),
      toolOptions: () => options,
    }),
  };
  const { callRequest, isResumed, ...resumption } = rejoin(assistant);
  const { history, ...sharing } = contextSharing(assistant, isResumed);
  const features: readonly Feature[] = [
    watchNetwork(assistant),
    watchConsent(assistant, ports),
    resumption,
    conversationKeeper(assistant),
    sharing,
  ];
  const performer = createPerformer({
    ...assistant,
    ports,
    callRequest,
    history,
    emit: (event) => emitter.emit(event.type, event as never),
    ...runPageTools(assistant),
  });

  function resolved(from: Input): Options {
    const { warnings, options } = resolve(from);
    warnOnce(warnings);
    return options;
  }

  function on<Name extends keyof AssistantEvents>(
    name: Name,
    listener: (event: AssistantEvents[Name]) => void,
  ): Stop {
    const safe = safely(listener) as never;
    emitter.on(name, safe);
    return () => emitter.off(name, safe);
  }

  function connect(): void {
    if (connected) return;
    connected = true;
    if (options.consentRequired) performer.perform({ type: 'recall-consent' });
    for (const feature of features) feature.start();
  }

  callOptionCallbacks(assistant);
  reportErrors(assistant);

  return {
    get state() {
      return runtime.state;
    },
    get options() {
      return options;
    },
    subscribe: runtime.subscribe,
    send: (intent) => connected && runtime.dispatch(intent),
    on,
    configure(next) {
      const before = options;
      options = resolved(next);
      if (providerOf(before) !== providerOf(options)) runtime.dispatch({ type: 'reset' });
      // After the reset, so that the call it ended is not resumed.
      for (const feature of features) feature.start();
      const wanted = settingsOf(options);
      if (isSame(wanted, settings)) return;
      settings = wanted;
      const consent = settings.consentRequired ? storedConsent(ports, options) : null;
      runtime.dispatch({ type: 'configured', settings, consent });
    },
    warm(what) {
      const { mode } = options;
      if (what) return ports.warm?.('call-library', options);
      if (mode !== 'chat') ports.warm?.('call', options);
      if (mode !== 'voice') ports.warm?.('chat', options);
    },
    async callControls() {
      const { createCallControls } = await controlsCode.load();
      return (controls ??= createCallControls({ ...assistant, ...performer }));
    },
    now: runtime.now,
    volume: (role = 'assistant') => performer.volume(role),
    connect,
    disconnect() {
      if (!connected) return;
      for (const feature of features) feature.stop();
      runtime.dispatch({ type: 'reset' });
      connected = false;
    },
  };
}
