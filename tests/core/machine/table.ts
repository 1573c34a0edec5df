import { expect } from '@open-wc/testing';
import type { Effect, News } from '../../../core/machine/effects.js';
import type { MachineEvent } from '../../../core/machine/events.js';
import type { State } from '../../../core/machine/state.js';
import { update } from '../../../core/machine/update.js';
import { AT, FRESH } from './states.js';

type WithoutStamp<Event> = Event extends unknown
  ? Omit<Event, 'key' | 'at'> & { readonly key?: number; readonly at?: number }
  : never;

/** An event; without a key it gets a fresh one, and without a time the time of all tests. */
export type TestEvent = WithoutStamp<MachineEvent>;

/** What is, what comes, what of the state becomes different, and what is to be done outside. */
export type Row = readonly [
  name: string,
  from: State,
  event: TestEvent,
  changes: Partial<State>,
  effects: readonly Effect[],
];

export function stamped(event: TestEvent): MachineEvent {
  return { key: FRESH, at: AT, ...event } as MachineEvent;
}

/** One test for each row: next state and effects are deeply equal to what the row says. */
export function testRows(rows: Readonly<Record<string, readonly Row[]>>): void {
  for (const [group, each] of Object.entries(rows))
    describe(group, () => {
      for (const [name, from, event, changes, effects] of each)
        it(name, () => {
          const frozen = freeze(from);
          expect(update(frozen, stamped(event))).to.deep.equal([{ ...from, ...changes }, effects]);
        });
    });
}

/** The state after several events. */
export function after(from: State, ...events: readonly TestEvent[]): State {
  return events.reduce((state, event) => update(state, stamped(event))[0], from);
}

export function told(news: News): Effect {
  return { type: 'report', news };
}

/** Makes a write to any part of it an error: the machine must not change what it is given. */
export function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).map(freeze);
  return value;
}
