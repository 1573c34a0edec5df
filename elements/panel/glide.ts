import { matchesMedia } from '../shared/css-queries.js';

/** Lets the orb glide from where it was drawn, on the launcher at first, to where it is drawn next. */
export class Glide {
  readonly #root: ParentNode;
  #place = '';
  #from: DOMRect | undefined;
  #moving: Animation | undefined;

  constructor(root: ParentNode) {
    this.#root = root;
  }

  /** Measures the orb before it is drawn in another place. An empty place draws none. */
  leave(place: string): void {
    if (place === this.#place) return;
    // The orb of a panel that was closed is first, and has no size: gliding each time costs too much.
    this.#from = this.#root.querySelector('.visual, .rest')?.getBoundingClientRect();
    this.#place = place;
    this.#moving?.cancel();
  }

  /** Starts at the last place, after the orb was drawn. */
  arrive(): void {
    const from = this.#from;
    this.#from = undefined;
    const orb = this.#place && from?.width && this.#root.querySelector('.visual');
    if (!orb || matchesMedia('(prefers-reduced-motion: reduce)')) return;
    const to = orb.getBoundingClientRect();
    const x = from.x + from.width / 2 - to.x - to.width / 2;
    const y = from.y + from.height / 2 - to.y - to.height / 2;
    const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
    this.#moving = orb.animate([{ transform: start }, { transform: 'none' }], {
      // It has further to go than the panel, which grows meanwhile.
      duration: 2 * millisecondsOf(getComputedStyle(orb).getPropertyValue('--duration')),
      easing: 'cubic-bezier(0.2, 0.9, 0.2, 1)',
    });
  }
}

/** Converts a CSS time, such as `0.24s` or `240ms`. */
function millisecondsOf(time: string): number {
  return (parseFloat(time) || 0) * (time.endsWith('ms') ? 1 : 1000);
}
