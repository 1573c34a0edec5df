import { ANNOUNCED_MS } from '../../core/constants.js';
import type { ResolvedOptions, View } from '../../core/headless/index.js';
import { goingOn } from '../launcher/activity-summary.js';

/**
 * What a screen reader is told of what comes by itself: whole answers, and while the panel is
 * closed, where nothing else says it, how a call and a chat go.
 */
export class Announcer {
  readonly element = document.createElement('div');
  /** What was drawn last. */
  #view: View;
  #silence?: ReturnType<typeof setTimeout>;

  constructor(view: View) {
    this.element.className = 'hidden announced';
    this.element.ariaLive = 'polite';
    this.#view = view;
  }

  /** `language` is that of the text, as a BCP 47 tag; empty where it is not known. */
  say(text: string, language: string): void {
    this.element.lang = language;
    this.element.textContent = text;
    clearTimeout(this.#silence);
    // Who reads on finds it where it is shown, and nowhere else.
    this.#silence = setTimeout(() => (this.element.textContent = ''), ANNOUNCED_MS);
  }

  /** To be called when the element was drawn. */
  drawn(view: View, options: ResolvedOptions): void {
    const before = this.#view;
    this.#view = view;
    if (view.panel === 'open') return;
    const said = goingOn(view, options);
    if (said) {
      if (said !== goingOn(before, options)) this.say(said, options.texts.language);
    } else if (isLive(before) && !isLive(view) && !view.failure) void this.#sayEnd(view, options);
  }

  end(): void {
    clearTimeout(this.#silence);
  }

  /** Of a call that never was one, only what one can do now is to be said. */
  async #sayEnd({ call, status }: View, { texts, lateTexts }: ResolvedOptions): Promise<void> {
    const reason =
      call.past &&
      (await import('../call-bar/connected-call-parts.js').then(
        ({ endOfCall }) => endOfCall(call.past!, lateTexts),
        () => null,
      ));
    const { panel } = this.#view;
    if (panel === 'closed' && !isLive(this.#view))
      this.say(reason ?? texts.status[status], texts.language);
  }
}

function isLive({ call }: View): boolean {
  return call.status !== 'disconnected';
}
