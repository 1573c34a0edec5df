import { html, nothing, type TemplateResult } from 'lit';
import type { Intent } from '../../core/headless/index.js';
import { canSend, type View } from '../../core/machine/view.js';
import { describedFirst, disclosure, withdrawal } from '../shared/disclosure.js';
import { callButtons, type CallBarButtons } from '../call-bar/call-buttons.js';
import { supports } from '../shared/css-queries.js';
import type { PartAssistant, PartHost, RenderContext } from '../shared/host.js';
import { send, stop } from '../shared/icons.js';
import { isComposing, keepTyping } from '../shared/keys.js';
import { Presses } from '../shared/presses.js';

const ICONS = { send, stop };

/** How long a composer that appears cannot be clicked, in milliseconds: longer than a double click. */
const SETTLING_MS = 500;

/** The text box with its button, and the buttons of a call. */
export class Composer {
  readonly #host: PartHost;
  readonly #assistant: PartAssistant;
  readonly #onSent: () => void;
  /** The draft to which the text box was last fitted. */
  #grownFor = '';
  /** The view at the last update. */
  #view?: View;
  #settling?: ReturnType<typeof setTimeout>;
  readonly #presses = new Presses();

  constructor(host: PartHost, assistant: PartAssistant, onSent: () => void) {
    this.#host = host;
    this.#assistant = assistant;
    this.#onSent = onSent;
  }

  get textBox(): HTMLTextAreaElement | null {
    return this.#host.renderRoot.querySelector<HTMLTextAreaElement>('#text-box');
  }

  render(context: RenderContext, buttons: CallBarButtons): TemplateResult {
    const { mode } = context.view;
    return html`<div part="input-area" class="input-area ${mode}">
      ${mode === 'voice' ? nothing : this.#text(context)}
      ${callButtons(context, this.#presses, buttons)} ${disclosure(context)} ${withdrawal(context)}
    </div>`;
  }

  updated(view: View): void {
    // The button is disabled when an answer ends: a disabled button cannot keep the focus.
    if (this.#host.renderRoot.querySelector('.send:focus:disabled')) this.textBox?.focus();
    if (!supports('field-sizing', 'content')) this.#grow(view.draft);
    const before = this.#view;
    this.#view = view;
    if (before?.call.status !== view.call.status || before.chat.typing !== view.chat.typing)
      this.#presses.changed();
  }

  /**
   * Ignores clicks at first. The composer appears where the launcher was, and a double click on that must
   * not start a call. An animation of `pointer-events` would cost frames.
   */
  settle(): void {
    const area = this.#host.renderRoot.querySelector<HTMLElement>('.input-area');
    if (!area) return;
    area.style.pointerEvents = 'none';
    // That of an opening just before would end this one early.
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => (area.style.pointerEvents = ''), SETTLING_MS);
  }

  /** Fits the text box to the draft, up to the height that its style allows. */
  #grow(draft: string): void {
    const box = this.textBox;
    if (!box?.scrollHeight || (box.style.height && this.#grownFor === draft)) return;
    this.#grownFor = draft;
    box.style.height = 'auto';
    box.style.height = `${box.scrollHeight}px`;
  }

  #text(context: RenderContext): TemplateResult {
    const { view, options } = context;
    const { chatPlaceholder, texts } = options;
    const { available, typing } = view.chat;
    const onKeydown = (event: KeyboardEvent) => {
      keepTyping(event);
      if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
      event.preventDefault();
      // A key that is held has pressed the button that moved the focus here.
      if (!event.repeat) this.#send(view);
    };
    const name = typing ? 'stop' : 'send';
    return html`<div class="text">
      <textarea
        part="text-box"
        id="text-box"
        rows="1"
        enterkeyhint="send"
        dir=${view.draft ? 'auto' : nothing}
        aria-label=${texts.controls.textBox}
        aria-describedby=${describedFirst(context)}
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
        @click=${this.#presses.once(() => (typing ? this.#dispatch({ type: 'stop-answer' }) : this.#send(view)))}
        @pointerdown=${this.#presses.press}
      >
        ${ICONS[name]}
      </button>
    </div>`;
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
