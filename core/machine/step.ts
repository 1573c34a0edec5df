import type { AssistantEvent, Effect } from './effects.js';
import type { ErrorType } from './failures.js';
import type { State } from './state.js';

/**
 * The next state and the effects on the way there. `update` marks the step of an intent as `refused` if
 * nothing changes and it has no effect but to emit why. Then the state is the same object.
 */
export type Step = readonly [state: State, effects: readonly Effect[], refused?: true];

/** A step without effects. */
export function stay(state: State): Step {
  return [state, []];
}

export function emit(event: AssistantEvent): Effect {
  return { type: 'emit', event };
}

/** Emits an error and changes nothing else. */
export function refuse(state: State, type: ErrorType, message: string): Step {
  return [state, [emit({ type: 'error', error: { type, message } })]];
}

/** Takes one step after the other. */
export function inTurn(state: State, ...steps: readonly ((state: State) => Step)[]): Step {
  return steps.reduce<Step>(
    ([before, effects], step) => {
      const [after, more] = step(before);
      return [after, [...effects, ...more]];
    },
    [state, []],
  );
}
