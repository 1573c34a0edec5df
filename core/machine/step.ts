import type { Effect, News, ReportedError } from './effects.js';
import type { State } from './state.js';

/** The next state, and what is to be done outside on the way there. */
export type Step = readonly [State, readonly Effect[]];

export function stay(state: State): Step {
  return [state, []];
}

export function report(news: News): Effect {
  return { type: 'report', news };
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

/** Does nothing but tell the page why. */
export function refuse(state: State, error: ReportedError): Step {
  return [state, [report({ type: 'error', error })]];
}
