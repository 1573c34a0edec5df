import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { ref } from 'lit/directives/ref.js';
import type { Starter, Texts } from '../../core/headless/index.js';
import { isEmpty } from '../../core/machine/regions/transcript.js';
import type { Permission, ToolRequest } from '../../core/machine/tool-request.js';
import { warnOnce } from '../../core/reports/warn-once.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import type { Dispatch, PartHost, RenderContext } from '../shared/host.js';
import { actionStyles } from './actions.styles.js';

/**
 * How long a question must have been visible before a press answers it, in milliseconds: a visitor who was
 * about to press something else must not agree by accident.
 */
export const QUESTION_DELAY_MS = 500;

const MOST_STARTERS = 6;

/** How much of a question the visitor has seen. */
interface Shown {
  readonly args?: ToolRequest['arguments'];
  readonly since: number;
  readonly whole: boolean;
  readonly long: boolean;
}

/** The actions above the composer: begin with a text, and answer for the page's tools. */
export class Actions {
  readonly #host: PartHost;
  readonly #dispatch: Dispatch;
  /**
   * The arguments in the question that is shown, and since when, in the time of events. They are `whole` once
   * their end was in view, and `long` if it was not at first.
   */
  #shown: Shown = { since: 0, whole: false, long: false };
  #observer?: IntersectionObserver | undefined;

  constructor(host: PartHost, dispatch: Dispatch) {
    adoptStyles(host.renderRoot, actionStyles);
    this.#host = host;
    this.#dispatch = dispatch;
  }

  render(context: RenderContext): unknown {
    const starters = isEmpty(context.state.transcript) ? this.#starters(context) : nothing;
    return [starters, this.question(context)];
  }

  /** The oldest question, or what runs. */
  question({ state, options, language }: RenderContext): TemplateResult | typeof nothing {
    const { requests } = state;
    const { actions: texts } = options.texts;
    const asked = requests.filter(({ status }) => status === 'asked');
    const request = asked[0] ?? requests[0];
    if (!request) return nothing;
    const { arguments: args } = request;
    if (args !== this.#shown.args)
      this.#shown = { args, since: performance.now(), whole: false, long: false };
    const more = asked.length - 1;
    return html`<section part="question" class="question" aria-labelledby="question">
      <div>
        <p
          id="question"
          class="quiet"
          .textContent=${asked.length ? texts.question : texts.running}
        ></p>
        ${keyed(args, described(request, language, ref(this.#watch)))}
      </div>
      ${more > 0 ? html`<p class="quiet" .textContent=${texts.more.replace('{count}', `${more}`)}></p>` : nothing}
      ${asked.length ? keyed(args, this.#answers(request, texts, more > 0)) : nothing}
    </section>`;
  }

  /** Notes when the end of a question comes into view: only then can it be allowed. */
  readonly #watch = (end?: Element): void => {
    this.#observer?.disconnect();
    this.#observer = undefined;
    if (!end) return;
    // A DOM for unit tests has no view: all of it counts as seen.
    if (!globalThis.IntersectionObserver) {
      this.#shown = { ...this.#shown, whole: true };
      return;
    }
    this.#observer = new IntersectionObserver(([entry]) => {
      const whole = !!entry?.isIntersecting;
      // Another button will be where the visitor presses.
      const since = this.#shown.long ? performance.now() : this.#shown.since;
      this.#shown = { ...this.#shown, since, whole, long: !whole };
      if (whole) this.#observer?.disconnect();
      const box = end.parentElement!;
      if (whole && box.closest('section')!.querySelector('.read-on:focus')) box.focus();
      this.#host.requestUpdate();
    });
    this.#observer.observe(end);
  };

  #answers(
    { id: requestId }: ToolRequest,
    texts: Texts['actions'],
    several: boolean,
  ): TemplateResult {
    const { whole, long } = this.#shown;
    const answer = (permission: Permission, part: string) =>
      html`<button
        part="${part}-button"
        class="action-button ${permission}"
        type="button"
        ?disabled=${!whole && ALLOWS[permission]}
        @click=${({ detail, timeStamp }: MouseEvent) => {
          if (detail > 1 || timeStamp - this.#shown.since < QUESTION_DELAY_MS) return;
          this.#dispatch({ type: 'answer-request', requestId, permission });
        }}
        .textContent=${texts[permission]}
      ></button>`;
    return html`${long ? readOn(texts) : nothing}
      <div class="answers">
        ${answer('allow', 'allow')}${answer('decline', 'decline')}
        ${several ? answer('decline-all', 'decline-all') : nothing}
        ${answer('always', 'always-allow')}
      </div>`;
  }

  #starters({ view, options, language }: RenderContext): TemplateResult | typeof nothing {
    const { mode, call } = view;
    const { starters = [] } = options;
    const { actions: texts } = options.texts;
    const usable = starters.filter(isUsable).slice(0, MOST_STARTERS);
    if (!usable.length) return nothing;
    // Without a call nobody receives a text: the starters are examples of what to say.
    const examples = mode === 'voice' && call.status !== 'connected';
    return html`<div part="starters" class="starters">
      ${mode === 'voice' ? html`<p class="quiet" id="starters" .textContent=${texts.starters}></p>` : nothing}
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
          ? html`<q .textContent=${text}></q>`
          : html`<button
              part="starter-button"
              class="chip"
              type="button"
              @click=${send}
              .textContent=${label}
            ></button>`
      }
    </li>`;
  }
}

/** Whether an answer lets a tool run, which the visitor must have seen whole. */
const ALLOWS: Readonly<Record<Permission, boolean>> = {
  allow: true,
  always: true,
  decline: false,
  'decline-all': false,
};

/** Scrolls the details by almost a page, for those who neither drag nor use the keys. */
function readOn({ readOn: label, unread }: Texts['actions']): TemplateResult {
  const scroll = ({ target }: Event) => {
    const details = (target as Element).closest('section')!.querySelector('.details')!;
    const before = details.scrollTop;
    details.scrollBy(0, details.clientHeight * 0.9);
    // What is around the details hides their end.
    if (details.scrollTop === before)
      details.lastElementChild!.scrollIntoView({ block: 'nearest' });
  };
  return html`<p class="unread">
    <span .textContent=${unread}></span>
    <button
      part="read-on-button"
      class="action-button read-on"
      type="button"
      @click=${scroll}
      .textContent=${label}
    ></button>
  </p>`;
}

/** The title of a tool, with its arguments as text. `end` watches the end of them. */
function described(
  { title, arguments: args }: ToolRequest,
  language: string,
  end: unknown,
): TemplateResult {
  return html`<p
      id="tool-title"
      class="tool-title"
      dir="auto"
      lang=${language}
      .textContent=${title}
    ></p>
    <div
      class="details"
      role="group"
      aria-labelledby="tool-title"
      tabindex=${args.length ? 0 : nothing}
    >
      ${
        args.length
          ? html`<dl>
              ${args.map(
                ({ name, value }) =>
                  html`<div>
                    <dt dir="auto">${name}</dt>
                    <dd dir="auto">${value}</dd>
                  </div>`,
              )}
            </dl>`
          : nothing
      }
      <div class="end" ${end}></div>
    </div>`;
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
