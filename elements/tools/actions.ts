import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { ResolvedOptions, State, Starter, View } from '../../core/headless/index.js';
import { enActions, type ActionTexts } from '../../core/i18n/en-actions.js';
import { partTexts } from '../../core/i18n/late-texts.js';
import { isEmpty } from '../../core/machine/regions/transcript.js';
import type { Permission, ToolRequest } from '../../core/machine/tool-request.js';
import { warnOnce } from '../../core/reports/warn-once.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import type { Dispatch, PartHost } from '../shared/host.js';
import { actionStyles } from './actions.styles.js';

/**
 * How long a question must have been visible before a press answers it, in milliseconds: a visitor who was
 * about to press something else must not agree by accident.
 */
export const QUESTION_DELAY_MS = 500;

const MOST_STARTERS = 6;

/** What the visitor can do above the composer: begin with a text, and answer for the page's tools. */
export class Actions {
  readonly #dispatch: Dispatch;
  /** The question that is shown, and since when, in the time of events. */
  #shown = { id: '', since: 0 };

  constructor(host: PartHost, dispatch: Dispatch) {
    adoptStyles(host.renderRoot, actionStyles);
    this.#dispatch = dispatch;
  }

  render(state: State, view: View, options: ResolvedOptions, language: string): unknown {
    const starters = isEmpty(state.transcript) ? this.#starters(view, options, language) : nothing;
    return [starters, this.question(state, options, language)];
  }

  /** The oldest question, or what runs. */
  question(
    { requests }: State,
    { lateTexts }: ResolvedOptions,
    language: string,
  ): TemplateResult | typeof nothing {
    const asked = requests.filter(({ status }) => status === 'asked');
    const request = asked[0] ?? requests[0];
    if (!request) return nothing;
    if (request.id !== this.#shown.id) this.#shown = { id: request.id, since: performance.now() };
    const texts = partTexts('actions', enActions, lateTexts);
    const more = asked.length - 1;
    return html`<section part="question" class="question" aria-labelledby="question">
      <div role="alert">
        <p id="question" class="quiet">${asked.length ? texts.question : texts.running}</p>
        ${described(request, language)}
      </div>
      ${more > 0 ? html`<p class="quiet">${texts.more.replace('{count}', `${more}`)}</p>` : nothing}
      ${asked.length ? keyed(request.id, this.#answers(request, texts)) : nothing}
    </section>`;
  }

  #answers({ id: requestId }: ToolRequest, texts: ActionTexts): TemplateResult {
    const answer = (permission: Permission, part: string) =>
      html`<button
        part="${part}-button"
        class="action-button ${permission}"
        type="button"
        @click=${({ detail, timeStamp }: MouseEvent) => {
          if (detail > 1 || timeStamp - this.#shown.since < QUESTION_DELAY_MS) return;
          this.#dispatch({ type: 'answer-request', requestId, permission });
        }}
      >
        ${texts[permission]}
      </button>`;
    return html`<div class="answers">
      ${answer('allow', 'allow')}${answer('decline', 'decline')}${answer('always', 'always-allow')}
    </div>`;
  }

  #starters(
    { mode, call }: View,
    { starters = [], lateTexts }: ResolvedOptions,
    language: string,
  ): TemplateResult | typeof nothing {
    const usable = starters.filter(isUsable).slice(0, MOST_STARTERS);
    if (!usable.length) return nothing;
    const texts = partTexts('actions', enActions, lateTexts);
    // Without a call nobody receives a text: the starters are examples of what to say.
    const examples = mode === 'voice' && call.status !== 'connected';
    return html`<div part="starters" class="starters">
      ${mode === 'voice' ? html`<p class="quiet" id="starters">${texts.starters}</p>` : nothing}
      <ul aria-label=${texts.starters} lang=${language}>
        ${usable.map((starter) => this.#starter(starter, examples))}
      </ul>
    </div>`;
  }

  #starter(starter: Starter, example: boolean): TemplateResult {
    const { label, text } =
      typeof starter === 'string' ? { label: starter, text: starter } : starter;
    const send = ({ detail }: MouseEvent) =>
      detail < 2 && this.#dispatch({ type: 'send-message', text, inCall: true });
    return html`<li dir="auto">
      ${
        example
          ? html`<q>${text}</q>`
          : html`<button part="starter-button" class="chip" type="button" @click=${send}>
              ${label}
            </button>`
      }
    </li>`;
  }
}

/** What a tool does, with its arguments as text. */
function described({ title, arguments: args }: ToolRequest, language: string): TemplateResult {
  return html`<p class="tool-title" dir="auto" lang=${language}>${title}</p>
    ${
      args.length
        ? html`<dl tabindex="0">
            ${args.map(
              ({ name, value }) =>
                html`<div>
                  <dt dir="auto">${name}</dt>
                  <dd dir="auto">${value}</dd>
                </div>`,
            )}
          </dl>`
        : nothing
    }`;
}

function isUsable(starter: unknown, index: number): starter is Starter {
  const { label, text } = Object(starter) as { readonly label?: unknown; readonly text?: unknown };
  const usable = isText(starter) || (isText(label) && isText(text));
  if (!usable)
    warnOnce([
      `voice-assistant: option starters: entry ${index} is neither a text nor an object with label and text. It is ignored.`,
    ]);
  return usable;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && /\S/.test(value);
}
