import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { CallControls, Intent, State } from '../../core/headless/index.js';
import { safely } from '../../core/reports/safely.js';
import { mayHaveInterruptedCall } from '../../core/call/resume/interrupted-call.js';
import { launcherText, resolveLook } from '../../core/options/resolve-look.js';
import type { Look } from '../../core/options/table.js';
import { warnOnce } from '../../core/reports/warn-once.js';
import { lazy, type Stop } from '../../core/async/lazy.js';
import { AssistantProperties, OPTION_PROPERTIES } from './properties.js';
import { colorRules } from './colors.js';
import { intentOf } from './commands.js';
import type { Engine } from './engine.js';
import { AssistantErrorEvent } from './events.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import { atRest, isCallButton, launcher } from '../launcher/launcher.js';
import { engineStyles } from './engine.styles.js';
import { launcherStyles } from '../launcher/launcher.styles.js';
import { tokens } from './tokens.styles.js';

export * from './events.js';

/**
 * A floating assistant that visitors of a page talk or type with.
 *
 * @element voice-assistant
 *
 * @fires {CallRequestEvent} va-call-request - A call is about to be started; cancelling prevents it.
 * @fires {MessageRequestEvent} va-message-request - A chat message is about to be sent; cancelling prevents it.
 * @fires {PanelToggleEvent} va-panel-toggle - The panel was opened or closed, by whomever; `open` says which.
 * @fires {CallStartEvent} va-call-start - The assistant listens: the call has begun.
 * @fires {CallEndEvent} va-call-end - The call is over, be it in its start; `reason` says why.
 * @fires {CallStartProgressEvent} va-call-start-progress - A stage of a call's start began, was completed or failed.
 * @fires {CallStartSuccessEvent} va-call-start-success - All stages of a call's start are done; whether the assistant listens, `va-call-start` says.
 * @fires {CallStartFailedEvent} va-call-start-failed - A call could not be started.
 * @fires {SpeechStartEvent} va-speech-start - The assistant begins to speak: its sound is heard.
 * @fires {SpeechEndEvent} va-speech-end - The assistant fell silent: for a second nothing of it was heard.
 * @fires {MessageReceivedEvent} va-message - A message of the call or the chat.
 * @fires {AssistantErrorEvent} va-error - Something went wrong.
 *
 * @slot launcher-icon - The page's own icon in the launcher.
 * @slot header-icon - The page's own icon in the header.
 * @slot header - The page's own heading in place of the main label.
 * @slot empty - What the page shows before the first message, in place of icon and text.
 * @slot consent - What visitors agree to, in the page's own markup, instead of `consent-content`.
 *
 * @csspart launcher - The floating button.
 * @csspart launcher-title - Its first line.
 * @csspart launcher-subtitle - Its second line: the page's, or what goes on.
 * @csspart activity-icon - The moving icon in launcher and header.
 * @csspart panel - The expanded view.
 * @csspart header - The top of the panel.
 * @csspart title - The main label in it.
 * @csspart status - The line below the label.
 * @csspart reset-button - Starts over.
 * @csspart close-button - Closes the panel.
 * @csspart conversation - The list of messages, or what stands in its place.
 * @csspart empty-state - What stands there before the first message.
 * @csspart voice-visual - What stands there in a call without a transcript.
 * @csspart message - One message; also `user-message` or `assistant-message`.
 * @csspart bubble - The shape around its text.
 * @csspart incomplete - What is said below an answer that broke off.
 * @csspart cursor - The cursor at the end of an answer that streams.
 * @csspart newest-button - Goes to the newest message.
 * @csspart input-area - The bottom of the panel.
 * @csspart text-box - Where one types.
 * @csspart send-button - Sends the typed message.
 * @csspart stop-button - Stops the answer that is under way, in the place of the button that sends.
 * @csspart mute-button - Mutes and unmutes the microphone.
 * @csspart call-button - Starts and ends the call.
 * @csspart talk-button - Is held to be heard, where one pushes to talk.
 * @csspart settings-button - Opens and closes the sound settings of a call.
 * @csspart settings - The sound settings.
 * @csspart device - The choice of a microphone or a speaker in them.
 * @csspart volume - How loud the assistant is, in them.
 * @csspart call-notice - What is said of the call as it is: a silent microphone, a lost network, a countdown.
 * @csspart stay-button - Keeps a call that is about to be ended by silence.
 * @csspart past-call - How a call ended.
 * @csspart copy-button - Copies its transcript.
 * @csspart save-text-button - Saves its transcript as text.
 * @csspart save-captions-button - Saves its transcript as WebVTT.
 * @csspart failure - What went wrong, and what can be done.
 * @csspart dismiss-button - Takes away what is said of a failure or of a past call.
 * @csspart retry-button - Tries again what failed.
 * @csspart type-button - Goes on by typing after a call failed.
 * @csspart hear-button - Plays what the browser refused to play.
 * @csspart consent - The consent dialog.
 * @csspart consent-title - Its heading.
 * @csspart consent-content - What visitors agree to, in it.
 * @csspart accept-button - Gives the consent.
 * @csspart cancel-button - Does not give it.
 *
 * @cssprop [--va-accent-color=#14B8A6] - The colour of what is active.
 * @cssprop [--va-base-color=white, in the dark black] - The background.
 * @cssprop [--va-launcher-color=#000000] - The background of the launcher.
 * @cssprop [--va-launcher-text-color=#FFFFFF] - The text of the launcher.
 * @cssprop [--va-text-color] - The text; by default what can be read on the background.
 * @cssprop [--va-user-bubble-color] - The visitor's messages; by default the accent colour.
 * @cssprop [--va-assistant-bubble-color] - The assistant's messages.
 * @cssprop [--va-danger-color] - The end of a call, a muted microphone and failures.
 * @cssprop [--va-panel-width] - The width of the panel; by default that of the size.
 * @cssprop [--va-panel-height] - The height of the panel; by default that of the size.
 * @cssprop [--va-font-size=max(0.9375rem, 13px)] - The size of the text.
 * @cssprop [--va-radius] - The radius of the corners; by default the option's.
 * @cssprop [--va-font] - The font.
 * @cssprop [--va-shadow] - The shadow below panel and launcher.
 * @cssprop [--va-z-index=9999] - The stacking order on the page.
 * @cssprop [--va-offset=1.25rem] - The distance from the edges of the window.
 *
 * @cssstate connecting - A call is being started.
 * @cssstate connected - A call goes on.
 * @cssstate speaking - The assistant speaks.
 * @cssstate muted - The visitor is muted.
 * @cssstate open - The panel is open.
 * @cssstate error - Something went wrong and was not dismissed.
 */
export class VoiceAssistant extends AssistantProperties {
  static override properties = { snapshot: { attribute: false } };

  /**
   * A state to be shown in place of the element's own, which then does nothing: for designers and
   * their stories.
   */
  declare snapshot?: State;

  readonly #internals = this.attachInternals();
  /** What was asked for before there was anything to do it. */
  readonly #waiting: Waiting[] = [];
  #engine?: Engine;
  readonly #engineCode = lazy(() => this.loadEngine());
  /** Cancels the load of the engine, or ends the engine. */
  #stopEngine?: Stop | undefined;
  #loadFailed = false;
  /** Until the element is drawn, and whenever it was taken out of the page, not known. */
  #look?: Look;
  #colors?: CSSStyleSheet;

  constructor() {
    super();
    this.addEventListener('command', (event) => {
      const intent = intentOf(event);
      if (intent) this.#ask(intent);
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  /** No style sheet goes along into another document, and before it is placed it has none. */
  adoptedCallback(): void {
    if (this.shadowRoot) adoptStyles(this);
  }

  protected override createRenderRoot(): ShadowRoot {
    const root = this.attachShadow({ mode: 'open' });
    adoptStyles(this, tokens, launcherStyles);
    return root;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // Who moves an element takes it out and puts it back in one task, if not in one go.
    setTimeout(() => {
      if (!this.isConnected) this.#end();
    });
  }

  /** First drawn in a task of its own, so that a slow page can answer in between. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await globalThis.scheduler?.yield?.();
    super.scheduleUpdate();
  }

  /** Out of the page there is nothing to draw. */
  protected override shouldUpdate(): boolean {
    return this.isConnected;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!this.#look || OPTION_NAMES.some((name) => changed.has(name))) {
      const given = this.givenOptions();
      const { options, warnings } = resolveLook(given);
      warnOnce(warnings);
      this.#look = options;
      this.#color(colorRules(options, given));
      this.#engine?.configure(given);
      if (given.rejoin) addEventListener('pageshow', this.#shown);
    }
    const wanted = this.snapshot || (this.givenOptions().rejoin && mayHaveInterruptedCall());
    // After a failure only the visitor retries.
    if (wanted && !this.#loadFailed) this.#load();
  }

  protected override updated(): void {
    this.#engine?.updated();
  }

  /** Opens the panel. */
  open(): void {
    this.#ask({ type: 'open' });
  }

  /** Closes the panel. A call goes on. */
  close(): void {
    this.#ask({ type: 'close' });
  }

  /** Starts a call, or says by an event why not. */
  startCall(): void {
    this.#ask({ type: 'start-call' });
  }

  /** Ends the call, at whatever stage it is. */
  endCall(): void {
    this.#ask({ type: 'end-call' });
  }

  /** Mutes the visitor's microphone, or unmutes it. */
  toggleMute(): void {
    this.#ask({ type: 'toggle-mute' });
  }

  /** Sends a chat message in the visitor's name. */
  sendMessage(text: string): void {
    this.#ask({ type: 'send-message', text });
  }

  /** Sends a message to the assistant within a call, as the provider's API has it. */
  sendToCall(message: unknown): void {
    this.#ask({ type: 'send-to-call', message });
  }

  /**
   * All that can be asked of the present call and of the next ones, each request checked before
   * anything is sent. Loaded when first wanted; rejects when it cannot be, or out of the page.
   */
  callControls(): Promise<CallControls> {
    return new Promise((resolve, reject) => {
      this.#do((engine) => engine.callControls().then(resolve, reject), reject);
    });
  }

  /** Clears the conversation, ends a call and empties the text box. */
  reset(): void {
    this.#ask({ type: 'reset' });
  }

  #ask(intent: Intent): void {
    this.#do((engine) => engine.dispatch(intent));
  }

  /** At once where possible, so that a click is handled on the click's own stack. */
  #do(act: Waiting['act'], refuse?: Waiting['refuse']): void {
    if (!this.isConnected) return refuse?.(new Error(NOT_IN_PAGE));
    if (this.#engine) {
      // What was set just now, and is not drawn yet, counts.
      if (this.isUpdatePending) this.#engine.configure(this.givenOptions());
      return act(this.#engine);
    }
    this.#waiting.push({ act, refuse });
    this.#load();
  }

  /** Loads everything behind the launcher. */
  #load(): void {
    if (this.#stopEngine) return;
    // Removes the message of an earlier failure, so that a new one is announced.
    if (this.#loadFailed) this.requestUpdate();
    this.#loadFailed = false;
    this.#stopEngine = this.#engineCode.use(
      ({ Engine }) => this.#startEngine(Engine),
      (reason) => this.#fail(reason),
    );
  }

  /** Overridden by stories and tests. */
  protected loadEngine(): Promise<typeof import('./engine.js')> {
    return import('./engine.js');
  }

  /** The next request retries. */
  #fail(reason: Error): void {
    this.#stopEngine = undefined;
    this.#loadFailed = true;
    this.#internals.states.add('error');
    adoptStyles(this, engineStyles);
    this.requestUpdate();
    for (const { refuse } of this.#waiting.splice(0)) refuse?.(reason);
    const error = { type: 'load-error', message: reason.message };
    const given = this.givenOptions();
    const { onError, errorReporter } = given;
    safely(() => onError?.(error))();
    const { mode } = resolveLook(given).options;
    const state = { mode, voice: 'disconnected', chat: 'idle', callId: null } as const;
    safely(() => errorReporter?.({ error, state, at: Date.now() }))();
    this.dispatchEvent(new AssistantErrorEvent(error));
  }

  #startEngine(Created: typeof Engine): Stop {
    adoptStyles(this, engineStyles);
    const engine = new Created(this, this.#internals.states, this.givenOptions());
    this.#engine = engine;
    for (const { act } of this.#waiting.splice(0)) act(engine);
    this.requestUpdate();
    return () => engine.end();
  }

  #end(): void {
    removeEventListener('pageshow', this.#shown);
    // Requests made before the removal are not performed when the element is back.
    for (const { refuse } of this.#waiting.splice(0)) refuse?.(new Error(NOT_IN_PAGE));
    this.#stopEngine?.();
    this.#stopEngine = undefined;
    this.#engine = undefined;
    // Options may change unnoticed until the element is back.
    this.#look = undefined;
  }

  /** A page that the browser kept comes back after a call that was cut on another one. */
  readonly #shown = (): void => this.requestUpdate();

  readonly #anticipate = (): void => this.#do((engine) => engine.warm());

  readonly #activate = (event: MouseEvent): void => {
    if (!isCallButton(this.#look!)) return this.open();
    // The second click of a double one would end what the first began, and so would one that is
    // made while nothing is seen to begin.
    if (event.detail > 1) return;
    if (this.#engine) this.#do((engine) => engine.toggleCall());
    else this.startCall();
  };

  /** With the default colours no style sheet of its own is needed. */
  #color(rules: string): void {
    if (!rules && !this.#colors) return;
    this.#colors ??= new CSSStyleSheet();
    this.#colors.replaceSync(rules);
    adoptStyles(this, { styleSheet: this.#colors });
  }

  /** Why there is nothing beyond the launcher, when it could not be loaded. */
  get #problem(): string | undefined {
    return this.#loadFailed ? launcherText('notLoaded', this.givenOptions()) : undefined;
  }

  protected override render(): TemplateResult {
    const look = this.#look!;
    const { position, radius, theme, mode } = look;
    const engine = this.#engine;
    const problem = this.#problem;
    const language = problem ? launcherText('language', this.givenOptions()) : engine?.language;
    return html`<div
      class="root ${position} radius-${radius} theme-${theme} ${mode}"
      lang=${language ?? nothing}
    >
      ${problem ? html`<p class="hidden" role="alert">${problem}</p>` : engine?.render()}
      ${
        engine?.expanded
          ? nothing
          : launcher(
              look,
              engine?.launcherStatus ?? atRest(problem),
              this.#activate,
              this.#anticipate,
            )
      }
    </div>`;
  }
}

/** Something that was asked for, and who is told when it cannot be done. */
interface Waiting {
  readonly act: (engine: Engine) => void;
  readonly refuse?: ((reason: Error) => void) | undefined;
}

const NOT_IN_PAGE = 'callControls() needs the element to be in the page';

const OPTION_NAMES = [...OPTION_PROPERTIES, 'options'] as const;
