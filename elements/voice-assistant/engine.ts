import { nothing } from 'lit';
import {
  browserPorts,
  view,
  type Assistant,
  type AssistantOptions,
  type CallControls,
  type Intent,
  type ResolvedOptions,
  type State,
  type View,
} from '../../core/headless/index.js';
import { customStates } from './custom-states.js';
import { PanelToggleEvent } from './events.js';
import { EVENT_TYPES, eventFor, requestFor } from './dispatch-events.js';
import { goingOn } from '../launcher/activity-summary.js';
import { hasFocus } from '../shared/has-focus.js';
import { languageOf, pageLanguage } from '../shared/language.js';
import { isCallButton, type LauncherStatus } from '../launcher/launcher.js';
import type { PartHost } from '../shared/part-host.js';
import { Panel } from '../panel/panel.js';
import { assistantWith } from '../../core/headless/create-assistant.js';
import { resolveIntent, update } from '../../core/machine/update.js';
import { resolveOptions } from '../../core/options/assistant-options.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import { panelStyles } from '../panel/panel.styles.js';

/** The element, as far as what moves it is concerned. */
export interface EngineHost extends PartHost {
  /** A state to be shown in place of the assistant's own, which then does nothing. */
  readonly snapshot?: State;
}

/** What moves the element once a visitor shows interest: the assistant, and the panel it fills. */
export class Engine {
  readonly #host: EngineHost;
  readonly #states: CustomStateSet;
  readonly #assistant: Assistant<AssistantOptions, ResolvedOptions>;
  readonly #panel: Panel;
  #expanded = false;
  #focused = false;

  constructor(host: EngineHost, states: CustomStateSet, options: AssistantOptions) {
    this.#host = host;
    this.#states = states;
    this.#assistant = assistantWith(resolveOptions, options, browserPorts());
    this.#assistant.subscribe(() => host.requestUpdate());
    for (const type of EVENT_TYPES)
      this.#assistant.on(type, (event) => host.dispatchEvent(eventFor(event)));
    const actions = {
      ask: this.ask,
      controls: () => this.callControls(),
      volume: () => this.#assistant.volume(),
      nearCall: () => this.#assistant.warm('call'),
    };
    this.#panel = new Panel(host, actions, this.#view);
    adoptStyles(host, panelStyles);
  }

  /** What the launcher shows of what goes on. */
  get launcherStatus(): LauncherStatus {
    const { options } = this.#assistant;
    const shown = this.#view;
    const { call, activity } = shown;
    const { texts, endButtonText, ctaTitle } = options;
    const labels = { connecting: texts.connecting, connected: endButtonText };
    const label = call.status === 'disconnected' ? {} : { callLabel: labels[call.status] };
    const said = isCallButton(options) ? undefined : goingOn(shown, options);
    const language = pageLanguage(this.#host);
    return {
      activity,
      call: call.status,
      ...label,
      said,
      titleLanguage: languageOf(ctaTitle, texts.title, language),
      lineLanguage: said ? nothing : language,
    };
  }

  /** Whether something stands in the launcher's place. */
  get expanded(): boolean {
    const { consent, panel } = this.#view;
    return consent ? this.#panel.asks : panel === 'open';
  }

  /** The language of the widget's own words, as a BCP 47 tag. */
  get language(): string {
    return this.#assistant.options.texts.language;
  }

  get #state(): State {
    return this.#host.snapshot ?? this.#assistant.state;
  }

  /** A launcher that is the call's button has no panel behind it, whatever a page asks for. */
  get #view(): View {
    const shown = view(this.#state);
    return isCallButton(this.#assistant.options) ? { ...shown, panel: 'closed' } : shown;
  }

  /** Asks for something, unless the page refuses: then it returns false. */
  readonly ask = (intent: Intent): boolean => {
    if (this.#host.snapshot) return false;
    // Another attempt is a call or a message like the first one, and the page is asked as for that.
    const { state } = this.#assistant;
    const asked = resolveIntent(state, intent);
    // An intent that would be refused, such as a second call, dispatches no request.
    const request = asked && !update(state, { ...asked, key: 0, at: 0 })[2] && requestFor(asked);
    if (request && !this.#host.dispatchEvent(request)) return false;
    this.#assistant.send(intent);
    if (intent.type === 'reset') this.#panel.clear();
    return true;
  };

  /** A launcher that is the call's button was pressed. */
  toggleCall(): void {
    this.ask({ type: 'toggle-call' });
  }

  configure(options: AssistantOptions): void {
    this.#assistant.configure(options);
  }

  callControls(): Promise<CallControls> {
    return this.#assistant.callControls();
  }

  /** Loads ahead of use what a chat or a call will need. */
  warm(): void {
    const { options } = this.#assistant;
    this.#assistant.warm(isCallButton(options) ? 'call' : undefined);
  }

  render(): unknown {
    this.#focused = hasFocus(this.#host);
    return this.#panel.render(this.#state, this.#view, this.#assistant.options);
  }

  /** To be called when the element was drawn. */
  drawn(): void {
    const shown = this.#view;
    const open = shown.panel === 'open';
    const toggled = open !== this.#states.has('open');
    for (const [name, on] of Object.entries(customStates(shown)))
      if (on) this.#states.add(name);
      else this.#states.delete(name);
    this.#panel.drawn(shown, this.#assistant.options);
    this.#moveFocus();
    if (toggled) this.#tellToggle(open);
  }

  end(): void {
    this.#assistant.dispose();
    this.#panel.end();
    const open = this.#states.has('open');
    this.#states.clear();
    if (open) this.#tellToggle(false);
  }

  #tellToggle(open: boolean): void {
    if (!this.#host.snapshot) this.#host.dispatchEvent(new PanelToggleEvent(open));
  }

  /** The focus goes where the visitor goes on, and back to the launcher in the end. */
  #moveFocus(): void {
    const turned = this.expanded !== this.#expanded;
    this.#expanded = this.expanded;
    // What had the focus may be gone or hidden: a button that was pressed, for instance.
    const lost = this.#focused && (turned || !hasFocus(this.#host));
    if (this.#expanded && (turned || lost)) this.#panel.focus(turned);
    else if (lost) this.#host.renderRoot.querySelector<HTMLElement>('.launcher')?.focus();
  }
}
