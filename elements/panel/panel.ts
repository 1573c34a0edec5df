import { html, noChange, nothing, type TemplateResult } from 'lit';
import type { ResolvedOptions } from '../../core/headless/index.js';
import type { State } from '../../core/machine/state.js';
import type { View } from '../../core/machine/view.js';
import type { Layout } from '../../core/options/table.js';
import { INPUT_FOCUS_DELAY_MS } from '../../core/constants.js';
import { isEmpty, progressOf, type Entry } from '../../core/machine/regions/transcript.js';
import type { CallBar } from '../call-bar/call-bar.js';
import { Composer } from '../composer/composer.js';
import type { ConsentDialog } from '../consent/consent-dialog.js';
import { conversation, newestButton } from '../conversation/conversation.js';
import type { MessageList } from '../conversation/message-list.js';
import { ScrollKeeper } from '../conversation/scroll-keeper.js';
import type { ClosedParts } from '../launcher/closed-parts.js';
import { isCallButton, type LauncherStatus } from '../launcher/launcher.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import { hasFocus, type PartAssistant, type PartHost } from '../shared/host.js';
import { onEscape } from '../shared/keys.js';
import { languageOfText, pageLanguage } from '../shared/language.js';
import { createDiv } from '../shared/create-div.js';
import { lazy, type Lazy } from '../../core/async/lazy.js';
import type { Actions } from '../tools/actions.js';
import { Announcer } from './announcer.js';
import { Glide } from './glide.js';
import { header } from './header.js';
import { KeyboardInset } from './keyboard-inset.js';
import { NARROW } from './narrow.js';
import { notice } from './notice.js';
import type { Reference } from './reference.js';
import { ResetQuestion } from './reset-question.js';
import type { expandButton } from './layouts.js';
import type { Sheet } from './sheet.js';
import type { TopLayer } from './top-layer.js';

/** Everything but the launcher: the panel, the consent dialog and the announcements. */
export class Panel {
  readonly #host: PartHost;
  readonly #assistant: PartAssistant;
  readonly #list = createDiv('messages');
  readonly #messages: Lazy<MessageList>;
  readonly #announcer: Announcer;
  readonly #composer: Composer;
  readonly #scroll: ScrollKeeper;
  readonly #reference: Lazy<Reference>;
  readonly #resetQuestion: ResetQuestion;
  readonly #keyboard: KeyboardInset;
  readonly #callBar: Lazy<CallBar>;
  readonly #actions: Lazy<Actions>;
  readonly #consentDialog: Lazy<ConsentDialog>;
  readonly #visual: Lazy<typeof import('../conversation/voice-visual.js')>;
  readonly #closedParts: Lazy<ClosedParts>;
  readonly #sheet: Lazy<Sheet>;
  readonly #topLayer: Lazy<TopLayer>;
  readonly #glide: Glide;
  /** The layouts but the floating one. */
  readonly #layouts: Lazy<typeof expandButton>;
  /** Whether the visitor has expanded the panel to the whole window. */
  #expanded = false;
  /** The view at the last update. */
  #view?: View;

  /** `view` is the initial one. */
  constructor(
    host: PartHost,
    assistant: PartAssistant,
    view: View,
    options: () => ResolvedOptions,
  ) {
    this.#host = host;
    this.#assistant = assistant;
    this.#list.role = 'list';
    const onLoad = () => host.requestUpdate();
    const part = <Part>(load: () => Promise<Part>) => lazy(load, { onLoad });
    this.#messages = part(async () => {
      const { MessageList } = await import('../conversation/message-list.js');
      return new MessageList(this.#list, host, options, assistant.dispatch);
    });
    this.#callBar = part(
      async () => new (await import('../call-bar/call-bar.js')).CallBar(host, assistant),
    );
    this.#actions = part(
      async () => new (await import('../tools/actions.js')).Actions(host, assistant.dispatch),
    );
    this.#closedParts = part(
      async () => new (await import('../launcher/closed-parts.js')).ClosedParts(host, assistant),
    );
    this.#sheet = part(async () => new (await import('./sheet.js')).Sheet(host, this.#close));
    this.#topLayer = part(
      async () => new (await import('./top-layer.js')).TopLayer(host, assistant),
    );
    this.#reference = part(async () => new (await import('./reference.js')).Reference(host));
    this.#layouts = part(async () => {
      const { expandButton, layoutStyles } = await import('./layouts.js');
      adoptStyles(host.renderRoot, layoutStyles);
      return expandButton;
    });
    this.#visual = part(async () => {
      const visual = await import('../conversation/voice-visual.js');
      adoptStyles(host.renderRoot, visual.voiceVisualStyles);
      return visual;
    });
    this.#consentDialog = lazy(
      async () => {
        // The dialog shares the Markdown parser with the messages.
        this.#messages.get();
        const { ConsentDialog, consentStyles } = await import('../consent/consent-dialog.js');
        adoptStyles(host.renderRoot, consentStyles);
        this.focus();
        return new ConsentDialog();
      },
      // A failure returns to the launcher, where the visitor can retry.
      { onLoad, onError: () => void assistant.dispatch({ type: 'decline-consent' }) },
    );
    this.#keyboard = new KeyboardInset(() => host.renderRoot.querySelector('.root'));
    host.addController(this.#keyboard);
    host.renderRoot.addEventListener('click', this.#focusClicked, { capture: true });
    this.#scroll = new ScrollKeeper(host, this.#list);
    this.#glide = new Glide(host.renderRoot);
    this.#composer = new Composer(host, assistant, this.#scroll.toEnd);
    this.#announcer = new Announcer(view);
    this.#resetQuestion = new ResetQuestion(host, assistant.dispatch);
  }

  /** Whether the consent dialog is shown; it may still be loading when consent is needed. */
  get asksConsent(): boolean {
    return !!this.#consentDialog.current;
  }

  /** The content of the launcher beside its texts. */
  closed(view: View, options: ResolvedOptions): Partial<LauncherStatus> {
    const { since, status } = view.call;
    const live = status !== 'disconnected' && !isCallButton(options);
    const parts = live ? this.#closedParts.get() : this.#closedParts.current;
    return {
      badge: parts?.badge(options),
      ...(live && parts && { buttons: parts.buttons(view, options), time: parts.time(since) }),
    };
  }

  /**
   * The place of the panel: the whole window if the visitor has expanded it. The launcher floats, unless
   * it has a place.
   */
  layout({ panel }: View, { layout, expandable }: ResolvedOptions): Layout {
    if (panel === 'closed') return layout === 'inline' ? layout : 'floating';
    return this.#expanded && expandable ? 'page' : layout;
  }

  /** Preloads what the first message needs: the network may be gone when it is sent. */
  warm({ mode, showTranscript }: ResolvedOptions): void {
    if (mode !== 'voice' || showTranscript) this.#messages.get();
  }

  render(state: State, view: View, options: ResolvedOptions): TemplateResult {
    const isCall = view.call.status !== 'disconnected';
    this.#glide.leave(
      view.panel === 'open' && !view.consent ? `${view.conversation.kind} ${isCall}` : '',
    );
    // Without its styles the panel of another layout would float.
    const isReady = options.layout === 'floating' || this.#layouts.get();
    return html`${this.#announcer.element}${isReady ? this.#card(state, view, options) : nothing}`;
  }

  updated(view: View, options: ResolvedOptions): void {
    this.#glide.arrive();
    this.#callBar.current?.updated(view, options);
    this.#announcer.updated(view, options);
    this.#composer.updated(view);
    const { conversation, panel } = view;
    const before = this.#view;
    this.#view = view;
    const open = panel === 'open';
    if (open) this.#closedParts.current?.seen();
    else this.#resetQuestion.hide();
    const floats = open && this.layout(view, options) === 'floating';
    if (floats && matchMedia(NARROW).matches) this.#sheet.get();
    this.#sheet.current?.updated(floats);
    if (view.call.status !== 'disconnected') this.#topLayer.get();
    this.#topLayer.current?.updated(view, options);
    if (open && before?.panel !== panel) this.#scroll.toEnd();
    const finished = lastAnswer(view);
    // The next answer may have begun already.
    if (conversation.kind === 'list' && before?.chat.typing && finished !== lastAnswer(before))
      void this.#announceAnswer(conversation.entries, options);
  }

  /**
   * Focuses the text box or else the panel. Focusing a text box on a phone opens the keyboard, so
   * touch devices need `toType`.
   */
  focus(toType = true): void {
    const before = document.activeElement;
    setTimeout(() => {
      const now = document.activeElement;
      // The visitor has moved the focus meanwhile.
      if (hasFocus(this.#host) || (now !== before && now !== document.body)) return;
      const box =
        toType || !matchMedia('(pointer: coarse)').matches ? this.#composer.textBox : null;
      const place = this.#host.renderRoot.querySelector<HTMLElement>('.consent button, .panel');
      (box?.disabled === false ? box : place)?.focus();
    }, INPUT_FOCUS_DELAY_MS);
  }

  /** Stops timers and listeners. */
  end(): void {
    this.#host.removeController(this.#keyboard);
    this.#host.renderRoot.removeEventListener('click', this.#focusClicked, { capture: true });
    this.#scroll.end();
    this.#announcer.end();
    this.#keyboard.hostDisconnected();
    this.#callBar.current?.end();
    this.#sheet.current?.end();
    this.#topLayer.current?.end();
  }

  #card(state: State, view: View, options: ResolvedOptions): unknown {
    if (view.consent)
      return this.#consentDialog
        .get()
        ?.render(options, pageLanguage(this.#host), this.#assistant.dispatch);
    const { call, panel } = view;
    const callBar =
      call.status !== 'disconnected' || call.past ? this.#callBar.get() : this.#callBar.current;
    const open = panel === 'open';
    // A closed panel stays, hidden: reinserting a long conversation would be slow.
    return html`<div class="drawer" ?hidden=${!open}>
        ${open ? this.#panel(state, view, options, callBar) : noChange}
      </div>
      ${open ? nothing : this.#closedCard(state, view, options, callBar)}`;
  }

  /**
   * The notices while the panel is closed. Failures and the end of a call are left to the launcher's
   * second line and to the panel, unless the launcher is a call button, which has neither.
   */
  #closedCard(state: State, view: View, options: ResolvedOptions, callBar?: CallBar): unknown {
    const more = isCallButton(options)
      ? [this.#notice(state, view, options), callBar?.render(state, view, options)]
      : nothing;
    const question = state.requests.length
      ? this.#actions.get()?.question(state, options, pageLanguage(this.#host))
      : nothing;
    const shown = [
      this.#closedParts.current?.preview(options),
      view.call.status === 'connected' && !isCallButton(options)
        ? this.#visual.get()?.caption(state, pageLanguage(this.#host))
        : nothing,
      more,
      callBar?.notices(view, options),
      question,
    ];
    return html`<div class="card bare">${shown}</div>`;
  }

  #panel(state: State, view: View, options: ResolvedOptions, callBar?: CallBar): TemplateResult {
    this.warm(options);
    const language = pageLanguage(this.#host);
    const begins = options.starters?.length && isEmpty(state.transcript);
    const actions = begins || state.requests.length ? this.#actions.get() : this.#actions.current;
    const { expandable, layout, texts } = options;
    const floating = layout === 'floating';
    const notice = this.#notice(state, view, options);
    // A failure takes the place of the greeting.
    const instead = view.failure && view.conversation.kind === 'empty';
    return html`<section
      part="panel"
      class="card panel ${options.size}"
      role=${floating ? 'dialog' : 'region'}
      aria-labelledby="heading"
      tabindex="-1"
      @keydown=${floating ? this.#onKeydown : nothing}
    >
      ${header(
        view,
        options,
        language,
        this.#assistant.dispatch,
        () => this.#resetQuestion.startOver(state),
        expandable && layout !== 'page'
          ? this.#layouts.get()?.(this.#expanded, texts, this.#toggleExpanded)
          : nothing,
      )}
      <div
        part="conversation"
        class="conversation"
        role="log"
        aria-live="off"
        aria-label=${texts.controls.conversation}
        tabindex="0"
        @scroll=${this.#scroll.scrolled}
        @selectstart=${this.#scroll.selecting}
      >
        ${conversation(view, options, language, {
          list: this.#list,
          messages: this.#messages,
          visual: (beside) => this.#visual.get()?.voiceVisual(state, view, language, beside),
          notice,
          start: this.#start(view),
        })}
      </div>
      ${this.#scroll.following ? nothing : newestButton(texts, this.#scroll.toEnd)}
      ${this.#resetQuestion.render(options)} ${actions?.render(state, view, options, language)}
      ${instead ? nothing : notice} ${callBar?.notices(view, options)}
      ${callBar?.render(state, view, options)}
      ${this.#composer.render(view, options, language, {
        ...callBar?.buttons(view, options),
        orb: this.#dock(state, view),
      })}
    </section>`;
  }

  /** The orb among the buttons of a call, once messages have taken its place in the conversation. */
  #dock(state: State, view: View): unknown {
    return view.call.status !== 'disconnected' && view.conversation.kind === 'list'
      ? this.#visual.get()?.voiceOrb(state, view)
      : nothing;
  }

  /** Starts a call from the orb of an empty conversation. */
  #start({ call, mode }: View): (() => void) | undefined {
    const possible = call.status === 'disconnected' && call.available && mode !== 'chat';
    return possible ? () => void this.#assistant.dispatch({ type: 'start-call' }) : undefined;
  }

  #notice(state: State, view: View, options: ResolvedOptions): TemplateResult | typeof nothing {
    const reference = view.failure ? this.#reference.get()?.render(state, options) : nothing;
    return notice(view, options, this.#assistant.dispatch, () => this.focus(), reference);
  }

  /** Safari does not focus a clicked button, but what is focusable around it. */
  readonly #focusClicked = (event: Event): void => {
    const button = (event.target as Element).closest('button');
    const { renderRoot } = this.#host;
    if ((event as MouseEvent).detail && renderRoot.contains(button)) button?.focus();
  };

  readonly #toggleExpanded = (): void => {
    this.#expanded = !this.#expanded;
    this.#host.requestUpdate();
  };

  readonly #close = (): void => void this.#assistant.dispatch({ type: 'close' });

  readonly #onKeydown = onEscape(this.#close);

  /** Announces a finished answer, whether the panel is open or closed. */
  async #announceAnswer(entries: readonly Entry[], { texts }: ResolvedOptions): Promise<void> {
    const language = pageLanguage(this.#host);
    const messages = await this.#messages.load();
    messages.show(entries, texts, language);
    const answer = await messages.lastAnswer();
    this.#announcer.announce(answer, languageOfText(answer, language));
    if (this.#view?.panel === 'closed') (await this.#closedParts.load()).arrived(answer);
  }
}

/** The id of the last answer that is complete. */
function lastAnswer({ conversation }: View): number | undefined {
  return conversation.kind === 'list'
    ? conversation.entries.findLast((entry) => progressOf(entry) === 'whole')?.id
    : undefined;
}
