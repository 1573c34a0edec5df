import { parseArgs } from 'node:util';
import { SUBJECTS } from './subjects/subjects.js';

/** The names of the measurements, in the order of the tables. */
export const SCENARIOS = [
  'launcher',
  'streaming',
  'idle',
  'long',
  'toggling',
  'memory',
  'calls',
  'call-start',
  'site',
] as const;

export type Scenario = (typeof SCENARIOS)[number];

/** An answer has a first tenth and a last one. */
const LEAST_CHUNKS = 20;

const IDS = SUBJECTS.map(({ id }) => id);

/** The subjects to measure, and how often. */
export interface Choices {
  readonly only: readonly Scenario[];
  readonly subjects: readonly string[];
  readonly runs: number;
  readonly chunks: readonly number[];
  readonly paces: readonly number[];
  readonly messages: readonly number[];
  /** How long a widget may take for one answer, in milliseconds. */
  readonly limit: number;
  /** After so many milliseconds no other column is begun. */
  readonly until: number;
  /** Whether what is there already is left as it is. */
  readonly missing: boolean;
  /** The folder of our browser build of another commit. */
  readonly before: string | undefined;
  /** The path of figures, tables and plot, without an extension. */
  readonly out: string | undefined;
}

export const USAGE = `npm run bench -- [options]
  --only ${SCENARIOS.join(',')}
  --subjects ${IDS.join(',')}
  --runs 3            runs of each measurement, of which the median counts; one where it is long
  --chunks 200,1000,4000
  --paces 5,0         milliseconds between two chunks; 0 is as fast as they come
  --messages 10,1000,10000
  --before folder     our browser build of another commit, measured as the subject "before"
  --limit 60          seconds that a widget may take for one answer
  --minutes 7         after which no other column is begun; none takes more than eight itself
  --missing           measures only the columns that are not there yet
  --out docs/bench    writes docs/bench.json, docs/bench-tables.md and docs/bench.svg after each
                      column, which takes the place of the same one of before; all others stay
  --help              this text
All of it takes about three quarters of an hour; in pieces of a quarter, one after the other:
  npm run bench -- --out docs/bench --missing --minutes 7`;

/** Reads the command line; `help` where that is asked for. @throws Error that names the option and what is wrong with it. */
export function readChoices(args: readonly string[]): Choices | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: SCENARIOS.join(',') },
      subjects: { type: 'string', default: IDS.join(',') },
      runs: { type: 'string', default: '3' },
      chunks: { type: 'string', default: '200,1000,4000' },
      paces: { type: 'string', default: '5,0' },
      messages: { type: 'string', default: '10,1000,10000' },
      before: { type: 'string' },
      limit: { type: 'string', default: '60' },
      minutes: { type: 'string' },
      missing: { type: 'boolean', default: false },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const { minutes, missing, out, before } = values;
  if (missing && !out) throw new Error('--missing: there is no --out to look into');
  return {
    only: some('only', values.only, SCENARIOS),
    subjects: some('subjects', values.subjects, IDS).filter((id) => before || id !== 'before'),
    before,
    runs: number('runs', values.runs),
    chunks: numbers('chunks', values.chunks, LEAST_CHUNKS),
    paces: numbers('paces', values.paces, 0),
    messages: numbers('messages', values.messages),
    limit: number('limit', values.limit) * 1000,
    until: minutes === undefined ? Infinity : number('minutes', minutes) * 60_000,
    missing,
    out,
  };
}

function some<Name extends string>(option: string, value: string, known: readonly Name[]): Name[] {
  return value.split(',').map((name) => {
    const found = known.find((each) => each === name);
    if (!found) throw new Error(`--${option}: "${name}" is none of ${known.join(', ')}`);
    return found;
  });
}

function number(option: string, text: string, least = 1): number {
  const value = Number(text);
  if (!text || !Number.isInteger(value) || value < least)
    throw new Error(`--${option}: "${text}" is not a whole number from ${least} on`);
  return value;
}

function numbers(option: string, value: string, least?: number): number[] {
  return value.split(',').map((text) => number(option, text, least));
}
