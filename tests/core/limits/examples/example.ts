import type { Limit } from '../../../../core/limits/index.js';
import type { CallControls } from '../../../../core/call/controls.js';
import { check } from '../../../../core/limits/check.js';

/** One rule, shown by what it allows and by what it does not. */
export interface Example {
  readonly rule: string;
  /** What the rule is about, as messages name it. */
  readonly argument: string;
  /** Puts a value to the rule for real. Throws, or rejects, where it is refused. */
  readonly ask: (value: unknown) => unknown;
  /** The control that the rule guards, if it guards one. */
  readonly through?: (controls: CallControls, value: never) => unknown;
  /** Whether the control takes a track, which Node cannot make. */
  readonly needsPage?: true;
  readonly accepted: readonly unknown[];
  /** The messages, each with the value that causes it. */
  readonly refused: Readonly<Record<string, unknown>>;
}

/** A rule of `voice-assistant/limits`. */
export function limited(
  rule: string,
  argument: string,
  limit: Limit<unknown>,
  shown: Pick<Example, 'accepted' | 'refused' | 'through' | 'needsPage'>,
): Example {
  return { rule, argument, ask: (value) => check(limit, value, argument), ...shown };
}
