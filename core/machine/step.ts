import type { AssistantEvent, Effect } from './effects.js';
import type { ErrorType } from './failures.js';
import type { StepOf } from './loop.js';
import type { State } from './state.js';

/** A step of the conversation. An event that changes nothing leaves the state the same object. */
export type Step = StepOf<State, Effect>;

export function emit(event: AssistantEvent): Effect {
  return { type: 'emit', event };
}

export function errorOf(type: ErrorType, message: string): AssistantEvent {
  return { type: 'error', error: { type, message } };
}

/** Emits an error and changes nothing else. */
export function refuse(state: State, type: ErrorType, message: string): Step {
  return [state, [emit(errorOf(type, message))]];
}
