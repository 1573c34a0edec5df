import { html, svg, type TemplateResult } from 'lit';
import { LANGUAGE_NAMES } from '../../core/i18n/language-names.js';
import type { RenderContext } from '../shared/host.js';
import { icon } from '../shared/icons.js';
import { chooseLanguage, keepChoice, languageInUse } from './localize.js';

export { languageMenuStyles as styles } from './language-menu.styles.js';

/** A character of India's scripts beside a Latin one. */
const languages = icon(
  svg`<path d="M3 6h9M7.5 3v3M10.5 6c-.6 4-3 7-6.5 8.5M5 9c1 2.5 3.2 4.5 6 5.5M12 21l4.5-11L21 21M13.5 17.5h6"/>`,
);

/** Lets the visitor choose the language of the widget's own texts. `host` is the element. */
export function languageMenu(
  { options, state }: Pick<RenderContext, 'options' | 'state'>,
  host: Node,
): TemplateResult {
  const inUse = languageInUse(host);
  keepChoice(host, options, state);
  return html`<label class="plain languages" title=${options.texts.controls.language}>
    ${languages}
    <select
      part="language-menu"
      aria-label=${options.texts.controls.language}
      .value=${inUse}
      @change=${({ target }: Event) => chooseLanguage(host, (target as HTMLSelectElement).value)}
    >
      ${Object.entries(LANGUAGE_NAMES).map(
        ([tag, name]) =>
          html`<option
            value=${tag}
            lang=${tag}
            ?selected=${tag === inUse}
            .textContent=${name}
          ></option>`,
      )}
    </select>
  </label>`;
}
