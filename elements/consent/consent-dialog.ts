import { html, nothing, type TemplateResult } from 'lit';
import type { ConsentPurpose, Texts } from '../../core/headless/index.js';
import { GrowingMarkdown } from '../conversation/markdown.js';
import type { RenderContext } from '../shared/host.js';
import { onEscape } from '../shared/keys.js';
import { languageOf } from '../shared/language.js';

export { consentStyles as styles } from './consent-dialog.styles.js';

/** Asks for consent before anything is sent or recorded. */
export class ConsentDialog {
  readonly #content = document.createElement('div');
  readonly #markdown = new GrowingMarkdown(this.#content);

  /** `languages` is the menu of languages. */
  render(
    { assistant: { dispatch }, options, language, view }: RenderContext,
    languages: unknown,
  ): TemplateResult {
    const { consentTitle: title, consentContent: content, consentPurposes: purposes } = options;
    const own = options.texts.consent;
    const titleLang = languageOf(title, own.title, language);
    const contentLang = languageOf(content, own.content, language);
    const accept = ({ currentTarget }: Event) => {
      const dialog = (currentTarget as Element).closest('.consent')!;
      const chosen = dialog.querySelectorAll<HTMLInputElement>('.optional :checked');
      dispatch({
        type: 'accept-consent',
        purposes: [...chosen].map(({ value }) => value),
        language: content === own.content ? options.texts.language : language,
      });
    };
    const decline = () => void dispatch({ type: 'decline-consent' });
    this.#markdown.show(content);
    return html`<section
      part="consent"
      class="card consent ${view.consent ? '' : 'gone'}"
      role="dialog"
      aria-labelledby="consent-title"
      aria-describedby="consent-content ${purposes.length ? 'consent-purposes' : ''}"
      @keydown=${onEscape(decline)}
    >
      ${languages}
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
        lang=${contentLang}
        dir=${contentLang === nothing ? nothing : 'auto'}
        tabindex="0"
      >
        <slot name="consent">${this.#content}</slot>
      </div>
      ${purposes.length ? purposeList(purposes, options.texts, language) : nothing}
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
          @click=${accept}
          .textContent=${own.accept}
        ></button>
      </div>
    </section>`;
  }
}

/** The purposes: those that come with the consent, and apart from them those that visitors may choose. */
function purposeList(
  purposes: readonly ConsentPurpose[],
  { consent, language: ownLanguage }: Texts,
  language: string,
): TemplateResult {
  const required = purposes.filter((each) => each.required);
  const optional = purposes.filter((each) => !each.required);
  return html`<div part="purposes" class="purposes" id="consent-purposes" lang=${language}>
    ${
      required.length
        ? html`<ul>
            ${required.map(({ text }) => html`<li dir="auto" .textContent=${text}></li>`)}
          </ul>`
        : nothing
    }
    ${
      optional.length
        ? // The description of the dialog would have only the legend of a fieldset.
          html`<div class="optional" role="group" aria-labelledby="optional-purposes">
            <p id="optional-purposes" lang=${ownLanguage} .textContent=${consent.optional}></p>
            ${optional.map(
              ({ id, text }) =>
                html`<label>
                  <input type="checkbox" .value=${id} />
                  <span dir="auto" .textContent=${text}></span>
                </label>`,
            )}
          </div>`
        : nothing
    }
  </div>`;
}
