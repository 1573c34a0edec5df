import type { ReactiveController } from 'lit';

/**
 * Sets `--keyboard` on the target to the height that an on-screen keyboard covers, which does not
 * change the height of the window, and `--panned` to the height that is out of view above. iOS pans
 * the window up to show a focused text box: https://webkit.org/b/191204
 */
export class KeyboardInset implements ReactiveController {
  readonly #target: () => HTMLElement | null;

  constructor(target: () => HTMLElement | null) {
    this.#target = target;
  }

  hostConnected(): void {
    globalThis.visualViewport?.addEventListener('resize', this.#measure);
    globalThis.visualViewport?.addEventListener('scroll', this.#measure);
  }

  hostDisconnected(): void {
    globalThis.visualViewport?.removeEventListener('resize', this.#measure);
    globalThis.visualViewport?.removeEventListener('scroll', this.#measure);
  }

  readonly #measure = (): void => {
    const { height = innerHeight, offsetTop = 0, scale = 1 } = globalThis.visualViewport ?? {};
    // A visitor who zooms in also shrinks the visual viewport; nothing is covered then.
    const panned = scale > 1 ? 0 : offsetTop;
    const covered = scale > 1 ? 0 : Math.max(0, innerHeight - height - offsetTop);
    const style = this.#target()?.style;
    style?.setProperty('--keyboard', `${covered}px`);
    style?.setProperty('--panned', `${panned}px`);
  };
}
