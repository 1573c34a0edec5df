import { html, nothing, type TemplateResult } from 'lit';
import { describedFirst } from '../shared/disclosure.js';
import type { RenderContext } from '../shared/host.js';
import { hangUp, microphone as speak, phone } from '../shared/icons.js';
import { languageOf } from '../shared/language.js';
import type { Presses } from '../shared/presses.js';

/** The parts beside the button of a call: the buttons that mute or talk and open the settings, and the orb. */
export interface CallBarButtons {
  readonly microphone?: unknown;
  readonly settings?: unknown;
  readonly orb?: unknown;
}

/** The buttons of a call; during one they have a line of their own. */
export function callButtons(
  context: RenderContext,
  presses: Presses,
  { microphone, settings, orb }: CallBarButtons = {},
): TemplateResult | typeof nothing {
  const { call, mode, failure } = context.view;
  // What helps with a failed call takes the place of the button that starts one.
  if (mode === 'chat' || (failure?.of === 'call' && (failure.retry || failure.typeInstead)))
    return nothing;
  return html`<div class="call-buttons ${call.status === 'disconnected' ? '' : 'live'}">
    ${microphone} ${settings} ${orb} ${callButton(context, presses)}
  </div>`;
}

function callButton(context: RenderContext, presses: Presses): TemplateResult {
  const { assistant, view, options, language } = context;
  const { mode } = view;
  const { status, available } = view.call;
  const { startButtonText, endButtonText, texts } = options;
  const connecting = status === 'connecting';
  const iconOnly = mode === 'hybrid' && !connecting;
  const [text, own, icon] = {
    disconnected: [startButtonText, texts.start, mode === 'voice' ? speak : phone] as const,
    connecting: [texts.connecting, texts.connecting, spinner] as const,
    connected: [endButtonText, texts.end, hangUp] as const,
  }[status];
  const name = text === texts.start ? texts.controls.call : text;
  const warm = () => assistant.warm('call');
  // The panel focuses it as it opens: with a mouse, nobody has come near it.
  const approached = ({ target }: Event) => (target as Element).matches(':focus-visible') && warm();
  const toggle = () => {
    // The call may have connected since the button was drawn: a press of Cancel must not end it.
    if (assistant.callStatus === status) assistant.dispatch({ type: 'toggle-call' });
  };
  return html`<button
    part="call-button"
    class="call ${status}"
    type="button"
    lang=${languageOf(text, own, language)}
    aria-label=${iconOnly ? name : nothing}
    title=${iconOnly ? name : nothing}
    aria-describedby=${describedFirst(context)}
    ?disabled=${status === 'disconnected' && !available}
    @click=${presses.once(toggle)}
    @keydown=${ignoreRepeated}
    @pointerdown=${presses.press}
    @pointerenter=${warm}
    @focus=${approached}
  >
    ${icon}${iconOnly ? nothing : html`<span .textContent=${text}></span>`}
    ${connecting ? html`<span class="cancel" .textContent=${texts.cancelCall}></span>` : nothing}
  </button>`;
}

/** Ignores an Enter key that is held: it opened the panel. */
function ignoreRepeated(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

const spinner = html`<span class="spinner" aria-hidden="true"></span>`;
