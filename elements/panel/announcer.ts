import type { ResolvedOptions } from '../../core/headless/index.js';
import { isEmpty, progressOf, type Entry } from '../../core/machine/regions/transcript.js';
import type { View } from '../../core/machine/view.js';
import type { RenderContext } from '../shared/host.js';
import { endReason } from '../shared/end-reason.js';
import { languageOfText } from '../shared/language.js';
import { activitySummary, progress } from '../launcher/activity-summary.js';
import { discloses } from '../shared/disclosure.js';
import type { PanelParts } from './panel-parts.js';

/** How long an announcement stays in the live region, in milliseconds. */
const ANNOUNCEMENT_MS = 1000;

/**
 * How long notices and progress in the open panel wait for the focus, in milliseconds: Orca says nothing in Firefox of
 * what comes together with a new focus or a new name of the focused button, such as "End Call" once a call connects.
 */
const FOCUS_MS = 400;

/** How much of a text is announced, in characters: half an hour of speech. */
export const ANNOUNCED_LENGTH = 32_768;

/**
 * Announces to screen readers what they do not find where the focus is: complete answers, where a panel that
 * opens begins and, while it is closed, the progress of a call or a chat.
 */
export class Announcer {
  readonly #parts: Pick<PanelParts, 'closed' | 'messages'>;
  readonly element = document.createElement('div');
  /** The view at the last update. */
  #view: View;
  #timer?: ReturnType<typeof setTimeout>;
  /** The timer of what waits for the focus. */
  #waiting?: ReturnType<typeof setTimeout>;
  /** Whether the open panel was introduced. */
  #introduced = false;
  /** The notice about the call, current or past, that is in the panel. Undefined until it was open. */
  #notice?: string;
  /** The question for the visitor about a tool of the page, or what runs. */
  #question = '';

  /** `view` is the initial one. */
  constructor(parts: Pick<PanelParts, 'closed' | 'messages'>, view: View) {
    this.#parts = parts;
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

  /** `root` has the notices. A region that is added with its text is silent in Firefox, so none is one itself. */
  updated(context: RenderContext, root: ParentNode): void {
    const { state, view, options } = context;
    const { conversation } = view;
    const before = this.#view;
    this.#view = view;
    // The next answer may have begun already.
    if (before.chat.typing && lastAnswer(view) !== lastAnswer(before))
      if (conversation.kind === 'list') void this.#answer(conversation.entries, context);
    if (hasWords(before) && !hasWords(view) && !isLive(view))
      this.announce(options.texts.spoken.deleted, options.texts.language);
    const question = sentences(textsOf(root, '.question > div > p, .question dl > div'));
    if (question && question !== this.#question) this.announce(question, options.texts.language);
    this.#question = question;
    if (view.panel === 'open') {
      const notice = textsOf(root, '.panel .call-notice > p').join(' ');
      const now = progress(view);
      const noticed = notice !== this.#notice;
      const progressed = now !== progress(before);
      if (noticed || progressed) {
        clearTimeout(this.#waiting);
        const { language, status } = options.texts;
        const said = (noticed && notice) || (progressed && now && status[now]);
        if (said && this.#notice !== undefined && before.panel === 'open')
          this.#waiting = setTimeout(() => this.announce(said, language), FOCUS_MS);
      }
      this.#notice = notice;
      return;
    }
    this.#introduced = false;
    const { consent, disclosure, language } = options.texts;
    if (before.withdrawable && !view.withdrawable && isEmpty(state.transcript))
      return this.announce(consent.withdrawn, language);
    const summary = activitySummary(view, options);
    if (summary) {
      const begins = !isLive(before) && isLive(view) && discloses(view, options);
      if (summary !== activitySummary(before, options))
        this.announce(begins ? `${summary} ${disclosure}` : summary, language);
    } else if (isLive(before) && !isLive(view) && !view.failure) this.#sayEnd(view, options);
  }

  /**
   * Announces what can be done in a panel that has opened, the greeting or the last message, and the starters;
   * to be called when it has the focus. In a call the voices have the word.
   */
  async introduce({ view, options }: RenderContext, root: ParentNode): Promise<void> {
    const { status, actions, spoken } = options.texts;
    // The panel may have closed again before it got the focus.
    if (this.#introduced || this.#view.panel === 'closed') return;
    if (view.consent || view.failure || isLive(view) || view.chat.typing) return;
    this.#introduced = true;
    const list = view.conversation.kind === 'list' && (await this.#messages());
    const content = list ? [await list.lastMessage(spoken)] : textsOf(root, '.empty p');
    const starters = textsOf(root, '.starters li').join(`${spoken.comma} `);
    const parts = [status[view.status], ...content, starters && `${actions.starters}: ${starters}`];
    this.announce(sentences(parts), options.texts.language);
  }

  end(): void {
    clearTimeout(this.#waiting);
    clearTimeout(this.#timer);
  }

  /** The list of messages; undefined where its code cannot be loaded. */
  #messages() {
    return this.#parts.messages.load().catch(() => undefined);
  }

  /** Announces a finished answer, whether the panel is open or closed. */
  async #answer(entries: readonly Entry[], { options, languages }: RenderContext): Promise<void> {
    const list = await this.#messages();
    if (!list) return;
    list.show(entries, options.texts, languages);
    const answer = await list.lastAnswer(options.texts.spoken);
    this.announce(answer, languageOfText(answer, languages));
    if (this.#view.panel === 'closed')
      this.#parts.closed.load().then(
        (closed) => closed.arrived(answer),
        () => undefined,
      );
  }

  /** Without a past call, because it never connected, the status says what is possible now. */
  #sayEnd({ call: { past }, status }: View, { texts }: ResolvedOptions): void {
    this.announce(past ? endReason(past, texts) : texts.status[status], texts.language);
  }
}

function isLive({ call }: View): boolean {
  return call.status !== 'disconnected';
}

/** Whether anybody has said anything. */
function hasWords({ conversation }: View): boolean {
  return (
    conversation.kind === 'list' &&
    conversation.entries.some(({ source }) => source.kind !== 'greeting')
  );
}

/** The id of the last answer that is complete. */
function lastAnswer({ conversation }: View): number | undefined {
  return conversation.kind === 'list'
    ? conversation.entries.findLast((entry) => progressOf(entry) === 'whole')?.id
    : undefined;
}

function sentences(parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .join('. ')
    .replace(/([?!.…।۔؟])\. /g, '$1 ');
}

function textsOf(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(({ textContent }) =>
    textContent.trim().replace(/\s+/g, ' '),
  );
}
