import { expect } from 'chai';
import type { AssistantEvent, Effect } from '../../../../core/machine/effects.js';
import type { MachineEvent, Stamp } from '../../../../core/machine/events.js';
import type { State } from '../../../../core/machine/state.js';
import { update } from '../../../../core/machine/update.js';
import { AT, FRESH, MESSAGE } from './states.js';

type WithoutStamp<Event> = Event extends unknown
  ? Omit<Event, keyof Stamp> & Partial<Stamp>
  : never;

/** An event. The key defaults to a fresh one, the time to the time of all tests. */
export type TestEvent = WithoutStamp<MachineEvent>;

/**
 * A state, an event, the regions that change, none by default, and the effects, none by default. An intent
 * that is `refused` changes none.
 */
export type Row = readonly [
  name: string,
  from: State,
  event: TestEvent,
  changes?: Partial<State> | 'refused',
  effects?: readonly Effect[],
];

type Outcome = Row extends readonly [string, State, TestEvent, ...infer Rest] ? Rest : never;

/** Rows of one event, which leave it out. */
export function rowsOf(
  event: TestEvent,
  ...rows: readonly (readonly [name: string, from: State, ...outcome: Outcome])[]
): readonly Row[] {
  return rows.map(([name, from, ...outcome]) => [name, from, event, ...outcome]);
}

export function stamped(event: TestEvent): MachineEvent {
  return { key: FRESH, at: AT, id: MESSAGE, ...event } as MachineEvent;
}

/** Runs one test for each row. */
export function testRows(rows: Readonly<Record<string, readonly Row[]>>): void {
  for (const [group, each] of Object.entries(rows))
    describe(group, () => {
      for (const [name, from, event, changes = {}, effects = []] of each)
        it(name, () => {
          const frozen = freeze(from);
          const step = update(frozen, stamped(event));
          if (changes === 'refused') {
            expect(step).to.deep.equal([from, effects]);
            expect(step[0]).to.equal(frozen);
          } else expect(step).to.deep.equal([{ ...from, ...changes }, effects]);
        });
    });
}

/** Returns the state after several events. */
export function after(from: State, ...events: readonly TestEvent[]): State {
  return events.reduce((state, event) => update(state, stamped(event))[0], from);
}

export function emitted(event: AssistantEvent): Effect {
  return { type: 'emit', event };
}

/** Freezes a value deeply: the machine must not change its input. */
export function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).map(freeze);
  return value;
}
