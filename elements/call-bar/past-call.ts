import { html, nothing, type TemplateResult } from 'lit';
import type { Entry, ResolvedOptions, View } from '../../core/headless/index.js';
import { enPastCall, type PastCallTexts } from '../../core/i18n/en-past-call.js';
import type { LateTexts } from '../../core/i18n/en.js';
import { partTexts } from '../../core/i18n/late-texts.js';
import type { PastCall } from '../../core/machine/regions/voice.js';
import { dismissButton, noticeAction } from '../panel/notice.js';
import type { Dispatch, PartHost } from '../shared/host.js';
import { saveFile } from '../shared/save-file.js';
import { transcriptAsText, transcriptAsWebVtt } from './transcript-export.js';

/** How a call ended and how long it was, with its transcript to copy or save. */
export class PastCallSummary {
  readonly #host: PartHost;
  readonly #dispatch: Dispatch;
  /** The result of the last attempt to copy. */
  #copied: { of: PastCall; text: string } | null = null;

  constructor(host: PartHost, dispatch: Dispatch) {
    this.#host = host;
    this.#dispatch = dispatch;
  }

  render(
    past: PastCall,
    entries: readonly Entry[],
    { failure, panel }: View,
    options: ResolvedOptions,
  ): TemplateResult | typeof nothing {
    if (failure && entries.length === 0) return nothing;
    const texts = textsOf(options.lateTexts);
    // While the panel is closed, the announcer says it.
    return html`<div part="past-call" class="call-notice past-call">
      <p role=${panel === 'open' ? 'status' : nothing}>
        ${reasonText(past, texts)}
        <span class="length">${duration(past)}</span>
      </p>
      ${dismissButton(options.texts.dismiss, () => this.#dispatch({ type: 'dismiss-past-call' }))}
      ${entries.length ? this.#transcript(past, entries, options, texts) : nothing}
    </div>`;
  }

  #transcript(
    past: PastCall,
    entries: readonly Entry[],
    { texts: { roles } }: ResolvedOptions,
    texts: PastCallTexts,
  ): TemplateResult {
    const said = entriesOfCall(entries);
    const asText = () => transcriptAsText(said, roles);
    const copy = async () => {
      let text: string = texts.copied;
      try {
        // Synchronously in the click, as browsers require. Insecure pages have no clipboard.
        await navigator.clipboard.writeText(asText());
      } catch {
        text = texts.notCopied;
      }
      this.#copied = { of: past, text };
      this.#host.requestUpdate();
    };
    const saveText = () => saveFile('transcript.txt', 'text/plain', asText());
    const saveCaptions = () =>
      saveFile('transcript.vtt', 'text/vtt', transcriptAsWebVtt(said, past, roles));
    return html`<div class="actions">
      ${noticeAction('copy-button', texts.copy, () => void copy())}
      ${noticeAction('save-text-button', texts.saveText, saveText)}
      ${noticeAction('save-captions-button', texts.saveCaptions, saveCaptions)}
      <span role="status">${this.#copied?.of === past ? this.#copied.text : nothing}</span>
    </div>`;
  }
}

/** In a conversation that is shared with the chat, the messages of the last call. */
function entriesOfCall(entries: readonly Entry[]): readonly Entry[] {
  const marks = entries.flatMap(({ source }, index) => (source.kind === 'call' ? [index] : []));
  const [from = -1, to = entries.length] = marks.slice(-2);
  return entries.slice(from + 1, to);
}

/** Why a call ended, for the visitor. */
export function endReason(past: PastCall, texts: LateTexts): string {
  return reasonText(past, textsOf(texts));
}

function textsOf(given: LateTexts): PastCallTexts {
  return partTexts('pastCall', enPastCall, given);
}

function reasonText({ reason }: PastCall, { reasons }: PastCallTexts): string {
  return Object.hasOwn(reasons, reason) ? reasons[reason as keyof typeof reasons] : reasons.other;
}

/** Minutes and seconds, such as 2:05. */
function duration({ since, until }: PastCall): string {
  const seconds = Math.round((until - since) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
