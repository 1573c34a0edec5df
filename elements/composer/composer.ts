import { html, nothing, type TemplateResult } from 'lit';
import type { ResolvedOptions, View } from '../../core/headless/index.js';
import { hangUp, microphone, microphoneOff, phone, send, stop } from '../shared/icons.js';
import { isComposing, keepTyping } from '../shared/keys.js';
import { languageOf } from '../shared/language.js';

/** As many lines as its greatest height has; browsers without `field-sizing` go by their number. */
const MOST_ROWS = 5;

export interface InputActions {
  /** Takes a click for what the button meant to whoever made it, and none for a second one. */
  readonly once: (act: () => void) => (event: MouseEvent) => void;
  readonly write: (draft: string) => void;
  readonly send: () => void;
  /** Stops the answer. */
  readonly stop: () => void;
  readonly startCall: () => void;
  /** A visitor comes near the button that starts a call. */
  readonly nearCall: () => void;
  readonly endCall: () => void;
  readonly toggleMute: () => void;
}

/**
 * What one types, presses and mutes with, as the mode has it; `more` are buttons of the call,
 * `language` is the page's.
 */
export function inputArea(
  view: View,
  options: ResolvedOptions,
  language: string,
  draft: string,
  more: unknown,
  actions: InputActions,
): TemplateResult {
  const { mode, pushToTalk } = options;
  return html`<div part="input-area" class="input-area ${mode}">
    ${mode === 'voice' ? nothing : textBox(view, options, draft, actions)}
    ${view.call.status === 'connected' && !pushToTalk ? muteButton(view, options, actions) : nothing}
    ${more} ${mode === 'chat' ? nothing : callButton(view, options, language, actions)}
  </div>`;
}

const ICONS = { send, stop };

function textBox(
  { chat }: View,
  { chatPlaceholder, texts }: ResolvedOptions,
  draft: string,
  actions: InputActions,
): TemplateResult {
  const onKeydown = (event: KeyboardEvent) => {
    keepTyping(event);
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    actions.send();
  };
  const name = chat.typing ? 'stop' : 'send';
  return html`<div class="text">
    <textarea
      part="text-box"
      id="text-box"
      rows=${Math.min(MOST_ROWS, draft.split('\n').length)}
      dir=${draft ? 'auto' : nothing}
      aria-label=${texts.controls.textBox}
      placeholder=${chatPlaceholder}
      ?disabled=${!chat.available && !chat.typing}
      .value=${draft}
      @input=${(event: InputEvent) => actions.write((event.target as HTMLTextAreaElement).value)}
      @keydown=${onKeydown}
      @keypress=${keepTyping}
      @keyup=${keepTyping}
    ></textarea>
    <button
      part="${name}-button"
      class="send"
      type="button"
      title=${texts.controls[name]}
      ?disabled=${name === 'send' && (!chat.available || !draft.trim())}
      @click=${actions.once(actions[name])}
    >
      ${ICONS[name]}
    </button>
  </div>`;
}

function muteButton(
  { call }: View,
  { texts }: ResolvedOptions,
  { toggleMute }: InputActions,
): TemplateResult {
  const label = call.muted ? texts.controls.unmute : texts.controls.mute;
  return html`<button
    part="mute-button"
    class="round ${call.muted ? 'muted' : ''}"
    type="button"
    title=${label}
    @click=${toggleMute}
  >
    ${call.muted ? microphoneOff : microphone}
  </button>`;
}

function callButton(
  { call }: View,
  { startButtonText, endButtonText, mode, texts }: ResolvedOptions,
  language: string,
  { startCall, nearCall, endCall, once }: InputActions,
): TemplateResult {
  const connecting = call.status === 'connecting';
  // Beside a text box there is room for words for as long as nothing else is to be pressed.
  const silent = mode === 'hybrid' && !connecting;
  const text = {
    disconnected: startButtonText,
    connecting: texts.connecting,
    connected: endButtonText,
  }[call.status];
  const own = { disconnected: texts.start, connecting: text, connected: texts.end }[call.status];
  const act = call.status === 'disconnected' ? startCall : endCall;
  const picture = { disconnected: phone, connecting: spinner, connected: hangUp }[call.status];
  return html`<button
    part="call-button"
    class="call ${call.status}"
    type="button"
    lang=${languageOf(text, own, language)}
    aria-label=${silent ? text : nothing}
    title=${connecting ? endButtonText : text}
    ?disabled=${call.status === 'disconnected' && !call.available}
    @click=${once(act)}
    @pointerenter=${nearCall}
    @focus=${nearCall}
  >
    ${picture}${silent ? nothing : html`<span>${text}</span>`}
  </button>`;
}

const spinner = html`<span class="spinner" aria-hidden="true"></span>`;
