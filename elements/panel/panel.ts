import { html, noChange, nothing, type TemplateResult } from 'lit';
import type { ResolvedOptions } from '../../core/headless/index.js';
import type { View } from '../../core/machine/view.js';
import type { Layout } from '../../core/options/table.js';
import type { Stop } from '../../core/async/lazy.js';
import { isEmpty } from '../../core/machine/regions/transcript.js';
import type { CallBar } from '../call-bar/call-bar.js';
import { Composer } from '../composer/composer.js';
import { conversation, newestButton } from '../conversation/conversation.js';
import { ScrollKeeper } from '../conversation/scroll-keeper.js';
import { isCallButton, type LauncherStatus } from '../launcher/launcher.js';
import type { PartAssistant, PartHost, RenderContext } from '../shared/host.js';
import { onEscape } from '../shared/keys.js';
import { matchesMedia } from '../shared/css-queries.js';
import { createDiv } from '../shared/create-div.js';
import { Announcer } from './announcer.js';
import { describedFirst, disclosure, withdrawal } from '../shared/disclosure.js';
import { focusClicked, focusPanel, Leaving } from './focus.js';
import { Glide } from './glide.js';
import { header } from './header.js';
import { KeyboardInset } from './keyboard-inset.js';
import { NARROW } from './narrow.js';
import { notice } from './notice.js';
import { panelParts, type PanelParts } from './panel-parts.js';
import { ResetQuestion } from './reset-question.js';

/** Everything but the launcher: the panel, the consent dialog and the announcements. */
export class Panel {
  readonly #host: PartHost;
  readonly #assistant: PartAssistant;
  readonly #list = createDiv('messages');
  readonly #parts: PanelParts;
  readonly #announcer: Announcer;
  readonly #composer: Composer;
  readonly #scroll: ScrollKeeper;
  readonly #resetQuestion: ResetQuestion;
  readonly #keyboard: KeyboardInset;
  readonly #glide: Glide;
  readonly #unfocus: Stop;
  /** Keeps what the focus has not left yet. */
  readonly leaving: Leaving;
  /** Whether the visitor has expanded the panel to the whole window. */
  #expanded = false;
  /** Whether the open panel was drawn at the last update, rather than the consent dialog. */
  #open = false;

  /** `view` is the initial one. */
  constructor(host: PartHost, assistant: PartAssistant, view: View) {
    this.#host = host;
    this.#assistant = assistant;
    this.#list.role = 'list';
    this.#parts = panelParts(host, assistant, this.#list);
    this.#keyboard = new KeyboardInset(() => host.renderRoot.querySelector('.root'));
    host.addController(this.#keyboard);
    this.#unfocus = focusClicked(host.renderRoot);
    this.leaving = new Leaving(host);
    this.#scroll = new ScrollKeeper(host, this.#list);
    this.#glide = new Glide(host.renderRoot);
    this.#composer = new Composer(host, assistant, this.#scroll.toEnd);
    this.#announcer = new Announcer(this.#parts, view);
    this.#resetQuestion = new ResetQuestion(host, assistant.dispatch);
  }

  /** Whether the consent dialog is shown; it may still be loading when consent is needed. */
  get asksConsent(): boolean {
    return !!this.#parts.consentDialog.current;
  }

  /** The content of the launcher beside its texts. */
  closed(context: RenderContext): Partial<LauncherStatus> {
    const { options } = context;
    const { since, status } = context.view.call;
    const { closed } = this.#parts;
    const live = status !== 'disconnected' && !isCallButton(options);
    const parts = live ? closed.get() : closed.current;
    return {
      badge: parts?.badge(options),
      ...(live && parts && { buttons: parts.buttons(context), time: parts.time(since) }),
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

  /** The classes of the root: its place, and `opened` while the panel is open. */
  place(view: View, options: ResolvedOptions): string {
    const layout = this.layout(view, options);
    const place = layout === 'floating' ? options.position : layout;
    return isDrawn(view) ? `${place} opened` : place;
  }

  /** Preloads what the first message and the orb of a call need: the network may be gone, or slow. */
  warm({ mode, showTranscript }: ResolvedOptions): void {
    if (mode !== 'voice' || showTranscript) this.#parts.messages.get();
    if (mode !== 'chat') this.#parts.visual.get();
  }

  render(context: RenderContext): TemplateResult {
    const { view, options } = context;
    const isCall = view.call.status !== 'disconnected';
    this.#glide.leave(isDrawn(view) ? `${view.conversation.kind} ${isCall}` : '');
    // Without its styles the panel of another layout would float.
    const isReady = options.layout === 'floating' || this.#parts.layouts.get();
    return html`${this.#announcer.element}${isReady ? this.#card(context) : nothing}`;
  }

  updated(context: RenderContext): void {
    const { view, options } = context;
    const drawn = isDrawn(view);
    const { callBar, closed, sheet, topLayer } = this.#parts;
    this.#glide.arrive();
    callBar.current?.updated(context);
    this.#announcer.updated(context, this.#host.renderRoot);
    this.#composer.updated(view);
    const open = view.panel === 'open';
    if (open) closed.current?.seen();
    else this.#resetQuestion.hide();
    const floats = open && this.layout(view, options) === 'floating';
    if (floats && matchesMedia(NARROW)) sheet.get();
    sheet.current?.updated(floats);
    if (view.call.status !== 'disconnected') topLayer.get();
    topLayer.current?.updated(context);
    if (drawn && !this.#open) {
      this.#composer.settle();
      this.#scroll.toEnd();
    }
    this.#open = drawn;
  }

  /** To be called when the focus has moved into the panel. */
  focused(context: RenderContext): void {
    void this.#announcer.introduce(context, this.#host.renderRoot);
  }

  /** Stops timers and listeners. */
  end(): void {
    const { callBar, sheet, topLayer } = this.#parts;
    this.#host.removeController(this.#keyboard);
    this.#unfocus();
    this.leaving.end();
    this.#scroll.end();
    this.#announcer.end();
    this.#keyboard.hostDisconnected();
    callBar.current?.end();
    sheet.current?.end();
    topLayer.current?.end();
  }

  #card(context: RenderContext): unknown {
    const { call, consent, panel } = context.view;
    const parts = this.#parts;
    const { leaving } = this;
    const { consentDialog } = parts;
    const dialog = consent
      ? consentDialog.get()
      : leaving.keeps('.consent') && consentDialog.current;
    const asked = dialog ? dialog.render(context, this.#languages(context)) : nothing;
    if (consent) return [asked];
    const callBar =
      call.status !== 'disconnected' || call.past ? parts.callBar.get() : parts.callBar.current;
    const open = panel === 'open';
    // A closed panel stays, hidden: reinserting a long conversation would be slow.
    const rest = html`<div
        class="drawer ${open ? '' : 'gone'}"
        ?hidden=${!open && !leaving.keeps('.drawer')}
      >
        ${open ? this.#panel(context, callBar) : noChange}
      </div>
      ${open ? nothing : this.#closedCard(context, callBar)}`;
    return [asked, rest];
  }

  /**
   * The notices while the panel is closed. Failures and the end of a call are left to the launcher's
   * second line and to the panel, unless the launcher is a call button, which has neither.
   */
  #closedCard(context: RenderContext, callBar?: CallBar): unknown {
    const { options, state, view } = context;
    const { actions, closed, visual } = this.#parts;
    const callButton = isCallButton(options);
    // Nothing of a conversation that was cleared is shown.
    if (isEmpty(state.transcript)) closed.current?.seen();
    const preview = closed.current?.preview(options) ?? nothing;
    const begun = preview !== nothing || view.call.status !== 'disconnected';
    const shown = [
      preview,
      view.call.status === 'connected' && !callButton ? visual.get()?.captioned(context) : nothing,
      callButton ? [this.#notice(context), callBar?.render(context)] : nothing,
      callBar?.notices(context),
      state.requests.length ? actions.get()?.question(context) : nothing,
      begun ? disclosure(context) : nothing,
      callButton && (begun || view.call.past) ? withdrawal(context) : nothing,
    ];
    return html`<div class="card bare">${shown}</div>`;
  }

  #panel(context: RenderContext, callBar?: CallBar): TemplateResult {
    const { state, view, options } = context;
    this.warm(options);
    const { actions, layouts, messages, visual } = this.#parts;
    const begins = options.starters?.length && isEmpty(state.transcript);
    const shownActions = begins || state.requests.length ? actions.get() : actions.current;
    const { expandable, layout, texts } = options;
    const floating = layout === 'floating';
    const notice = this.#notice(context);
    // A failure takes the place of the greeting.
    const instead = view.failure && view.conversation.kind === 'empty';
    return html`<section
      part="panel"
      class="card panel ${options.size}"
      role=${floating ? 'dialog' : 'region'}
      aria-labelledby="heading"
      aria-describedby=${describedFirst(context)}
      tabindex="-1"
      @keydown=${floating ? this.#onKeydown : nothing}
    >
      ${header(context, () => this.#resetQuestion.startOver(state), [
        this.#languages(context),
        expandable && layout !== 'page'
          ? layouts.get()?.expandButton(this.#expanded, texts, this.#toggleExpanded)
          : nothing,
      ])}
      <div
        part="conversation"
        class="conversation ${view.conversation.kind === 'list' ? 'filled' : ''}"
        role="group"
        aria-label=${texts.controls.conversation}
        tabindex="0"
        @scroll=${this.#scroll.scrolled}
        @selectstart=${this.#scroll.selecting}
      >
        ${conversation(context, {
          list: this.#list,
          messages,
          visual: (beside) => visual.get()?.voiceVisual(context, beside),
          notice,
          start: this.#start(view),
        })}
      </div>
      ${this.#scroll.following ? nothing : newestButton(texts, this.#scroll.toEnd)}
      ${this.#resetQuestion.render(options)} ${shownActions?.render(context)}
      ${instead ? nothing : notice} ${callBar?.notices(context)} ${callBar?.render(context)}
      ${this.#composer.render(context, { ...callBar?.buttons(context), orb: this.#dock(context) })}
    </section>`;
  }

  #languages(context: RenderContext): unknown {
    return context.options.languageChoice
      ? this.#parts.languages.get()?.languageMenu(context, this.#host)
      : nothing;
  }

  /** The orb among the buttons of a call, once messages have taken its place in the conversation. */
  #dock(context: RenderContext): unknown {
    const { call, conversation } = context.view;
    return call.status !== 'disconnected' && conversation.kind === 'list'
      ? this.#parts.visual.get()?.voiceOrb(context)
      : nothing;
  }

  /** Starts a call from the orb of an empty conversation. */
  #start({ call, mode }: View): (() => void) | undefined {
    const possible = call.status === 'disconnected' && call.available && mode !== 'chat';
    return possible ? () => void this.#assistant.dispatch({ type: 'start-call' }) : undefined;
  }

  #notice(context: RenderContext): TemplateResult | typeof nothing {
    const reference = context.view.failure ? this.#parts.reference.get()?.render(context) : nothing;
    return notice(context, () => focusPanel(this.#host), reference);
  }

  readonly #toggleExpanded = (): void => {
    this.#expanded = !this.#expanded;
    this.#host.requestUpdate();
  };

  readonly #onKeydown = onEscape(() => this.#assistant.dispatch({ type: 'close' }));
}

/** Whether the panel is open, and not replaced by the consent dialog. */
function isDrawn({ consent, panel }: View): boolean {
  return panel === 'open' && !consent;
}
