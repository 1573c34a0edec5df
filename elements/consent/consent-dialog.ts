import { html, type TemplateResult } from 'lit';
import { GrowingMarkdown } from '../conversation/markdown.js';
import type { RenderContext } from '../shared/host.js';
import { onEscape } from '../shared/keys.js';
import { languageOf } from '../shared/language.js';

export { consentStyles } from './consent-dialog.styles.js';

/** Asks for consent before anything is sent or recorded. */
export class ConsentDialog {
  readonly #content = document.createElement('div');
  readonly #markdown = new GrowingMarkdown(this.#content);

  render({ assistant: { dispatch }, options, language, view }: RenderContext): TemplateResult {
    const { consentTitle: title, consentContent: content } = options;
    const own = options.texts.consent;
    const titleLang = languageOf(title, own.title, language);
    const decline = () => void dispatch({ type: 'decline-consent' });
    this.#markdown.show(content);
    return html`<section
      part="consent"
      class="card consent ${view.consent ? '' : 'gone'}"
      role="dialog"
      aria-labelledby="consent-title"
      aria-describedby="consent-content"
      @keydown=${onEscape(decline)}
    >
      <h2
        part="consent-title"
        class="title"
        id="consent-title"
        lang=${titleLang}
        .textContent=${title}
      ></h2>
      <div
        part="consent-content"
        class="consent-content"
        id="consent-content"
        lang=${languageOf(content, own.content, language)}
        tabindex="0"
      >
        <slot name="consent">${this.#content}</slot>
      </div>
      <div class="choices">
        <button
          part="cancel-button"
          class="choice"
          type="button"
          @click=${decline}
          .textContent=${own.cancel}
        ></button>
        <button
          part="accept-button"
          class="choice primary"
          type="button"
          @click=${() => dispatch({ type: 'accept-consent' })}
          .textContent=${own.accept}
        ></button>
      </div>
    </section>`;
  }
}
