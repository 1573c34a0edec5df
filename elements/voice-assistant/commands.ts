import type { Intent } from '../../core/headless/index.js';

/**
 * The intents that the page's buttons can dispatch without a script, as invoker commands:
 * `<button commandfor="assistant" command="--open">`.
 */
const COMMANDS = [
  'open',
  'close',
  'start-call',
  'end-call',
  'toggle-mute',
  'reset',
  'withdraw-consent',
] as const;

/** The intent of a `command` event. Undefined for other commands. */
export function intentOf(event: Event): Intent | undefined {
  const { command } = event as Event & { command?: string };
  const type = COMMANDS.find((each) => command === `--${each}`);
  return type && { type };
}
