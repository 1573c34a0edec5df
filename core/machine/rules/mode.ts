import type { Mode } from '../settings.js';
import type { State } from '../state.js';

/** The mode, with the text box if it takes the place of a call that failed. */
export function currentMode({ settings, fallback }: State): Mode {
  return fallback && settings.mode === 'voice' ? 'hybrid' : settings.mode;
}
