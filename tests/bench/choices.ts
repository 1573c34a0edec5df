import { parseArgs } from 'node:util';
import { SUBJECTS } from './subjects/subjects.js';

/** What can be measured, in the order of the tables. */
export const SCENARIOS = ['launcher', 'streaming', 'idle', 'long'] as const;

export type Scenario = (typeof SCENARIOS)[number];

/** What is to be measured, and how often. */
export interface Choices {
  readonly only: readonly Scenario[];
  readonly subjects: readonly string[];
  readonly runs: number;
  readonly chunks: readonly number[];
  readonly paces: readonly number[];
  readonly messages: readonly number[];
  /** How long a widget may take for one answer, in milliseconds. */
  readonly limit: number;
  /** Where the figures and the plot go, without an ending. */
  readonly out: string | undefined;
}

export const USAGE = `npm run bench -- [options]
  --only ${SCENARIOS.join(',')}
  --subjects ${SUBJECTS.map(({ id }) => id).join(',')}
  --runs 3            runs of each measurement, of which the median counts
  --chunks 200,1000,4000
  --paces 5,0         milliseconds between two chunks; 0 is as fast as they come
  --messages 10,1000,10000
  --limit 60          seconds that a widget may take for one answer
  --out docs/bench    writes docs/bench.json and docs/bench.svg`;

/** Reads the command line. @throws Error that names the option and what is wrong with it. */
export function readChoices(args: readonly string[]): Choices {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: SCENARIOS.join(',') },
      subjects: { type: 'string', default: SUBJECTS.map(({ id }) => id).join(',') },
      runs: { type: 'string', default: '3' },
      chunks: { type: 'string', default: '200,1000,4000' },
      paces: { type: 'string', default: '5,0' },
      messages: { type: 'string', default: '10,1000,10000' },
      limit: { type: 'string', default: '60' },
      out: { type: 'string' },
    },
  });
  return {
    only: some('only', values.only, SCENARIOS),
    subjects: some(
      'subjects',
      values.subjects,
      SUBJECTS.map(({ id }) => id),
    ),
    runs: numbers('runs', values.runs)[0]!,
    chunks: numbers('chunks', values.chunks),
    paces: numbers('paces', values.paces),
    messages: numbers('messages', values.messages),
    limit: numbers('limit', values.limit)[0]! * 1000,
    out: values.out,
  };
}

function some<Name extends string>(option: string, value: string, known: readonly Name[]): Name[] {
  return value.split(',').map((name) => {
    const found = known.find((each) => each === name);
    if (!found) throw new Error(`--${option}: "${name}" is none of ${known.join(', ')}`);
    return found;
  });
}

function numbers(option: string, value: string): number[] {
  return value.split(',').map((text) => {
    const number = Number(text);
    if (!text || !Number.isInteger(number) || number < 0)
      throw new Error(`--${option}: "${text}" is not a whole number`);
    return number;
  });
}
