import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { type Intent, type ResolvedOptions, type State, type View } from '../../core/index.js';
import { INPUT_FOCUS_DELAY_MS } from '../../core/constants.js';
import type { consentDialog } from './consent-dialog.js';
import { Conversation } from './conversation.js';
import { header } from './header.js';
import { down } from './icons.js';
import { GrowingMarkdown } from './markdown.js';
import { inputArea } from './input-area.js';
import { isCallButton } from './launcher.js';
import { KeyboardInset } from './keyboard-inset.js';
import { notice } from './notice.js';
import { ScrollKeeper } from './scroll-keeper.js';

/** The element that shows the panel. */
interface PanelHost extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

/** All that is seen beyond the launcher. It is loaded when it is first wanted. */
export class Panel {
  readonly #host: PanelHost;
  /** Asks for something; false when the page refuses. */
  readonly #send: (intent: Intent) => boolean;
  readonly #conversation: Conversation;
  readonly #consentContent: GrowingMarkdown;
  readonly #scroll: ScrollKeeper;
  readonly #keyboard: KeyboardInset;
  #consentDialog?: typeof consentDialog;
  #draft = '';

  constructor(host: PanelHost, send: (intent: Intent) => boolean) {
    this.#host = host;
    this.#send = send;
    const redraw = () => host.requestUpdate();
    this.#conversation = new Conversation(redraw);
    this.#consentContent = new GrowingMarkdown(redraw);
    this.#keyboard = new KeyboardInset(() => host.renderRoot.querySelector('.root'));
    host.addController(this.#keyboard);
    this.#scroll = new ScrollKeeper(host, () => host.renderRoot.querySelector('.conversation'));
    host.addController(this.#scroll);
  }

  render(state: State, view: View, options: ResolvedOptions): TemplateResult | typeof nothing {
    if (view.consent) return this.#consent(options);
    if (view.panel === 'open') return this.#panel(state, view, options);
    const bare = isCallButton(options) ? this.#notice(view, options) : nothing;
    return bare === nothing ? nothing : html`<div class="card bare">${bare}</div>`;
  }

  /** Few pages ask for consent, so its dialog is loaded when one does. */
  #consent(options: ResolvedOptions): TemplateResult | typeof nothing {
    if (!this.#consentDialog) {
      void import('./consent-dialog.js').then(
        (module) => {
          this.#consentDialog = module.consentDialog;
          this.#host.requestUpdate();
        },
        // Back to the launcher, with which the visitor may try again.
        () => this.#send({ type: 'decline-consent' }),
      );
      return nothing;
    }
    return this.#consentDialog(options, this.#consentContent.render(options.consentContent), {
      accept: () => this.#send({ type: 'accept-consent' }),
      decline: () => this.#send({ type: 'decline-consent' }),
    });
  }

  /** Moves the focus to where a visitor goes on: the text box, or else the panel itself. */
  focus(): void {
    setTimeout(() => {
      const box = this.#host.renderRoot.querySelector<HTMLElement>(
        '#text-box:enabled, .consent button',
      );
      (box ?? this.#host.renderRoot.querySelector<HTMLElement>('.panel'))?.focus();
    }, INPUT_FOCUS_DELAY_MS);
  }

  /** Leaves the element as it was found. */
  end(): void {
    this.#host.removeController(this.#keyboard);
    this.#host.removeController(this.#scroll);
    this.#keyboard.hostDisconnected();
  }

  /** Empties the text box. */
  clear(): void {
    this.#write('');
  }

  #panel(state: State, view: View, options: ResolvedOptions): TemplateResult {
    return html`<section
      part="panel"
      class="card panel ${options.size}"
      role="dialog"
      aria-label=${options.title}
      tabindex="-1"
      @keydown=${this.#onKeydown}
    >
      ${header(view, options, {
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
        ${this.#conversation.render(view, options, pageLanguage(this.#host))}
      </div>
      ${
        this.#scroll.following
          ? nothing
          : html`<button
              part="newest-button"
              class="newest"
              type="button"
              aria-label=${options.texts.controls.toNewest}
              @click=${this.#scroll.toEnd}
            >
              ${down}
            </button>`
      }
      <div class="hidden" aria-live="polite">${latestReply(state)}</div>
      ${this.#notice(view, options)}
      ${inputArea(view, options, this.#draft, {
        write: (draft) => this.#write(draft),
        send: () => this.#sendDraft(view),
        startCall: () => this.#send({ type: 'start-call' }),
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

  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.stopPropagation();
    this.#send({ type: 'close' });
  };

  #sendDraft({ chat }: View): void {
    const text = this.#draft;
    if (!chat.available || !text.trim()) return;
    if (!this.#send({ type: 'send-message', text })) return;
    this.clear();
    this.#scroll.toEnd();
  }

  #write(draft: string): void {
    this.#draft = draft;
    this.#host.requestUpdate();
  }
}

/** The language of the page around it; empty when the page does not say. */
function pageLanguage(host: HTMLElement): string {
  return host.closest<HTMLElement>('[lang]')?.lang ?? '';
}

/** What a screen reader is told: a whole answer at once, and nothing that is heard anyway. */
function latestReply({ transcript }: State): string {
  const last = transcript.entries.at(-1);
  return last?.source.kind === 'reply' && last.source.progress !== 'streaming' ? last.text : '';
}
