import { type Effect } from './effects.js';
import { type CallState } from './state.js';

/** A state and what is to be done on the way to it. */
export type Step = readonly [CallState, readonly Effect[]];

/** Makes each change on what the one before left, and collects what is to be done. */
export function inTurn(
  state: CallState,
  ...changes: readonly ((state: CallState) => Step)[]
): Step {
  return changes.reduce<Step>(
    ([before, effects], change) => {
      const [after, more] = change(before);
      return [after, [...effects, ...more]];
    },
    [state, []],
  );
}
