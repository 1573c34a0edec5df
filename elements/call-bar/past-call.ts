import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Texts } from '../../core/headless/index.js';
import type { Entry } from '../../core/machine/regions/transcript.js';
import type { PastCall } from '../../core/machine/regions/call.js';
import { dismissButton } from '../shared/buttons.js';
import { copyText } from '../shared/copy-text.js';
import type { PartHost, RenderContext } from '../shared/host.js';
import { duration } from '../shared/duration.js';
import { endReason } from '../shared/end-reason.js';
import { icon } from '../shared/icons.js';
import { saveFile } from '../shared/save-file.js';
import { transcriptAsText, transcriptAsWebVtt } from './transcript-export.js';

const copyIcon = icon(
  svg`<rect x="9" y="9" width="11" height="11" rx="2"/><path d="M5 15H4V4h11v1"/>`,
);
const download = icon(svg`<path d="M12 4v11M7.5 10.5L12 15l4.5-4.5M5 20h14"/>`);
const captions = icon(
  svg`<rect x="3" y="5" width="18" height="14" rx="2"/><path d="M10.5 10.5a2 2 0 1 0 0 3M17 10.5a2 2 0 1 0 0 3"/>`,
);

/** How a call ended and how long it was, with its transcript to copy or save. */
export class PastCallSummary {
  readonly #host: PartHost;
  /** The result of the last attempt to copy. */
  #copied: { of: PastCall; text: string } | null = null;

  constructor(host: PartHost) {
    this.#host = host;
  }

  render(
    past: PastCall,
    { assistant, state, view: { failure }, options: { texts } }: RenderContext,
  ): TemplateResult | typeof nothing {
    const { entries } = state.transcript;
    if (failure && entries.length === 0) return nothing;
    const said = entriesOfCall(entries);
    return html`<div part="past-call" class="call-notice past-call">
      <p>
        <span .textContent=${endReason(past, texts)}></span>
        <span class="length" .textContent=${duration(past.since, past.until)}></span>
      </p>
      ${said.some(({ role }) => role === 'user') ? this.#transcript(past, said, texts) : nothing}
      ${dismissButton(texts.dismiss, () => assistant.dispatch({ type: 'dismiss-past-call' }))}
    </div>`;
  }

  #transcript(
    past: PastCall,
    said: readonly Entry[],
    { roles, pastCall: texts }: Texts,
  ): TemplateResult {
    const asText = () => transcriptAsText(said, roles);
    const copy = async () => {
      const copied = await copyText(asText());
      this.#copied = { of: past, text: copied ? texts.copied : texts.notCopied };
      this.#host.requestUpdate();
    };
    const saveText = () => saveFile('transcript.txt', 'text/plain', asText());
    const saveCaptions = () =>
      saveFile('transcript.vtt', 'text/vtt', transcriptAsWebVtt(said, past, roles));
    return html`<div class="actions">
      ${iconButton('copy-button', texts.copy, copyIcon, () => void copy())}
      ${iconButton('save-text-button', texts.saveText, download, saveText)}
      ${iconButton('save-captions-button', texts.saveCaptions, captions, saveCaptions)}
      <span role="status" .textContent=${this.#copied?.of === past ? this.#copied.text : ''}></span>
    </div>`;
  }
}

function iconButton(
  part: string,
  label: string,
  image: TemplateResult,
  act: () => void,
): TemplateResult {
  return html`<button part=${part} class="plain" type="button" title=${label} @click=${act}>
    ${image}
  </button>`;
}

/** In a conversation that is shared with the chat, the messages of the last call. */
function entriesOfCall(entries: readonly Entry[]): readonly Entry[] {
  const marks = entries.flatMap(({ source }, index) => (source.kind === 'call' ? [index] : []));
  const [from = -1, to = entries.length] = marks.slice(-2);
  return entries.slice(from + 1, to);
}
