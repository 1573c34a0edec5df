import type { ResolvedOptions } from '../../core/headless/index.js';
import type { View } from '../../core/machine/view.js';
import { endReason } from '../shared/end-reason.js';
import { activitySummary } from '../launcher/activity-summary.js';

/** How long an announcement stays in the live region, in milliseconds. */
const ANNOUNCEMENT_MS = 1000;

/** How much of a text is announced, in characters: half an hour of speech. */
export const ANNOUNCED_LENGTH = 32_768;

/**
 * Announces to screen readers what arrives unasked: complete answers and, while the panel is closed,
 * the progress of a call or a chat.
 */
export class Announcer {
  readonly element = document.createElement('div');
  /** The view at the last update. */
  #view: View;
  #timer?: ReturnType<typeof setTimeout>;

  constructor(view: View) {
    this.element.className = 'hidden announced';
    this.element.ariaLive = 'polite';
    this.#view = view;
  }

  /** `language` is that of the text, as a BCP 47 tag; empty when unknown. */
  announce(text: string, language: string): void {
    this.element.lang = language;
    this.element.textContent = text.slice(0, ANNOUNCED_LENGTH);
    clearTimeout(this.#timer);
    // A visitor who browses the page should find the text where it is shown, not here as well.
    this.#timer = setTimeout(() => (this.element.textContent = ''), ANNOUNCEMENT_MS);
  }

  updated(view: View, options: ResolvedOptions): void {
    const before = this.#view;
    this.#view = view;
    if (view.panel === 'open') return;
    const summary = activitySummary(view, options);
    if (summary) {
      if (summary !== activitySummary(before, options))
        this.announce(summary, options.texts.language);
    } else if (isLive(before) && !isLive(view) && !view.failure) this.#sayEnd(view, options);
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** Without a past call, because it never connected, the status says what is possible now. */
  #sayEnd({ call: { past }, status }: View, { texts }: ResolvedOptions): void {
    this.announce(past ? endReason(past, texts) : texts.status[status], texts.language);
  }
}

function isLive({ call }: View): boolean {
  return call.status !== 'disconnected';
}
