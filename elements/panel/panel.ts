import { html, noChange, nothing, type TemplateResult } from 'lit';
import type { Entry, Intent, ResolvedOptions, State, View } from '../../core/headless/index.js';
import { INPUT_FOCUS_DELAY_MS } from '../../core/constants.js';
import type { CallFace, FaceActions } from '../call-bar/call-bar.js';
import type { ConsentDialog } from '../consent/consent-dialog.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import { Announcer } from './announcer.js';
import { conversation } from '../conversation/conversation.js';
import { header } from './header.js';
import { inputArea } from '../composer/composer.js';
import { hasFocus } from '../shared/has-focus.js';
import { isCallButton } from '../launcher/launcher.js';
import { KeyboardInset } from './keyboard-inset.js';
import { onEscape } from '../shared/keys.js';
import { languageOfText, pageLanguage } from '../shared/language.js';
import { lazy, type Lazy } from '../../core/async/lazy.js';
import { MessageList, progressOf } from '../conversation/message-list.js';
import { newestButton } from '../conversation/newest-button.js';
import { notice } from './notice.js';
import type { PartHost } from '../shared/part-host.js';
import { ScrollKeeper } from '../conversation/scroll-keeper.js';

interface PanelActions extends FaceActions {
  /** A visitor comes near the button that starts a call. */
  readonly nearCall: () => void;
}

/** All that is seen beyond the launcher. It is loaded when it is first wanted. */
export class Panel {
  readonly #host: PartHost;
  /** Asks for something; false when the page refuses. */
  readonly #send: (intent: Intent) => boolean;
  readonly #nearCall: () => void;
  readonly #messages = new MessageList();
  readonly #announcer: Announcer;
  readonly #scroll: ScrollKeeper;
  readonly #keyboard: KeyboardInset;
  readonly #face: Lazy<CallFace>;
  readonly #consentDialog: Lazy<ConsentDialog>;
  readonly #visual: Lazy<() => TemplateResult>;
  #draft = '';
  /** What was drawn last. */
  #before?: View;
  /** Since when the buttons of the input area mean what they do. */
  #meant = 0;

  /** `view` is what there is before anything was asked for. */
  constructor(host: PartHost, actions: PanelActions, view: View) {
    const { ask: send, nearCall } = actions;
    this.#host = host;
    this.#send = send;
    this.#nearCall = nearCall;
    const redraw = () => host.requestUpdate();
    this.#face = lazy(
      async () => {
        const { CallFace } = await import('../call-bar/call-bar.js');
        return new CallFace(host, actions);
      },
      { onLoad: redraw },
    );
    this.#consentDialog = lazy(
      async () => {
        const { ConsentDialog, consentStyles } = await import('../consent/consent-dialog.js');
        adoptStyles(host, consentStyles);
        this.focus();
        return new ConsentDialog();
      },
      // A failure returns to the launcher, where the visitor can retry.
      { onLoad: redraw, onError: () => void send({ type: 'decline-consent' }) },
    );
    this.#visual = lazy(
      async () => {
        const { voiceVisual, voiceVisualStyles } = await import('../conversation/voice-visual.js');
        adoptStyles(host, voiceVisualStyles);
        return voiceVisual;
      },
      { onLoad: redraw },
    );
    this.#keyboard = new KeyboardInset(() => host.renderRoot.querySelector('.root'));
    host.addController(this.#keyboard);
    this.#scroll = new ScrollKeeper(host, this.#messages.element);
    this.#announcer = new Announcer(view);
  }

  render(state: State, view: View, options: ResolvedOptions): TemplateResult {
    return html`${this.#announcer.element}${this.#card(state, view, options)}`;
  }

  #card(state: State, view: View, options: ResolvedOptions): unknown {
    if (view.consent) return this.#consent(options);
    const face = this.#callFace(view);
    const open = view.panel === 'open';
    // A closed panel stays, hidden: to put a long conversation back into the page would take long.
    return html`<div class="drawer" ?hidden=${!open}>
        ${open ? this.#panel(state, view, options, face) : noChange}
      </div>
      ${open ? nothing : this.#bare(state, view, options, face)}`;
  }

  /**
   * What is to be said of a call without a panel. What went wrong, a launcher with words says, and how
   * a call ended, its panel.
   */
  #bare(state: State, view: View, options: ResolvedOptions, face?: CallFace): unknown {
    const more = isCallButton(options)
      ? [this.#notice(view, options), face?.render(state, view, options)]
      : nothing;
    return html`<div class="card bare">${more}${face?.notices(view, options)}</div>`;
  }

  /** What is seen of a call is loaded with the first call. */
  #callFace({ call }: View): CallFace | undefined {
    const wanted = call.status !== 'disconnected' || call.past;
    return wanted ? this.#face.get() : this.#face.current;
  }

  /** Whether the dialog that asks for consent is there. */
  get asks(): boolean {
    return !!this.#consentDialog.current;
  }

  /** Few pages ask for consent, so its dialog is loaded when one does. */
  #consent(options: ResolvedOptions): unknown {
    return this.#consentDialog.get()?.render(options, pageLanguage(this.#host), {
      accept: () => this.#send({ type: 'accept-consent' }),
      decline: () => this.#send({ type: 'decline-consent' }),
    });
  }

  /**
   * Moves the focus to where a visitor goes on: the text box, or else the panel itself. On a phone the
   * text box brings up the keyboard: there it is only for who is `toType`.
   */
  focus(toType = true): void {
    const before = document.activeElement;
    setTimeout(() => {
      const now = document.activeElement;
      // A visitor who was quicker goes on from where they are.
      if (hasFocus(this.#host) || (now !== before && now !== document.body)) return;
      const box = toType || !matchMedia('(pointer: coarse)').matches ? this.#textBox : null;
      const place = this.#host.renderRoot.querySelector<HTMLElement>('.consent button, .panel');
      (box?.disabled === false ? box : place)?.focus();
    }, INPUT_FOCUS_DELAY_MS);
  }

  get #textBox(): HTMLTextAreaElement | null {
    return this.#host.renderRoot.querySelector<HTMLTextAreaElement>('#text-box');
  }

  /** To be called when the element was drawn. */
  drawn(view: View, options: ResolvedOptions): void {
    this.#face.current?.drawn(view, options);
    this.#announcer.drawn(view, options);
    // Nobody goes on from a button that an answer leaves disabled when it ends.
    if (this.#host.renderRoot.querySelector('.send:focus:disabled')) this.#textBox?.focus();
    const { call, chat, conversation, panel } = view;
    const before = this.#before;
    this.#before = view;
    if (before?.call.status !== call.status || before.chat.typing !== chat.typing)
      this.#meant = performance.now();
    if (panel === 'open' && before?.panel !== panel) this.#scroll.toEnd();
    const entries = conversation.kind === 'list' ? conversation.entries : [];
    // What was broken off, by a reset for instance, is no answer.
    const answered = progressOf(entries.at(-1)) === 'whole';
    if (before?.chat.typing && !chat.typing && answered) void this.#tellAnswer(entries, options);
  }

  /** A screen reader is told of an answer when it is whole, be the panel open or closed. */
  async #tellAnswer(entries: readonly Entry[], { texts }: ResolvedOptions): Promise<void> {
    const language = pageLanguage(this.#host);
    this.#messages.show(entries, texts, language);
    const answer = await this.#messages.lastAnswer();
    this.#announcer.say(answer, languageOfText(answer, language));
  }

  /** Leaves the element as it was found. */
  end(): void {
    this.#host.removeController(this.#keyboard);
    this.#scroll.end();
    this.#announcer.end();
    this.#keyboard.hostDisconnected();
    this.#face.current?.end();
  }

  /** Empties the text box. */
  clear(): void {
    this.#write('');
  }

  #panel(state: State, view: View, options: ResolvedOptions, face?: CallFace): TemplateResult {
    const language = pageLanguage(this.#host);
    return html`<section
      part="panel"
      class="card panel ${options.size}"
      role="dialog"
      aria-labelledby="heading"
      tabindex="-1"
      @keydown=${this.#onKeydown}
    >
      ${header(view, options, language, {
        reset: () => this.#send({ type: 'reset' }),
        close: () => this.#send({ type: 'close' }),
      })}
      <div
        part="conversation"
        class="conversation"
        role="log"
        aria-live="off"
        aria-label=${options.texts.controls.conversation}
        tabindex="0"
        @scroll=${this.#scroll.scrolled}
      >
        ${conversation(view, options, this.#messages, language, () => this.#visual.get()?.())}
      </div>
      ${this.#scroll.following ? nothing : newestButton(options.texts, this.#scroll.toEnd)}
      ${this.#notice(view, options)} ${face?.notices(view, options)}
      ${face?.render(state, view, options)}
      ${inputArea(view, options, language, this.#draft, face?.buttons(view, options), {
        // The second click of a double one would undo what the first began; so would one that was made
        // while the page stood still, before what its button now means was to be seen.
        once:
          (act) =>
          ({ detail, timeStamp }) =>
            detail < 2 && timeStamp >= this.#meant && act(),
        write: (draft) => this.#write(draft),
        send: () => this.#sendDraft(view),
        stop: () => this.#send({ type: 'stop-answer' }),
        startCall: () => this.#send({ type: 'start-call' }),
        nearCall: this.#nearCall,
        endCall: () => this.#send({ type: 'end-call' }),
        toggleMute: () => this.#send({ type: 'toggle-mute' }),
      })}
    </section>`;
  }

  #notice(view: View, options: ResolvedOptions): TemplateResult | typeof nothing {
    return notice(view, options, {
      retry: () => this.#send({ type: 'retry' }),
      dismiss: () => this.#send({ type: 'dismiss-failure' }),
      hear: () => this.#send({ type: 'resume-playback' }),
      type: () => {
        this.#send({ type: 'dismiss-failure' });
        this.focus();
      },
    });
  }

  readonly #onKeydown = onEscape(() => void this.#send({ type: 'close' }));

  #sendDraft({ chat }: View): void {
    const text = this.#draft;
    if (!chat.available || !text.trim()) return;
    if (!this.#send({ type: 'send-message', text })) return;
    this.clear();
    // The button that was pressed is no place to go on from: with nothing to send it is disabled.
    this.#textBox?.focus();
    this.#scroll.toEnd();
  }

  #write(draft: string): void {
    this.#draft = draft;
    this.#host.requestUpdate();
  }
}
