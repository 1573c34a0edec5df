import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import {
  createAssistant,
  view,
  type Assistant,
  type Intent,
  type State,
  type View,
} from '../core/index.js';
import { AssistantProperties, OPTION_PROPERTIES } from './assistant-properties.js';
import { colorRules } from './colors.js';
import { intentOf } from './commands.js';
import { eventFor, NEWS, requestFor } from './events.js';
import { isCallButton, launcher } from './parts/launcher.js';
import type { Panel } from './parts/panel.js';
import { VolumeMeter } from './parts/volume-meter.js';
import { launcherStyles } from './styles/launcher.styles.js';
import { tokens } from './styles/tokens.styles.js';

export * from './events.js';

/**
 * A floating assistant that visitors of a page talk or type with.
 *
 * @element voice-assistant
 *
 * @fires {CallRequestEvent} va-call-request - A call is about to be started; cancelling prevents it.
 * @fires {MessageRequestEvent} va-message-request - A chat message is about to be sent; cancelling prevents it.
 * @fires {CallStartEvent} va-call-start - The assistant listens: the call has begun.
 * @fires {CallEndEvent} va-call-end - The call is over; `reason` says why.
 * @fires {CallStartProgressEvent} va-call-start-progress - A stage of a call's start began, was completed or failed.
 * @fires {CallStartSuccessEvent} va-call-start-success - All stages of a call's start are done.
 * @fires {CallStartFailedEvent} va-call-start-failed - A call could not be started.
 * @fires {SpeechStartEvent} va-speech-start - The assistant begins to speak.
 * @fires {SpeechEndEvent} va-speech-end - The assistant fell silent.
 * @fires {MessageReceivedEvent} va-message - A message of the call or the chat.
 * @fires {AssistantErrorEvent} va-error - Something went wrong.
 *
 * @slot launcher-icon - The page's own icon in the launcher.
 * @slot header-icon - The page's own icon in the header.
 * @slot empty-icon - The page's own picture in an empty conversation.
 * @slot consent - What visitors agree to, in the page's own markup, instead of `consent-content`.
 *
 * @csspart launcher - The floating button.
 * @csspart launcher-title - Its first line.
 * @csspart launcher-subtitle - Its second line.
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
 * @csspart cursor - The cursor at the end of an answer that streams.
 * @csspart newest-button - Goes to the newest message.
 * @csspart input-area - The bottom of the panel.
 * @csspart text-box - Where one types.
 * @csspart send-button - Sends the typed message.
 * @csspart mute-button - Mutes and unmutes the microphone.
 * @csspart call-button - Starts and ends the call.
 * @csspart failure - What went wrong, and what can be done.
 * @csspart retry-button - Tries again what failed.
 * @csspart type-button - Goes on by typing after a call failed.
 * @csspart hear-button - Plays what the browser refused to play.
 * @csspart consent - The consent dialog.
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
 * @cssprop [--va-font-size=0.9375rem] - The size of the text.
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
  static override styles: CSSResultGroup = [tokens, launcherStyles];

  /**
   * A state to be shown in place of the element's own, which then does nothing: for designers and
   * their stories.
   */
  @property({ attribute: false }) snapshot?: State;

  readonly #internals = this.attachInternals();
  readonly #meter = new VolumeMeter(
    () => this.#assistant?.volume() ?? 0,
    () => this.renderRoot.querySelector('.root'),
  );
  #assistant?: Assistant;
  #panel?: Panel;
  #loading?: Promise<void>;
  #colors?: CSSStyleSheet;
  #expanded = false;
  #focused = false;

  constructor() {
    super();
    this.addController(this.#meter);
    this.addEventListener('command', (event) => {
      const intent = intentOf(event);
      if (intent) this.#send(intent);
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // An element that is moved is taken out and put back within the same task.
    queueMicrotask(() => {
      if (!this.isConnected) this.#end();
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.requestUpdate();
  }

  /** Out of the page there is nothing to draw, and no assistant to begin. */
  protected override shouldUpdate(): boolean {
    return this.isConnected;
  }

  /** A streaming answer is drawn at most once a frame; all else at once. */
  protected override async scheduleUpdate(): Promise<void> {
    if (this.#assistant?.state.chat.status === 'streaming') await nextFrame();
    super.scheduleUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#focused = this.shadowRoot?.activeElement != null;
    if (!this.#assistant) this.#begin();
    else if ([...OPTION_NAMES].some((name) => changed.has(name)))
      this.#assistant.configure(this.givenOptions());
  }

  protected override updated(): void {
    const { state, options } = this.#current;
    const shown = view(state);
    if (isExpanded(shown) || (isCallButton(options) && hasNotice(shown))) void this.#loadPanel();
    this.#moveFocus(isExpanded(shown) && this.#panel !== undefined);
    this.#colors?.replaceSync(colorRules(options));
    this.#meter.run(shown.call.status === 'connected');
    const { states } = this.#internals;
    for (const [name, on] of Object.entries(customStates(shown)))
      if (on) states.add(name);
      else states.delete(name);
  }

  /** Opens the panel. */
  open(): void {
    this.#send({ type: 'open' });
  }

  /** Closes the panel. A call goes on. */
  close(): void {
    this.#send({ type: 'close' });
  }

  /** Starts a call, or says by an event why not. */
  startCall(): void {
    this.#send({ type: 'start-call' });
  }

  /** Ends the call, at whatever stage it is. */
  endCall(): void {
    this.#send({ type: 'end-call' });
  }

  /** Mutes the visitor's microphone, or unmutes it. */
  toggleMute(): void {
    this.#send({ type: 'toggle-mute' });
  }

  /** Sends a chat message in the visitor's name. */
  sendMessage(text: string): void {
    this.#send({ type: 'send-message', text });
  }

  /** Sends a message to the assistant within a call, as the provider's API has it. */
  sendToCall(message: unknown): void {
    this.#send({ type: 'send-to-call', message });
  }

  /** Clears the conversation, ends a call and empties the text box. */
  reset(): void {
    this.#send({ type: 'reset' });
    this.#panel?.clear();
  }

  /** @internal */
  get pageLanguage(): string {
    return this.closest<HTMLElement>('[lang]')?.lang ?? '';
  }

  get #current() {
    const { state, options } = this.#assistant!;
    return { state: this.snapshot ?? state, options };
  }

  /** Asks for something, unless the page refuses: then it returns false. */
  readonly #send = (intent: Intent): boolean => {
    if (this.snapshot || !this.isConnected) return false;
    const request = requestFor(intent);
    if (request && !this.dispatchEvent(request)) return false;
    if (!this.#assistant) this.performUpdate();
    this.#assistant?.send(intent);
    return true;
  };

  #begin(): void {
    const assistant = createAssistant(this.givenOptions());
    assistant.subscribe(() => this.requestUpdate());
    for (const name of NEWS) assistant.on(name, (news) => this.dispatchEvent(eventFor(news)));
    this.#assistant = assistant;
  }

  #end(): void {
    this.#assistant?.dispose();
    this.#assistant = undefined;
  }

  /** The focus goes where the visitor goes on, and back to the launcher in the end. */
  #moveFocus(expanded: boolean): void {
    if (expanded === this.#expanded) return;
    this.#expanded = expanded;
    if (expanded) this.#panel?.focus();
    else if (this.#focused) this.renderRoot.querySelector<HTMLElement>('.launcher')?.focus();
  }

  readonly #anticipate = (): void => {
    void this.#loadPanel();
    this.#assistant?.warm();
  };

  /** A failed load is tried again the next time that the panel is wanted. */
  #loadPanel(): Promise<void> {
    this.#loading ??= import('./parts/panel.js').then(
      ({ Panel, panelStyles }) => {
        this.#panel = new Panel(this, this.#send);
        const root = this.renderRoot as ShadowRoot;
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, panelStyles.styleSheet!];
        this.requestUpdate();
      },
      () => {
        this.#loading = undefined;
      },
    );
    return this.#loading;
  }

  readonly #activate = (): void => {
    const { options, state } = this.#current;
    if (!isCallButton(options)) return this.open();
    if (state.voice.status === 'disconnected') this.startCall();
    else this.endCall();
  };

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot() as ShadowRoot;
    this.#colors = new CSSStyleSheet();
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, this.#colors];
    return root;
  }

  protected override render(): TemplateResult {
    const { state, options } = this.#current;
    const shown = view(state);
    const panel = this.#panel?.render(state, shown, options) ?? nothing;
    const expanded = this.#panel && isExpanded(shown);
    return html`<div
      class="root ${options.position} radius-${options.radius} theme-${options.theme} ${options.mode}"
      lang=${options.texts.language}
    >
      ${panel}
      ${
        expanded
          ? nothing
          : launcher(shown, options, { activate: this.#activate, anticipate: this.#anticipate })
      }
    </div>`;
  }
}

/** The next frame, or, where a hidden page has none, soon. */
function nextFrame(): Promise<unknown> {
  return Promise.race([
    new Promise((resolve) => requestAnimationFrame(resolve)),
    new Promise((resolve) => setTimeout(resolve, HIDDEN_FRAME_MS)),
  ]);
}

const HIDDEN_FRAME_MS = 100;

const OPTION_NAMES = [...OPTION_PROPERTIES, 'options'] as const;

function isExpanded({ consent, panel }: View): boolean {
  return consent || panel === 'open';
}

function hasNotice({ failure, call }: View): boolean {
  return failure !== null || call.playback === 'refused';
}

function customStates({ call, activity, panel, failure }: View): Record<string, boolean> {
  return {
    connecting: call.status === 'connecting',
    connected: call.status === 'connected',
    speaking: activity === 'speaking',
    muted: call.muted,
    open: panel === 'open',
    error: failure !== null,
  };
}
