import { html, nothing, render } from 'lit';
import { TEASER_KEY } from '../../core/conversation/tab-keys.js';
import { enLauncher } from '../../core/i18n/en-launcher.js';
import { shortText } from '../../core/kinds/kinds.js';
import { ASSISTANT, type AssistantOptions } from '../../core/options/table.js';
import { attempt } from '../../core/reports/safely.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import type { PartHost } from '../shared/host.js';
import { teaserStyles } from './teaser.styles.js';

/** A timer for longer, in seconds, would fire at once. */
const LONGEST_S = 2_147_483;

/** How long after the visitor has left a field, in milliseconds. */
const AFTER_FIELD_MS = 1000;

const FIELDS = 'input, textarea, select, iframe, [contenteditable]';

/**
 * Shows the teaser once per visit, unless the visitor has shown interest in the widget already. While a field
 * has the focus it waits. It goes with the first press in the widget, and when a field gets the focus.
 */
export function tease(host: PartHost, options: AssistantOptions): void {
  const { renderRoot: root } = host;
  const { teaser: seconds = 0 } = options;
  if (!host.isConnected || !seconds || seconds > LONGEST_S) return;
  // The rest of the widget loads with the first interest in it.
  if (root.querySelector('.announced')) return;
  if (hasFocusedField()) {
    const again = () => setTimeout(() => tease(host, options), AFTER_FIELD_MS);
    return document.addEventListener('focusout', again, { once: true });
  }
  if (wasSeen(options)) return;

  // The table of all texts and its check are part of the rest of the widget.
  const closed = options.texts?.closed;
  const own = (name: 'teaser' | 'closeTeaser') =>
    shortText.accepts(closed?.[name]) ? closed[name] : enLauncher.closed[name];
  const teaser = own('teaser');
  const ofPage = host.closest<HTMLElement>('[lang]')?.lang ?? nothing;
  const ofTexts = options.texts?.language ?? ofPage;
  const language = teaser === enLauncher.closed.teaser ? enLauncher.language : ofTexts;
  const launcher = () => root.querySelector<HTMLElement>('.launcher');
  const element = document.createElement('div');
  element.className = 'teaser';
  element.setAttribute('part', 'teaser');
  render(
    html`<button
        part="teaser-button"
        class="teaser-text"
        type="button"
        dir="auto"
        lang=${language}
        @click=${() => launcher()?.click()}
      >
        ${teaser}
      </button>
      <button
        part="close-teaser-button"
        class="teaser-close"
        type="button"
        aria-label=${own('closeTeaser')}
        @click=${() => launcher()?.focus()}
      >
        ×
      </button>`,
    element,
  );
  adoptStyles(root, teaserStyles);
  root.querySelector('.root')?.prepend(element);

  const gone = new AbortController();
  const { signal } = gone;
  const remove = () => {
    element.remove();
    gone.abort();
  };
  element.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    remove();
    launcher()?.focus();
  });
  root.addEventListener('click', remove, { signal });
  for (const type of ['va-panel-toggle', 'va-call-request'])
    host.addEventListener(type, remove, { signal });
  document.addEventListener('focusin', () => hasFocusedField() && remove(), { signal });
}

/** Whether the visitor may be entering something, also in a shadow tree or a frame. */
function hasFocusedField(): boolean {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return !!active?.matches(FIELDS);
}

/** Whether the teaser was shown since the page has loaded, where that is not stored. */
let shownHere = false;

/**
 * Whether the visitor has seen the teaser in this visit. From now on they have. Before a consent that is
 * required nothing is stored: then it is shown on the first page of the visit only.
 */
function wasSeen({ consentRequired, consentStorageKey }: AssistantOptions): boolean {
  const key = consentStorageKey ?? ASSISTANT.consentStorageKey.default;
  const mayStore = !consentRequired || attempt(() => localStorage.getItem(key)) === 'true';
  const stored = mayStore ? attempt(seenBefore) : undefined;
  if (stored !== undefined) return stored;
  const seen = shownHere || document.referrer.startsWith(`${location.origin}/`);
  shownHere = true;
  return seen;
}

function seenBefore(): boolean {
  const seen = sessionStorage.getItem(TEASER_KEY) === 'true';
  sessionStorage.setItem(TEASER_KEY, 'true');
  return seen;
}
