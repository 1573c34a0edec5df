import { html, nothing, type TemplateResult } from 'lit';
import type { Intent, ResolvedOptions, View } from '../../core/headless/index.js';
import { canSend } from '../../core/machine/view.js';
import type { PartAssistant, PartHost } from '../shared/host.js';
import { hangUp, microphone, microphoneOff, phone, send, stop } from '../shared/icons.js';
import { isComposing, keepTyping } from '../shared/keys.js';
import { languageOf } from '../shared/language.js';

const ICONS = { send, stop };

/** The text box with its button, and the buttons of a call. */
export class Composer {
  readonly #host: PartHost;
  readonly #assistant: PartAssistant;
  readonly #onSent: () => void;
  /** The draft to which the text box was last fitted. */
  #grownFor = '';
  /** The view at the last update. */
  #view?: View;
  /** When the buttons last changed meaning; earlier clicks are ignored. */
  #actionsChangedAt = 0;

  constructor(host: PartHost, assistant: PartAssistant, onSent: () => void) {
    this.#host = host;
    this.#assistant = assistant;
    this.#onSent = onSent;
  }

  get textBox(): HTMLTextAreaElement | null {
    return this.#host.renderRoot.querySelector<HTMLTextAreaElement>('#text-box');
  }

  /** `buttons` are further buttons of the call; `language` is the page's. */
  render(view: View, options: ResolvedOptions, language: string, buttons: unknown): TemplateResult {
    const { pushToTalk } = options;
    const { mode } = view;
    const mutable = view.call.status === 'connected' && !pushToTalk;
    return html`<div part="input-area" class="input-area ${mode}">
      ${mode === 'voice' ? nothing : this.#text(view, options)}
      ${mutable ? this.#muteButton(view, options) : nothing} ${buttons}
      ${mode === 'chat' ? nothing : this.#callButton(view, options, language)}
    </div>`;
  }

  updated(view: View): void {
    // The button is disabled when an answer ends: a disabled button cannot keep the focus.
    if (this.#host.renderRoot.querySelector('.send:focus:disabled')) this.textBox?.focus();
    if (!CSS.supports('field-sizing', 'content')) this.#grow(view.draft);
    const before = this.#view;
    this.#view = view;
    if (before?.call.status !== view.call.status || before.chat.typing !== view.chat.typing)
      this.#actionsChangedAt = performance.now();
  }

  /** Fits the text box to the draft, up to the height that its style allows. */
  #grow(draft: string): void {
    const box = this.textBox;
    if (!box?.scrollHeight || (box.style.height && this.#grownFor === draft)) return;
    this.#grownFor = draft;
    box.style.height = 'auto';
    box.style.height = `${box.scrollHeight}px`;
  }

  #text(view: View, { chatPlaceholder, texts }: ResolvedOptions): TemplateResult {
    const { available, typing } = view.chat;
    const onKeydown = (event: KeyboardEvent) => {
      keepTyping(event);
      if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
      event.preventDefault();
      this.#send(view);
    };
    const name = typing ? 'stop' : 'send';
    return html`<div class="text">
      <textarea
        part="text-box"
        id="text-box"
        rows="1"
        dir=${view.draft ? 'auto' : nothing}
        aria-label=${texts.controls.textBox}
        placeholder=${chatPlaceholder}
        ?disabled=${!available && !typing}
        .value=${view.draft}
        @input=${(event: InputEvent) => this.#write((event.target as HTMLTextAreaElement).value)}
        @keydown=${onKeydown}
        @keypress=${keepTyping}
        @keyup=${keepTyping}
      ></textarea>
      <button
        part="${name}-button"
        class="send"
        type="button"
        title=${texts.controls[name]}
        ?disabled=${!typing && !canSend(view, view.draft)}
        @click=${this.#once(() => (typing ? this.#dispatch({ type: 'stop-answer' }) : this.#send(view)))}
      >
        ${ICONS[name]}
      </button>
    </div>`;
  }

  #muteButton({ call }: View, { texts }: ResolvedOptions): TemplateResult {
    return html`<button
      part="mute-button"
      class="round ${call.muted ? 'muted' : ''}"
      type="button"
      title=${call.muted ? texts.controls.unmute : texts.controls.mute}
      @click=${() => this.#dispatch({ type: 'toggle-mute' })}
    >
      ${call.muted ? microphoneOff : microphone}
    </button>`;
  }

  #callButton(
    { call, mode }: View,
    { startButtonText, endButtonText, texts }: ResolvedOptions,
    language: string,
  ): TemplateResult {
    const { status } = call;
    const connecting = status === 'connecting';
    // Next to a text box there is room for a label only while the other buttons are disabled.
    const iconOnly = mode === 'hybrid' && !connecting;
    const [text, own, icon] = {
      disconnected: [startButtonText, texts.start, phone] as const,
      connecting: [texts.connecting, texts.connecting, spinner] as const,
      connected: [endButtonText, texts.end, hangUp] as const,
    }[status];
    const warm = () => this.#assistant.warm('call');
    return html`<button
      part="call-button"
      class="call ${status}"
      type="button"
      lang=${languageOf(text, own, language)}
      aria-label=${iconOnly ? text : nothing}
      title=${connecting ? endButtonText : text}
      ?disabled=${status === 'disconnected' && !call.available}
      @click=${this.#once(() => this.#dispatch({ type: 'toggle-call' }))}
      @pointerenter=${warm}
      @focus=${warm}
    >
      ${icon}${iconOnly ? nothing : html`<span>${text}</span>`}
    </button>`;
  }

  /**
   * Ignores the second click of a double click, which would undo the first, and clicks made before a
   * busy page could show what the button now does.
   */
  #once(act: () => void) {
    return ({ detail, timeStamp }: MouseEvent) => {
      if (detail < 2 && timeStamp >= this.#actionsChangedAt) act();
    };
  }

  #send(view: View): void {
    if (!canSend(view, view.draft)) return;
    if (!this.#dispatch({ type: 'send-message', text: view.draft })) return;
    this.#write('');
    // The button that had the focus is disabled while there is nothing to send.
    this.textBox?.focus();
    this.#onSent();
  }

  #dispatch(intent: Intent): boolean {
    return this.#assistant.dispatch(intent);
  }

  #write(text: string): void {
    this.#dispatch({ type: 'edit-draft', text });
  }
}

const spinner = html`<span class="spinner" aria-hidden="true"></span>`;
