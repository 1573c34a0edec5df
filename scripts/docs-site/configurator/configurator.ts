import { html, nothing, render, type TemplateResult } from 'lit';
import { resolveOptions } from '../../../core/options/resolve.js';
import { contrastOf } from './contrast.js';
import { control, radios } from './control.js';
import {
  GROUPS,
  OPTIONS,
  PAGE,
  read,
  SET_BY_SCRIPT,
  withoutPrefix,
  write,
  type Option,
  type Values,
} from './options.js';
import type { Colors, Preview } from './preview/preview.js';
import type { SiteData } from './site.data.js';
import { snippets, type Snippet } from './snippets.js';
import { hashOf, valuesIn } from './url-state.js';

/** The sizes of the previewed windows, in pixels. */
const WINDOWS = { desktop: [1280, 800], phone: [390, 780] } as const;

type Pair = readonly [name: string, front: keyof Colors, back: keyof Colors, least: number];

/** WCAG's least contrasts at level AA: 1.4.3 for text, 1.4.11 for parts of a user interface. */
const PAIRS: readonly Pair[] = [
  ['Launcher text on launcher', 'launcherText', 'launcher', 4.5],
  ['Text on base', 'text', 'base', 4.5],
  ['Accent on base, without text', 'accent', 'base', 3],
];

/** Configurations to begin with. */
const PRESETS: readonly (readonly [name: string, values: Values])[] = [
  ['Defaults', {}],
  [
    'Sales',
    {
      mode: 'hybrid',
      firstChatMessage: 'Which home are you looking for?',
      accentColor: '#047857',
      ctaTitle: 'Talk to sales',
      starters: ['Show me a table of prices', 'Book a visit'],
    },
  ],
  [
    'Support',
    {
      firstChatMessage: 'What can I help you with?',
      size: 'compact',
      accentColor: '#1d4ed8',
      ctaTitle: 'Help',
      starters: ['What are your opening hours?', 'Show me code'],
    },
  ],
  ['Voice only', { mode: 'voice', theme: 'dark', showTranscript: true, ctaTitle: 'Call us' }],
];

/** Whether the options are beside the preview, not below it. */
const isBeside = matchMedia('(min-width: 960px)');

/** How many groups of options are open at first. */
const OPEN_GROUPS = isBeside.matches ? 2 : 1;

/** The part of a phone's height that the preview takes, which stays above the options. */
const MAX_SHARE = 0.45;

/** The page on which visitors configure the widget. */
export class Configurator {
  readonly #root: HTMLElement;
  readonly #data: SiteData;
  readonly #previewUrl: string;
  readonly #resized = new ResizeObserver(() => this.#scale());
  #values: Values = {};
  /** The text typed since the last navigation, by option. */
  #drafts: Readonly<Record<string, { text: string; problem: string }>> = {};
  /** The widget's warnings about the values. */
  #warnings: readonly string[] = [];
  /** The invalid parts of the URL. */
  #ignored: readonly string[] = [];
  /** The last edited option: further edits of it are one step of the history. */
  #edited?: Option;
  #snippet = 'HTML';
  #copied = '';
  #colors?: Colors;

  constructor(root: HTMLElement, data: SiteData, previewUrl: string) {
    this.#root = root;
    this.#data = data;
    this.#previewUrl = previewUrl;
    addEventListener('popstate', this.#navigated);
    addEventListener('message', this.#received);
    this.#navigated();
    this.#resized.observe(root.querySelector('.stage')!);
  }

  stop(): void {
    removeEventListener('popstate', this.#navigated);
    removeEventListener('message', this.#received);
    this.#resized.disconnect();
  }

  readonly #navigated = (): void => {
    const { values, problems } = valuesIn(location.hash);
    this.#values = values;
    this.#ignored = problems;
    this.#drafts = {};
    this.#edited = undefined;
    this.#update();
  };

  readonly #received = ({ source, origin, data }: MessageEvent<Colors | 'ready'>): void => {
    if (source !== this.#preview || origin !== location.origin) return;
    if (data === 'ready') return this.#show();
    this.#colors = data;
    this.#render();
  };

  readonly #edit = (option: Option, text: string): void => {
    const { name } = option;
    const { value, problem = '' } = read(option, text);
    this.#drafts = { ...this.#drafts, [name]: { text, problem } };
    this.#set({ ...this.#values, [name]: value }, option);
  };

  /** Also sets the URL, in a step of the history that further edits of the same option share. */
  #set(values: Values, edited?: Option): void {
    this.#values = values;
    const url = location.pathname + location.search + hashOf(values);
    // The router of the site restores the position.
    const state = { scrollPosition: scrollY };
    if (edited && this.#edited === edited) history.replaceState(state, '', url);
    else history.pushState(state, '', url);
    this.#edited = edited;
    this.#update();
  }

  #choosePreset(values: Values): void {
    this.#drafts = {};
    this.#ignored = [];
    this.#set(values);
  }

  #update(): void {
    this.#copied = '';
    this.#render();
    this.#scale();
    this.#show();
  }

  #valueOf({ name, initial }: Option): unknown {
    return this.#values[name] ?? initial;
  }

  get #preview(): Window | null | undefined {
    return this.#root.querySelector('iframe')?.contentWindow;
  }

  #show(): void {
    const set = OPTIONS.filter(({ name }) => this.#values[name] !== undefined);
    const attributes = set.map(({ name, attribute }) => [attribute, write(this.#values[name])]);
    const scheme = String(this.#valueOf(PAGE.scheme));
    const shown: Preview = { attributes: Object.fromEntries(attributes), scheme };
    this.#preview?.postMessage(shown, location.origin);
  }

  #scale(): void {
    const stage = this.#root.querySelector<HTMLElement>('.stage')!;
    const [width, height] = WINDOWS[this.#valueOf(PAGE.width) as keyof typeof WINDOWS];
    const room = isBeside.matches ? height : innerHeight * MAX_SHARE;
    const scale = Math.min(1, stage.clientWidth / width, room / height);
    for (const [name, value] of Object.entries({ width, height, scale }))
      stage.style.setProperty(`--${name}`, `${value}`);
  }

  async #copy({ text }: Snippet): Promise<void> {
    this.#copied = await navigator.clipboard.writeText(text).then(
      () => 'Copied',
      () => 'The browser does not allow copying. Select the text instead.',
    );
    this.#render();
  }

  #render(): void {
    const { width, scheme } = PAGE;
    const given = OPTIONS.map(({ name }) => [optionName(name), this.#values[name]]);
    this.#warnings = resolveOptions(Object.fromEntries(given)).warnings;
    render(
      html`
        <section aria-label="Preview">
          ${this.#choice('Window', width)} ${this.#choice('Page', scheme)}
          <div class="stage">
            <iframe title="The widget on a page" src=${this.#previewUrl}></iframe>
          </div>
          <p class="quiet">
            A script in the preview answers: it makes no calls and sends nothing, but loads the
            picture of <code>avatar</code>. Paste your public key and assistant id into the snippet
            to call and to chat.
          </p>
        </section>
        <div class="options" role="group" aria-label="Options">
          ${this.#ignored.length ? this.#ignoredList() : nothing}
          <div class="presets" role="group" aria-label="Presets">
            ${PRESETS.map(
              ([name, values]) =>
                html`<button type="button" @click=${() => this.#choosePreset(values)}>
                  ${name}
                </button>`,
            )}
          </div>
          ${GROUPS.map(
            ({ title, options }, index) =>
              html`<details ?open=${index < OPEN_GROUPS}>
                <summary>${title}</summary>
                ${options.map((option) => this.#option(option))}
              </details>`,
          )}
          <p class="quiet">
            Set by script, because they contain functions:
            ${SET_BY_SCRIPT.map((name, index) => html`${index ? ', ' : ''}<code>${name}</code>`)}.
          </p>
        </div>
        <div>${this.#snippetSection()} ${this.#contrasts()} ${this.#downloads()}</div>
      `,
      this.#root,
    );
  }

  #ignoredList(): TemplateResult {
    return html`<div class="problem" role="alert">
      The URL has values that are not valid. They are ignored:
      <ul>
        ${this.#ignored.map((problem) => html`<li>${problem}</li>`)}
      </ul>
    </div>`;
  }

  #choice(legend: string, option: Option): TemplateResult {
    return radios(legend, option.choices, this.#valueOf(option), (choice) =>
      this.#edit(option, choice),
    );
  }

  #option(option: Option): TemplateResult {
    const { attribute } = option;
    return this.#control(option, attribute, inline(this.#data.descriptions[attribute] ?? ''));
  }

  #control(option: Option, label: string, about: unknown): TemplateResult {
    const { name } = option;
    const draft = this.#drafts[name];
    const value = this.#values[name] ?? '';
    const text =
      draft?.text ?? (typeof value === 'object' ? JSON.stringify(value, null, 2) : write(value));
    const problem = draft?.problem || this.#warningsOf(option);
    return control(option, { label, about, text, problem }, (edited) => this.#edit(option, edited));
  }

  /** The widget's warning about a value that is of the right kind. */
  #warningsOf({ name }: Option): string {
    const isAbout = new RegExp(`option ${optionName(name)}\\b`);
    return this.#warnings
      .filter((warning) => isAbout.test(warning))
      .map(withoutPrefix)
      .join(' ');
  }

  #snippetSection(): TemplateResult {
    const all = snippets(this.#values, this.#data.integrity);
    const shown = all.find(({ name }) => name === this.#snippet)!;
    return html`<section aria-labelledby="snippet">
      <h2 id="snippet">Snippet</h2>
      ${radios(
        'Language',
        all.map(({ name }) => name),
        shown.name,
        (choice) => {
          this.#snippet = choice;
          this.#copied = '';
          this.#render();
        },
      )}
      <pre tabindex="0" aria-label="Snippet"><code>${shown.text}</code></pre>
      <p>
        <button type="button" @click=${() => this.#copy(shown)}>Copy</button>
        <span role="status">${this.#copied}</span>
      </p>
      <p class="quiet">
        ${shown.note} <a href=${htmlPage(shown.page)}>More about ${shown.name}</a>
      </p>
      ${this.#control(
        PAGE.scripts,
        'Address of the scripts',
        'Where you serve the folder dist/cdn of the package, for HTML, WordPress and the policy.',
      )}
    </section>`;
  }

  #contrasts(): TemplateResult {
    const colors = this.#colors;
    const rows = PAIRS.map(([name, front, back, least]) => {
      if (!colors) return [name, '…', '…'];
      const ratio = contrastOf(colors[front], colors[back]);
      const swatches = [front, back].map(
        (color) =>
          html`<span class="swatch" style="background: rgb(${colors[color].join(' ')})"></span>`,
      );
      // Not rounded up to a pass.
      const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
      const verdict = `${ratio >= least ? 'pass' : 'fail'} (at least ${least})`;
      return [name, html`${swatches} ${shown} : 1`, verdict];
    });
    return table('Contrast', ['Colours', 'Ratio', 'WCAG AA'], rows);
  }

  #downloads(): TemplateResult {
    return table(
      'What a visitor downloads',
      ['Step', 'gzip', 'brotli'],
      this.#data.downloads.map(({ name, gzip, brotli }) => [
        name,
        kilobytes(gzip),
        kilobytes(brotli),
      ]),
    );
  }
}

/** The property `heading` is the option `title`. */
function optionName(name: string): string {
  return name === 'heading' ? 'title' : name;
}

function table(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
): TemplateResult {
  return html`<section>
    <h2>${title}</h2>
    <table aria-label=${title}>
      <tr>
        ${columns.map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
      ${rows.map(
        ([name, ...cells]) =>
          html`<tr>
            <th scope="row">${name}</th>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </table>
  </section>`;
}

/** A sentence with code and links in Markdown. */
function inline(markdown: string): unknown[] {
  return markdown.split(/(`[^`]+`|\[[^\]]+\]\([^)]+\))/).map((part) => {
    const [, text, page] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (page) return html`<a href=${htmlPage(page)}>${text}</a>`;
    return part.startsWith('`') ? html`<code>${part.slice(1, -1)}</code>` : part;
  });
}

function htmlPage(page: string): string {
  return page.replace('.md', '.html');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)}\u00a0kB`;
}
