import { readFileSync } from 'node:fs';

const SPECIFIED = readFileSync(new URL('specified-calls.txt', import.meta.url), 'utf8');

/** The calls of the management API that the specification lists: such as `GET /assistant/{id}`, sorted. */
export const SPECIFIED_CALLS = SPECIFIED.trim()
  .split('\n')
  .flatMap((line) => {
    const words = line.split(/\s+/);
    return words.slice(0, -1).map((method) => `${method} ${words.at(-1)}`);
  })
  .sort();
