import { nothing, type LitElement } from 'lit';
import {
  browserPorts,
  view,
  type Assistant,
  type AssistantOptions,
  type CallControls,
  type Intent,
  type ResolvedOptions,
} from '../../core/headless/index.js';
import type { Role } from '../../core/machine/events.js';
import type { State } from '../../core/machine/state.js';
import type { View } from '../../core/machine/view.js';
import { assistantWith } from '../../core/headless/create-assistant.js';
import { update } from '../../core/machine/update.js';
import { requestOf } from '../../core/machine/rules/request.js';
import type { Ports } from '../../core/ports.js';
import { resolveOptions } from '../../core/options/resolve.js';
import { activitySummary } from '../launcher/activity-summary.js';
import { isCallButton, type LauncherStatus } from '../launcher/launcher.js';
import { focusPanel, isLeaving } from '../panel/focus.js';
import { Panel } from '../panel/panel.js';
import { panelStyles } from '../panel/panel.styles.js';
import { panelTokens } from '../panel/panel-tokens.styles.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import { hangUp } from '../shared/icons.js';
import { hasFocus, type PartAssistant, type PartHost, type RenderContext } from '../shared/host.js';
import { languageOf } from '../shared/language.js';
import { pageLanguage } from '../shared/page-language.js';
import { intentOf } from './commands.js';
import { EVENT_TYPES, eventFor, requestFor } from './dispatch-events.js';
import { FeedbackEvent, PanelToggleEvent } from './events.js';

/** The element as the widget sees it. */
export interface WidgetHost extends PartHost {
  /** A state to show instead of the assistant's own. No intent is dispatched then. */
  readonly snapshot?: State;
  readonly isUpdatePending: boolean;
  /** The page's options in one object. */
  pageOptions(): AssistantOptions;
}

/** The part of the element that loads on first interest: the assistant and its panel. */
export class Widget implements PartAssistant {
  readonly #host: WidgetHost;
  readonly #states: Set<string>;
  readonly #assistant: Assistant<AssistantOptions, ResolvedOptions>;
  readonly #panel: Panel;
  /** Whether anything was drawn. */
  drawn = false;
  #shown = false;
  #focused = false;
  #opener: Element | null = null;
  /** Whether anything was requested. */
  #used = false;

  constructor(
    host: WidgetHost,
    states: Set<string>,
    options: AssistantOptions,
    ports: Ports = browserPorts(),
  ) {
    this.#host = host;
    this.#states = states;
    this.#assistant = assistantWith(resolveOptions, options, ports);
    // Throws on a page without a builtin that the machine needs, so that the launcher can say so.
    update(this.#state, { type: 'network-returned', key: 0, at: 0, id: '' });
    this.#assistant.subscribe(() => host.requestUpdate());
    for (const type of EVENT_TYPES)
      this.#assistant.on(type, (event) => {
        host.dispatchEvent(eventFor(event));
        // What waited for consent follows at once.
        if (type === 'consent-change' && host.isUpdatePending) this.configure(host.pageOptions());
      });
    this.#assistant.connect();
    const { observedAttributes: known } = host.constructor as typeof LitElement;
    const isOdd = (name: string) => !(name in host || known.concat('class').includes(name));
    if (host.getAttributeNames().some(isOdd))
      import('./misspelt-attributes.js').then(
        ({ warnOfMisspelt }) => warnOfMisspelt(host),
        () => undefined,
      );
    this.#panel = new Panel(host, this, this.#view);
    // While the conversation is restored.
    if (this.options.keepConversation) this.#panel.warm(this.options);
    adoptStyles(host.renderRoot, panelTokens, panelStyles);
    this.#openInPlace();
  }

  get launcherStatus(): LauncherStatus {
    const context = this.#context;
    const { view, options, language } = context;
    const { call, activity } = view;
    const { texts, endButtonText, ctaTitle } = options;
    const labels = { connecting: texts.connecting, connected: endButtonText };
    const label = call.status === 'disconnected' ? {} : { callLabel: labels[call.status] };
    const callButton = isCallButton(options);
    const summary = callButton ? undefined : activitySummary(view, options);
    return {
      activity,
      call: call.status,
      icon: callButton && call.status === 'connected' ? hangUp : undefined,
      ...label,
      summary,
      titleLanguage: languageOf(ctaTitle, texts.title, language),
      lineLanguage: summary ? nothing : language,
      ...this.#panel.closed(context),
    };
  }

  /** Whether the panel or the consent dialog replaces the launcher, which stays until the focus has left it. */
  get expanded(): boolean {
    return this.#isShown && !this.#panel.leaving.keeps('.pill');
  }

  /** Whether the panel or the consent dialog is shown. */
  get #isShown(): boolean {
    const { consent, panel } = this.#view;
    const open = panel === 'open';
    // While the dialog loads, the launcher stays where there is one.
    const floats = this.options.layout === 'floating';
    return consent ? this.#panel.asksConsent || (open && !floats) : open;
  }

  get options(): ResolvedOptions {
    return this.#assistant.options;
  }

  get #context(): RenderContext {
    const language = pageLanguage(this.#host);
    return {
      assistant: this,
      state: this.#state,
      view: this.#view,
      options: this.options,
      language,
      languages: [language, this.language],
    };
  }

  /** The language of the widget's own texts, as a BCP 47 tag. */
  get language(): string {
    return this.options.texts.language;
  }

  get callStatus(): View['call']['status'] {
    return this.#state.voice.status;
  }

  get #state(): State {
    return this.#host.snapshot ?? this.#assistant.state;
  }

  /** The classes by which the root has its place. */
  get place(): string {
    return this.#panel.place(this.#view, this.options);
  }

  /** A call button has no panel, even if the page dispatches `open`. */
  get #view(): View {
    const current = view(this.#state);
    return isCallButton(this.options) ? { ...current, panel: 'closed' } : current;
  }

  /** Dispatches an intent. Returns false when the page cancels it. */
  readonly dispatch = (intent: Intent): boolean => {
    if (this.#host.snapshot) return false;
    this.#used = true;
    const request = requestOf(this.#assistant.state, intent);
    if (request && !this.#host.dispatchEvent(requestFor(request))) return false;
    this.#assistant.send(intent);
    return true;
  };

  /** Dispatches the intent of a button of the page that controls the element by an invoker command. */
  command(event: Event): void {
    const intent = intentOf(event);
    if (intent) this.dispatch(intent);
  }

  chooseLanguage(tag: string): void {
    import('../language/localize.js').then(
      ({ chooseForVisitor }) => chooseForVisitor(this.#host, tag, this.options, this.#state),
      // The language in use stays, as when the texts cannot be loaded.
      () => undefined,
    );
  }

  readonly rate: PartAssistant['rate'] = (rating, answer) =>
    void this.#host.dispatchEvent(new FeedbackEvent(rating, answer));

  configure(options: AssistantOptions): void {
    const { layout } = this.options;
    this.#assistant.configure(options);
    if (this.options.layout !== layout) this.#openInPlace();
  }

  /** A panel that does not float opens by itself, without the focus. */
  #openInPlace(): void {
    if (this.options.layout !== 'floating' && !this.#host.snapshot)
      this.#assistant.send({ type: 'open' });
  }

  callControls(): Promise<CallControls> {
    return this.#assistant.callControls();
  }

  now(): number {
    return this.#assistant.now();
  }

  volume(role: Role): number {
    return this.#assistant.volume(role);
  }

  /** Preloads the code of a call or, by default, of what the mode needs. */
  warm(near = isCallButton(this.options) ? ('call' as const) : undefined): void {
    this.#assistant.warm(near);
    this.#panel.warm(this.options);
  }

  render(): unknown {
    this.#focused = hasFocus(this.#host);
    return this.#panel.render(this.#context);
  }

  updated(): void {
    this.drawn = true;
    const context = this.#context;
    const { view, options } = context;
    const open = view.panel === 'open';
    const toggled = open !== this.#states.has('open');
    const inline = options.layout === 'inline';
    for (const [name, on] of Object.entries({ ...customStates(view), inline }))
      if (on) this.#states.add(name);
      else this.#states.delete(name);
    this.#panel.updated(context);
    this.#moveFocus();
    if (toggled) this.#reflect(open);
  }

  end(): void {
    this.#assistant.disconnect();
    this.#panel.end();
    const open = this.#states.has('open');
    this.#states.clear();
    if (open) this.#reflect(false);
  }

  /** Opens or closes the panel as the attribute `open` says, and leaves the focus where it is. */
  followAttribute(): void {
    const open = this.#host.hasAttribute('open');
    if (open !== (this.#view.panel === 'open'))
      this.#assistant.send({ type: open ? 'open' : 'close' });
  }

  #reflect(open: boolean): void {
    if (this.#host.snapshot) return;
    // The network may be gone when the first message is sent.
    if (open) this.#assistant.warm();
    this.#host.toggleAttribute('open', open);
    this.#host.dispatchEvent(new PanelToggleEvent(open));
  }

  /** Moves the focus into the panel when it opens, and back to the launcher or the page when it closes. */
  #moveFocus(): void {
    // A panel that is restored on the next page leaves the focus where it is.
    const host = this.#host;
    const toggled = this.#used && this.#isShown !== this.#shown;
    this.#shown = this.#isShown;
    // The focused element, such as a pressed button, may be gone or go now.
    const lost = this.#focused && (toggled || isLeaving(host) || !hasFocus(host));
    if (this.#shown && toggled) this.#opener = host.ownerDocument.activeElement;
    if (this.#shown && (toggled || lost))
      focusPanel(host, false, () => this.#panel.focused(this.#context));
    else if (lost) {
      const launcher = host.renderRoot.querySelector<HTMLElement>('.launcher');
      launcher?.focus();
      // A page with a button of its own may hide the launcher.
      if (!launcher?.matches(':focus')) (this.#opener as HTMLElement | null)?.focus();
    }
  }
}

/** The element's custom states, for `:state(name)` in a page's style sheet. */
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
