import { REMOTE_AUDIO_LEVEL_INTERVAL_MS } from '../../core/constants.js';
import type { Role } from '../../core/machine/events.js';
import { duration } from '../shared/duration.js';
import type { PartAssistant } from '../shared/host.js';

/**
 * Shows the voices and the time of a call without redrawing the widget: sets `--volume`, the assistant's,
 * and `--level`, the visitor's, 0 to 1, on the `metered` elements, and the text of `call-time`. Pauses
 * while the page is hidden.
 */
export class CallMeter {
  readonly #assistant: Pick<PartAssistant, 'now' | 'volume'>;
  readonly #root: () => Element;
  #since: number | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #shown = '';

  constructor(assistant: Pick<PartAssistant, 'now' | 'volume'>, root: () => Element) {
    this.#assistant = assistant;
    this.#root = root;
  }

  /** Runs from the time at which the call connected; null stops it. */
  run(since: number | null): void {
    if (since === this.#since) return;
    this.#since = since;
    document.removeEventListener('visibilitychange', this.#judge);
    if (since) document.addEventListener('visibilitychange', this.#judge);
    this.#judge();
    if (!since) this.#show('', '');
  }

  readonly #judge = (): void => {
    clearInterval(this.#timer);
    if (this.#since && !document.hidden)
      this.#timer = setInterval(this.#measure, REMOTE_AUDIO_LEVEL_INTERVAL_MS);
  };

  readonly #measure = (): void => {
    const volume = (role: Role) => this.#assistant.volume(role).toFixed(2);
    this.#show(volume('assistant'), volume('user'));
    const time = duration(this.#since!, this.#assistant.now());
    for (const element of this.#all('call-time'))
      if (element.textContent !== time) element.textContent = time;
  };

  #show(volume: string, level: string): void {
    const shown = volume + level;
    if (shown === this.#shown) return;
    this.#shown = shown;
    for (const { style } of this.#all('metered')) {
      style.setProperty('--volume', volume);
      style.setProperty('--level', level);
    }
  }

  #all(className: string): Iterable<HTMLElement> {
    return this.#root().getElementsByClassName(
      className,
    ) as Iterable<Element> as Iterable<HTMLElement>;
  }
}
