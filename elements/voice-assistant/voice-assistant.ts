import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { AssistantOptions, CallControls, Intent } from '../../core/headless/index.js';
import type { State } from '../../core/machine/state.js';
import { safely } from '../../core/reports/safely.js';
import {
  STORED_CALL_KEY,
  isKept,
  KEPT_CONVERSATION_KEY,
} from '../../core/conversation/tab-keys.js';
import { launcherText, resolveLook } from '../../core/options/resolve-look.js';
import type { Look } from '../../core/options/table.js';
import { warnOnce } from '../../core/reports/warn-once.js';
import { lazy, type Stop } from '../../core/async/lazy.js';
import { yieldToMain } from '../../core/async/timing.js';
import { AssistantProperties, OPTION_PROPERTIES } from './properties.js';
import { colorRules } from './colors.js';
import type { Widget } from './widget.js';
import { AssistantErrorEvent } from './error-event.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import { pageLanguage } from '../shared/page-language.js';
import { atRest, isCallButton, launcher } from '../launcher/launcher.js';
import { widgetStyles } from './widget.styles.js';
import { launcherStyles } from '../launcher/launcher.styles.js';
import { tokens } from './tokens.styles.js';

let insertions = 0;

/**
 * A floating assistant that visitors of a page talk to or chat with.
 *
 * @element voice-assistant
 *
 * @attr {boolean} open - Whether the panel is open. The element sets and removes it; a page may do so, too.
 *
 * @slot launcher-icon - Replaces the icon of the launcher.
 * @slot header-icon - Replaces the icon of the header.
 * @slot header - Replaces the title in the header.
 * @slot empty - Replaces the empty state, its icon and text.
 * @slot consent - Replaces `consent-content` in the consent dialog.
 *
 * @csspart launcher - The floating button.
 * @csspart launcher-title - Its first line.
 * @csspart launcher-subtitle - Its second line: the page's text or the current activity.
 * @csspart activity-icon - The animated icon in launcher and header.
 * @csspart panel - The window that the launcher opens.
 * @csspart header - The top of the panel.
 * @csspart title - The title in the header.
 * @csspart status - The status line below the title.
 * @csspart reset-button - Clears the conversation. Asks first if there is one.
 * @csspart reset-question - Asks whether the conversation should be deleted.
 * @csspart confirm-reset-button - Deletes it.
 * @csspart keep-button - Keeps it.
 * @csspart expand-button - Expands the panel to the whole window, and back.
 * @csspart language-menu - Chooses the language, with `language-choice`.
 * @csspart close-button - Closes the panel.
 * @csspart conversation - The list of messages or the empty state.
 * @csspart avatar - The assistant's picture in the header.
 * @csspart empty-state - Shown before the first message.
 * @csspart greeting - Its headline.
 * @csspart empty-text - What the visitor can do, below the headline.
 * @csspart orb - The voice as a ball: in the empty state, after a failure and in a call.
 * @csspart voice-visual - The orb in a call.
 * @csspart caption - The last sentence of a call, without a transcript or beside the launcher.
 * @csspart call-time - How long the call has lasted, in header and launcher.
 * @csspart preview - The last answer that arrived while the panel was closed.
 * @csspart preview-button - Its text, which opens the panel.
 * @csspart unread - The number of such answers, on the launcher.
 * @csspart end-button - Ends the call, beside the launcher.
 * @csspart message - One message; also `user-message` or `assistant-message`.
 * @csspart bubble - The bubble of a message.
 * @csspart tools - Below the last answer, and the one that is pointed at: its time, and buttons to copy and to rate it.
 * @csspart copy-answer-button - Copies the answer.
 * @csspart good-button - Rates the answer as good.
 * @csspart bad-button - Rates the answer as bad.
 * @csspart code-header - Above code: its language and a button.
 * @csspart copy-code-button - Copies the code.
 * @csspart stopped - Shown below an answer that the visitor stopped.
 * @csspart incomplete - Shown below an answer that was cut off.
 * @csspart too-long - Shown below a message of which only the beginning is shown.
 * @csspart save-message-button - Saves the whole message.
 * @csspart delivery - Shown below a message of the visitor that has no answer yet; also
 * `waiting-delivery`, `sending-delivery`, `sent-delivery` or `failed-delivery`.
 * @csspart withdraw-button - Removes a message that waits to be sent.
 * @csspart edit-button - Puts a message that was not sent back into the text box.
 * @csspart call-mark - Where a call began or ended, with `shared-context`.
 * @csspart cursor - The cursor at the end of a streaming answer.
 * @csspart newest-button - Scrolls to the latest message.
 * @csspart input-area - The bottom of the panel: composer and call bar.
 * @csspart disclosure - Says that one talks with an AI, below the text box and beside a call.
 * @csspart text-box - The text box.
 * @csspart send-button - Sends the message.
 * @csspart stop-button - Stops the streaming answer. Replaces the send button.
 * @csspart mute-button - Mutes and unmutes the microphone.
 * @csspart call-button - Starts and ends the call.
 * @csspart talk-button - The push-to-talk button.
 * @csspart settings-button - Opens and closes the sound settings of a call.
 * @csspart settings - The sound settings.
 * @csspart device - The menu of microphones or speakers.
 * @csspart volume - The volume slider.
 * @csspart call-notice - A notice about the call: a silent microphone, a lost network, a countdown.
 * @csspart unmute-button - Unmutes the microphone.
 * @csspart stay-button - Continues a call that is about to end because of silence.
 * @csspart past-call - The summary of the past call.
 * @csspart copy-button - Copies its transcript.
 * @csspart save-text-button - Saves its transcript as text.
 * @csspart save-captions-button - Saves its transcript as WebVTT.
 * @csspart teaser - What invites the visitor, beside the launcher.
 * @csspart teaser-button - Its text, which does what the launcher does.
 * @csspart close-teaser-button - Closes it.
 * @csspart starters - Texts to begin with.
 * @csspart starter-button - Sends one of them.
 * @csspart question - The question whether a page tool may run, or that it runs.
 * @csspart allow-button - Runs the tool.
 * @csspart read-on-button - Scrolls long arguments, which must have been seen whole.
 * @csspart decline-button - Does not run it.
 * @csspart decline-all-button - Runs none of the tools that await an answer.
 * @csspart always-allow-button - Runs it, and from now on in this tab without a question.
 * @csspart tool-note - What became of a page tool, in the conversation.
 * @csspart block - A block in an answer; also `buttons-block`, `card-block` or `form-block`.
 * @csspart reply-button - Sends a text, in a block.
 * @csspart answer-card - One card.
 * @csspart form - A form in an answer.
 * @csspart time-button - Fills in one of the next usual times.
 * @csspart submit-button - Submits it.
 * @csspart failure - A failure, and how to fix it.
 * @csspart dismiss-button - Dismisses a failure or the past call.
 * @csspart retry-button - Retries what failed.
 * @csspart contact-link - Instead, another way to reach the site: the option `contact`.
 * @csspart reference-button - Copies the ids of the conversation.
 * @csspart type-button - Continues in the chat after a call failed.
 * @csspart hear-button - Plays audio that the browser blocked.
 * @csspart consent - The consent dialog.
 * @csspart consent-title - Its heading.
 * @csspart consent-content - Its text.
 * @csspart purposes - The purposes of the consent, below its text.
 * @csspart accept-button - Gives consent.
 * @csspart cancel-button - Declines consent.
 * @csspart withdraw-consent-button - Withdraws the consent.
 *
 * @cssprop [--va-accent-color=#14B8A6] - The colour of active elements.
 * @cssprop [--va-base-color=white, in the dark #16181d] - The background.
 * @cssprop [--va-fill-color] - Filled areas: the start and send buttons and the visitor's messages. By
 * default the accent colour, darkened until white text on it has a contrast of 4.5. Very light colours are
 * kept and get black text.
 * @cssprop [--va-raised-color] - Cards, notices and the assistant's messages. By default the background
 * with a trace of text and accent colour.
 * @cssprop [--va-line-color] - Hairlines.
 * @cssprop [--va-launcher-color=#000000] - The background of the launcher.
 * @cssprop [--va-launcher-text-color=#FFFFFF] - The text of the launcher.
 * @cssprop [--va-text-color] - The text. By default almost black or almost white, whichever contrasts
 * with the background.
 * @cssprop [--va-quiet-color] - Secondary text. By default a grey with a contrast of at least 4.5.
 * @cssprop [--va-user-bubble-color] - The visitor's messages. By default the fill colour.
 * @cssprop [--va-assistant-bubble-color] - The assistant's messages. By default the raised colour.
 * @cssprop [--va-danger-color] - The end of a call, a muted microphone and failures.
 * @cssprop [--va-panel-width] - The width of the panel. By default that of the option `size`.
 * @cssprop [--va-panel-height] - The height of the panel. By default that of the option `size`.
 * @cssprop [--va-font-size=max(0.9375rem, 13px)] - The size of the text. Headings and secondary text are
 * in proportion.
 * @cssprop [--va-space=max(0.25rem, 3.25px)] - The step of the grid on which distances are based.
 * @cssprop [--va-radius] - The radius of the corners. By default that of the option `radius`.
 * @cssprop [--va-font=inherit] - The font. Default: that of the page around the element.
 * @cssprop [--va-shadow] - The shadow of panel and launcher.
 * @cssprop [--va-duration=0.24s] - How long movements take. Reduced motion replaces them by a fade.
 * @cssprop [--va-spring] - The easing of movements. By default a spring, as a `linear()` function.
 * @cssprop [--va-z-index=9999] - The stacking order on the page.
 * @cssprop [--va-offset=1.25rem] - The distance from the edges of the viewport.
 *
 * @cssstate connecting - A call is connecting.
 * @cssstate connected - A call is connected.
 * @cssstate speaking - The assistant speaks.
 * @cssstate muted - The visitor is muted.
 * @cssstate open - The panel is open.
 * @cssstate inline - The panel is in the element's place.
 * @cssstate error - A failure is shown.
 */
export class VoiceAssistant extends AssistantProperties {
  static override properties = { snapshot: { attribute: false } };

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'open'];
  }

  /**
   * A state to be shown in place of the element's own, which then does nothing: for designers and
   * their stories.
   */
  declare snapshot?: State;

  /** Without custom states, as in DOMs for unit tests, they are kept and not shown. */
  readonly #states: Set<string> = this.attachInternals?.().states ?? new Set();
  /** Requests that wait for the widget to load. */
  readonly #waiting: Waiting[] = [];
  #widget?: Widget;
  readonly #widgetCode = lazy(() => this.loadWidget());
  /** Cancels the load of the widget, or ends the widget. */
  #stopWidget?: Stop | undefined;
  #loadFailed = false;
  /** Whether the launcher was pressed before everything behind it had loaded. */
  #pressed = false;
  /** Unknown until the first update, and after each disconnect. */
  #look?: Look;
  #colors?: CSSStyleSheet;
  #teaser?: ReturnType<typeof setTimeout>;
  /** Draws everything again, as after a change of options. */
  readonly #redraw = (): void => this.requestUpdate('options', 0);
  readonly #localization = lazy(() => import('../language/localize.js'), {
    onLoad: this.#redraw,
  });
  readonly #pageLanguage = new MutationObserver(this.#redraw);

  constructor() {
    super();
    this.addEventListener('command', (event) => this.#do((widget) => widget.command(event)));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
    let root: Node | undefined = this.getRootNode();
    while (root) {
      this.#pageLanguage.observe(root, { subtree: true, attributeFilter: ['lang'] });
      root = (root as Partial<ShadowRoot>).host?.getRootNode();
    }
    if (this.hasAttribute('open')) this.#followAttribute();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (name !== 'open') super.attributeChangedCallback(name, old, value);
    else if (this.#widget || value !== null) this.#followAttribute();
  }

  /** No style sheet goes along into another document, and before it is placed it has none. */
  adoptedCallback(): void {
    if (this.renderRoot) adoptStyles(this.renderRoot);
  }

  protected override createRenderRoot(): ShadowRoot {
    const root = this.attachShadow({ mode: 'open' });
    adoptStyles(root, tokens, launcherStyles);
    return root;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // An element that moves is taken out and put back in one task, if not in one go.
    setTimeout(() => {
      if (!this.isConnected) this.#end();
    });
  }

  /** Renders first in its own task, so that a slow page can respond to input before. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await (globalThis.scheduler?.yield?.() ?? yieldToMain());
    try {
      super.scheduleUpdate();
    } catch (error) {
      // On a page without some builtins the widget loads, but cannot draw.
      if (this.#widget?.drawn !== false) throw error;
      this.#fail(error as Error);
    }
  }

  /** A disconnected element renders nothing, nor does one whose page is gone. */
  protected override shouldUpdate(): boolean {
    return this.isConnected && !!globalThis.document;
  }

  protected override willUpdate(changed: PropertyValues): void {
    const pageOptions = this.pageOptions();
    const { rejoin, keepConversation } = pageOptions;
    if (!this.#look || OPTION_NAMES.some((name) => changed.has(name))) {
      const { options, warnings } = resolveLook(pageOptions);
      warnOnce(warnings);
      this.#look = options;
      this.#color(colorRules(options, pageOptions));
      this.#widget?.configure(pageOptions);
      if (rejoin || keepConversation) addEventListener('pageshow', this.#shown);
      if (options.teaser)
        this.#teaser ??= setTimeout(
          () =>
            void import('../launcher/teaser.js').then(
              ({ tease }) => tease(this, this.pageOptions()),
              () => undefined,
            ),
          options.teaser * 1000,
        );
    }
    const wanted =
      this.snapshot ||
      this.#look.layout !== 'floating' ||
      (rejoin && isKept(STORED_CALL_KEY)) ||
      (keepConversation && isKept(KEPT_CONVERSATION_KEY));
    // After a failure only the visitor retries.
    if (wanted && !this.#loadFailed) this.#load();
  }

  protected override updated(): void {
    this.#widget?.updated();
  }

  /** Opens the panel. */
  open(): void {
    this.#dispatch({ type: 'open' });
  }

  /** Closes the panel. A call continues. */
  close(): void {
    this.#dispatch({ type: 'close' });
  }

  /** Starts a call, or emits an error. */
  startCall(): void {
    this.#dispatch({ type: 'start-call' });
  }

  /** Ends the call at any stage. */
  endCall(): void {
    this.#dispatch({ type: 'end-call' });
  }

  /** Mutes the visitor's microphone, or unmutes it. */
  toggleMute(): void {
    this.#dispatch({ type: 'toggle-mute' });
  }

  /** Sends a chat message in the visitor's name. */
  sendMessage(text: string): void {
    this.#dispatch({ type: 'send-message', text });
  }

  /** Sends a message to the assistant within a call, as the provider's API has it. */
  sendToCall(message: unknown): void {
    this.#dispatch({ type: 'send-to-call', message });
  }

  /**
   * Returns the controls of the current and later calls, which check their arguments before they
   * send. Rejects if their code cannot be loaded, and while the element is disconnected.
   */
  callControls(): Promise<CallControls> {
    return new Promise((resolve, reject) => {
      const deliver = (controls: CallControls) =>
        this.isConnected ? resolve(controls) : reject(new Error(NOT_IN_PAGE));
      this.#do((widget) => widget.callControls().then(deliver, reject), reject);
    });
  }

  /**
   * Chooses the language of the widget's own texts for the visitor, as the menu of `language-choice`
   * does: for a menu of the page. Needs that option. `language` is one of the BCP 47 tags that the
   * option `language` takes. Another is warned about and changes nothing.
   */
  chooseLanguage(language: string): void {
    this.#do((widget) => widget.chooseLanguage(language));
  }

  /** Clears the conversation, ends a call and empties the text box. */
  reset(): void {
    this.#dispatch({ type: 'reset' });
  }

  /**
   * Its language may be another than English, or become one: then the texts are loaded.
   *
   * @internal
   */
  override pageOptions(): AssistantOptions {
    const pageOptions = super.pageOptions();
    const tag = pageOptions.language || pageLanguage(this);
    const mayDiffer =
      pageOptions.languageChoice || pageOptions.followLanguage || !/^(en|$)/.test(tag);
    return (
      (mayDiffer && this.#localization.get()?.localize(this, pageOptions, this.#redraw)) ||
      pageOptions
    );
  }

  #followAttribute(): void {
    this.#do((widget) => widget.followAttribute());
  }

  #dispatch(intent: Intent): void {
    this.#do((widget) => widget.dispatch(intent));
  }

  /** Synchronous if possible, so that a click is handled on its own stack. */
  #do(act: Waiting['act'], refuse?: Waiting['refuse']): void {
    if (!this.isConnected) return refuse?.(new Error(NOT_IN_PAGE));
    if (this.#widget) {
      // Properties that were set just now apply.
      if (this.isUpdatePending) this.#widget.configure(this.pageOptions());
      return act(this.#widget);
    }
    this.#waiting.push({ act, refuse });
    this.#load();
  }

  /** Loads everything behind the launcher. */
  #load(): void {
    if (this.#stopWidget && !this.#loadFailed) return;
    // Removes the message of an earlier failure, so that a new one is announced.
    if (this.#loadFailed) this.requestUpdate();
    this.#loadFailed = false;
    this.#stopWidget = this.#widgetCode.use(this.#startWidget, this.#fail);
  }

  /** Overridden by stories and tests. */
  protected loadWidget(): Promise<typeof import('./widget.js')> {
    return import('./widget.js');
  }

  /** The next request retries. */
  readonly #fail = (reason: Error): void => {
    const widget = this.#widget;
    this.#widget = undefined;
    this.#loadFailed = true;
    this.#pressed = false;
    this.#states.add('error');
    adoptStyles(this.renderRoot, widgetStyles);
    this.requestUpdate();
    for (const { refuse } of this.#waiting.splice(0)) refuse?.(reason);
    const error = { type: 'load-error', message: reason.message };
    const pageOptions = this.pageOptions();
    const { onError, errorReporter } = pageOptions;
    safely(() => onError?.(error))();
    const { mode } = resolveLook(pageOptions).options;
    const state = { mode, voice: 'disconnected', chat: 'idle', callId: null } as const;
    safely(() => errorReporter?.({ error, state, at: Date.now() }))();
    this.dispatchEvent(new AssistantErrorEvent(error));
    widget?.end();
  };

  readonly #startWidget = ({ Widget: Created }: { Widget: typeof Widget }): Stop => {
    adoptStyles(this.renderRoot, widgetStyles);
    try {
      this.#widget = new Created(this, this.#states, this.pageOptions());
      for (const { act } of this.#waiting.splice(0)) act(this.#widget);
    } catch (error) {
      this.#fail(error as Error);
    }
    this.requestUpdate();
    return () => this.#widget?.end();
  };

  #end(): void {
    // The page may be gone, as after a unit test.
    globalThis.removeEventListener?.('pageshow', this.#shown);
    clearTimeout(this.#teaser);
    this.#pageLanguage.disconnect();
    // Requests made before the removal are not performed when the element is back.
    for (const { refuse } of this.#waiting.splice(0)) refuse?.(new Error(NOT_IN_PAGE));
    this.#stopWidget?.();
    this.#pressed = false;
    // Options may change unnoticed until the element is back.
    this.#look = this.#teaser = this.#stopWidget = this.#widget = undefined;
  }

  /** A page in the back/forward cache may return after its call was interrupted on another page. */
  readonly #shown = (): void => this.requestUpdate();

  readonly #anticipate = (): void => this.#do((widget) => widget.warm());

  readonly #activate = (event: MouseEvent): void => {
    if (!this.#widget) {
      this.#pressed = true;
      this.requestUpdate();
    }
    // Without a look the element is out of the page, or has just come back.
    if (!this.#look || !isCallButton(this.#look)) return this.open();
    // The second click of a double click would end what the first began, and so would a click
    // before the page has updated.
    if (event.detail > 1) return;
    this.#dispatch({ type: this.#widget ? 'toggle-call' : 'start-call' });
  };

  /**
   * The sheet is another one after each insertion: WebKit does not evaluate media queries again that
   * changed while no element with equal sheets was in the page.
   */
  #color(rules: string): void {
    this.#colors ??= new CSSStyleSheet();
    this.#colors.replaceSync?.(`${rules} va-${insertions++} {}`);
    adoptStyles(this.renderRoot, { styleSheet: this.#colors });
  }

  protected override render(): TemplateResult {
    const look = this.#look!;
    const { layout, position, radius, theme, preset } = look;
    const widget = this.#widget;
    const place = widget?.place ?? (layout === 'floating' ? position : layout);
    // Why there is nothing beyond the launcher.
    const problem = this.#loadFailed ? launcherText('notLoaded', this.pageOptions()) : undefined;
    const { current } = this.#localization;
    const language = problem
      ? launcherText('language', this.pageOptions())
      : (widget?.language ?? current?.language(this));
    return html`<div
      class="root ${place} radius-${radius} theme-${theme} preset-${preset}"
      lang=${language ?? nothing}
      dir=${current?.directionOf(language!) ?? nothing}
    >
      ${problem ? html`<p class="hidden" role="alert">${problem}</p>` : widget?.render()}
      ${
        (widget ? widget.expanded : layout !== 'floating' && !problem)
          ? nothing
          : launcher(
              look,
              widget?.launcherStatus ?? atRest(problem, this.#pressed),
              this.#activate,
              this.#anticipate,
            )
      }
    </div>`;
  }
}

/** A request, and the callback for when it cannot be performed. */
interface Waiting {
  readonly act: (widget: Widget) => void;
  readonly refuse?: ((reason: Error) => void) | undefined;
}

const NOT_IN_PAGE = 'callControls(): not in the page';

const OPTION_NAMES = [...OPTION_PROPERTIES, 'options'] as const;
