import { engine } from './engine-gaps.js';

/** How many random cases, of `all`, are tried of what does not depend on the engine. */
export function runs(all: number): number {
  return engine() === 'chromium' ? all : Math.ceil(all / 10);
}
