import type { Intent } from '../../core/headless/index.js';

/**
 * The intents that the page's buttons can dispatch without a script, as invoker commands:
 * `<button commandfor="assistant" command="--open">`.
 */
const COMMANDS: Readonly<Record<string, Intent>> = {
  '--open': { type: 'open' },
  '--close': { type: 'close' },
  '--start-call': { type: 'start-call' },
  '--end-call': { type: 'end-call' },
  '--toggle-mute': { type: 'toggle-mute' },
  '--reset': { type: 'reset' },
};

/** The intent of a `command` event. Undefined for other commands. */
export function intentOf(event: Event): Intent | undefined {
  return COMMANDS[(event as Event & { command?: string }).command ?? ''];
}
