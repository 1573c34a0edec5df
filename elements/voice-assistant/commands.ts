import type { Intent } from '../../core/headless/index.js';

/**
 * What a page's own buttons may ask for without a script, by the platform's invoker commands:
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

/** The intent of a `command` event, if it is one of ours. */
export function intentOf(event: Event): Intent | undefined {
  return COMMANDS[(event as Event & { command?: string }).command ?? ''];
}
