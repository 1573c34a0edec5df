import { type Effect } from './effects.js';
import { type CallState } from './state.js';

/** The next state and its effects. */
export type Step = readonly [CallState, readonly Effect[]];

/** Applies changes one after the other and collects their effects. */
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
