import { html, nothing, type TemplateResult } from 'lit';
import type { Entry, ResolvedOptions, View } from '../../core/headless/index.js';
import { SAVING_LIMIT_MS } from '../../core/constants.js';
import { enPastCall, type PastCallTexts } from '../../core/i18n/en-past-call.js';
import type { LateTexts } from '../../core/i18n/en.js';
import { PartTexts } from '../../core/i18n/late-texts.js';
import type { PastCall } from '../../core/machine/regions/voice.js';
import { transcriptAsText, transcriptAsWebVtt } from './transcript-export.js';
import { close } from '../shared/icons.js';
import { remedy } from '../panel/notice-action.js';

interface Actions {
  readonly dismiss: () => void;
  readonly redraw: () => void;
}

/** How a call ended, and what was said in it to be taken along. */
export class PastCallView {
  readonly #actions: Actions;
  readonly #texts = new PartTexts('pastCall', enPastCall);
  /** What became of the last attempt to copy. */
  #copied: { of: PastCall; text: string } | null = null;

  constructor(actions: Actions) {
    this.#actions = actions;
  }

  render(
    past: PastCall,
    entries: readonly Entry[],
    { failure, panel }: View,
    options: ResolvedOptions,
  ): TemplateResult | typeof nothing {
    if (failure && entries.length === 0) return nothing;
    const texts = this.#texts.of(options.lateTexts);
    // Where the panel is closed, that is said as all else is that goes on then.
    return html`<div part="past-call" class="call-notice past-call">
      <p role=${panel === 'open' ? 'status' : nothing}>
        ${reasonOf(past, texts)}
        <span class="length">${lengthOf(past)}</span>
      </p>
      <button
        part="dismiss-button"
        class="plain"
        type="button"
        aria-label=${options.texts.dismiss}
        @click=${this.#actions.dismiss}
      >
        ${close}
      </button>
      ${entries.length ? this.#transcript(past, entries, options, texts) : nothing}
    </div>`;
  }

  #transcript(
    past: PastCall,
    entries: readonly Entry[],
    { texts: { roles } }: ResolvedOptions,
    transcript: PastCallTexts,
  ): TemplateResult {
    const asText = () => transcriptAsText(entries, roles);
    const copy = async () => {
      let text: string = transcript.copied;
      try {
        // Within the click, which browsers want. A page that is not secure has no clipboard at all.
        await navigator.clipboard.writeText(asText());
      } catch {
        text = transcript.notCopied;
      }
      this.#copied = { of: past, text };
      this.#actions.redraw();
    };
    const saveText = () => save('transcript.txt', 'text/plain', asText());
    const saveCaptions = () =>
      save('transcript.vtt', 'text/vtt', transcriptAsWebVtt(entries, past, roles));
    return html`<div class="remedies">
      ${remedy('copy-button', transcript.copy, () => void copy())}
      ${remedy('save-text-button', transcript.saveText, saveText)}
      ${remedy('save-captions-button', transcript.saveCaptions, saveCaptions)}
      <span role="status">${this.#copied?.of === past ? this.#copied.text : nothing}</span>
    </div>`;
  }
}

/** Why a call ended, in the widget's words, of which a page may have replaced some. */
export function endOfCall(past: PastCall, texts: LateTexts): string {
  return reasonOf(past, new PartTexts('pastCall', enPastCall).of(texts));
}

function reasonOf({ reason }: PastCall, { reasons }: PastCallTexts): string {
  return Object.hasOwn(reasons, reason) ? reasons[reason as keyof typeof reasons] : reasons.other;
}

/** Minutes and seconds, such as 2:05. */
function lengthOf({ since, until }: PastCall): string {
  const seconds = Math.round((until - since) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function save(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVING_LIMIT_MS);
}
