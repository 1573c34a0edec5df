import { html, type TemplateResult } from 'lit';
import type { ResolvedOptions } from '../../core/headless/index.js';
import { GrowingMarkdown } from '../conversation/markdown.js';
import { onEscape } from '../shared/keys.js';
import { languageOf } from '../shared/language.js';

export { consentStyles } from './consent-dialog.styles.js';

export interface ConsentActions {
  readonly accept: () => void;
  readonly decline: () => void;
}

/**
 * Asks before anything is sent or recorded. A page may bring its own words, which are in its `language`,
 * as options or in a slot.
 */
export class ConsentDialog {
  readonly #content = document.createElement('div');
  readonly #markdown = new GrowingMarkdown(this.#content);

  render(
    { consentTitle, consentContent, texts }: ResolvedOptions,
    language: string,
    { accept, decline }: ConsentActions,
  ): TemplateResult {
    const own = texts.consent;
    const ofTitle = languageOf(consentTitle, own.title, language);
    const ofContent = languageOf(consentContent, own.content, language);
    this.#markdown.show(consentContent);
    return html`<section
      part="consent"
      class="card consent"
      role="dialog"
      aria-labelledby="consent-title"
      aria-describedby="consent-content"
      @keydown=${onEscape(decline)}
    >
      <h2 part="consent-title" class="title" id="consent-title" lang=${ofTitle}>${consentTitle}</h2>
      <div
        part="consent-content"
        class="consent-content"
        id="consent-content"
        lang=${ofContent}
        tabindex="0"
      >
        <slot name="consent">${this.#content}</slot>
      </div>
      <div class="choices">
        <button part="cancel-button" class="choice" type="button" @click=${decline}>
          ${own.cancel}
        </button>
        <button part="accept-button" class="choice primary" type="button" @click=${accept}>
          ${own.accept}
        </button>
      </div>
    </section>`;
  }
}
