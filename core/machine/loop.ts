/** The result of an event: the next state, and the effects on the way there. */
export type StepOf<State, Effect> = readonly [state: State, effects: readonly Effect[]];

/** A step without effects. */
export function stay<State>(state: State): StepOf<State, never> {
  return [state, []];
}

/** Takes one step after the other. */
export function inTurn<State, Effect>(
  state: State,
  ...steps: readonly ((state: State) => StepOf<State, Effect>)[]
): StepOf<State, Effect> {
  return steps.reduce<StepOf<State, Effect>>(
    ([before, effects], step) => {
      const [after, more] = step(before);
      return [after, [...effects, ...more]];
    },
    [state, []],
  );
}

/** A machine, and what performs its effects. */
export interface Machine<State, Event, Effect> {
  readonly initial: State;
  /** A pure function: no clock, no randomness, no I/O. */
  readonly update: (state: State, event: Event) => StepOf<State, Effect>;
  readonly perform: (effect: Effect) => void;
  /** Receives what an effect or a listener throws: it harms neither the machine nor the others. */
  readonly caught: (error: unknown) => void;
}

/** A machine that runs. */
export interface Loop<State, Event> {
  readonly state: State;
  /** Takes the step of an event and performs its effects. What is dispatched meanwhile is queued. */
  dispatch(event: Event): void;
  /** Calls back after each change of state. Returns a function that unsubscribes. */
  subscribe(listener: (state: State) => void): () => void;
}

/** Runs a machine. The loop is synchronous: a click is handled on its own stack. */
export function runMachine<State, Event, Effect>({
  initial,
  update,
  perform,
  caught,
}: Machine<State, Event, Effect>): Loop<State, Event> {
  const listeners = new Set<(state: State) => void>();
  const queue: Event[] = [];
  let state = initial;
  let running = false;

  function safely(act: () => void): void {
    try {
      act();
    } catch (error) {
      caught(error);
    }
  }

  function take(event: Event): void {
    const [after, effects] = update(state, event);
    state = after;
    for (const effect of effects) safely(() => perform(effect));
  }

  return {
    get state() {
      return state;
    },
    dispatch(event) {
      queue.push(event);
      if (running) return;
      running = true;
      const before = state;
      try {
        while (queue.length > 0) safely(() => take(queue.shift()!));
      } finally {
        // What receives errors may throw one itself.
        running = false;
      }
      if (state === before) return;
      for (const listener of listeners) safely(() => listener(state));
    },
    subscribe(listener) {
      // The same function may subscribe twice.
      const own = (now: State) => listener(now);
      listeners.add(own);
      return () => listeners.delete(own);
    },
  };
}
