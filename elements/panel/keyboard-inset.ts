import type { ReactiveController } from 'lit';

/**
 * Keeps a panel at the bottom of the window above a phone's keyboard, which covers the page
 * without changing its height: how much it covers is `--keyboard` on the target.
 */
export class KeyboardInset implements ReactiveController {
  readonly #target: () => HTMLElement | null;

  constructor(target: () => HTMLElement | null) {
    this.#target = target;
  }

  hostConnected(): void {
    visualViewport?.addEventListener('resize', this.#measure);
    visualViewport?.addEventListener('scroll', this.#measure);
  }

  hostDisconnected(): void {
    visualViewport?.removeEventListener('resize', this.#measure);
    visualViewport?.removeEventListener('scroll', this.#measure);
  }

  readonly #measure = (): void => {
    const { height = innerHeight, offsetTop = 0, scale = 1 } = visualViewport ?? {};
    // A visitor who zooms in moves the window over the page: then nothing is covered.
    const covered = scale > 1 ? 0 : Math.max(0, innerHeight - height - offsetTop);
    this.#target()?.style.setProperty('--keyboard', `${covered}px`);
  };
}
