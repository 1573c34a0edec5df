import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { plotOf } from './report/plot.js';
import { markdownOf } from './report/table.js';
import { tablesOf } from './report/tables.js';
import type { Results } from './results.js';

/**
 * The results of earlier runs that are kept under a name.
 *
 * @throws Error when the file is there and holds something else.
 */
export async function readResults(out: string): Promise<Results> {
  const text = await readFile(`${out}.json`, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const results = parsed(text);
  if (areResults(results)) return results;
  throw new Error(
    `--out: ${out}.json holds something else than results of this benchmark; remove it, or name another`,
  );
}

/** Undefined where it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function areResults(given: unknown): given is Results {
  if (!isObject(given)) return false;
  const { streaming = {}, long = {}, ...others } = given;
  if (!isObject(streaming) || !isObject(long)) return false;
  return [others, streaming, long].flatMap((each) => Object.values(each)).every(isTaken);
}

function isTaken(table: unknown): boolean {
  return isObject(table) && 'costs' in table && 'load' in table;
}

function isObject(given: unknown): given is Record<string, unknown> {
  return typeof given === 'object' && given !== null;
}

/** Replaces earlier measurements by new ones, column by column. */
export function merged(before: Results, now: Results): Results {
  const streaming = { ...before.streaming, ...now.streaming };
  const long = { ...before.long, ...now.long };
  return {
    ...before,
    ...now,
    ...(Object.keys(streaming).length && { streaming: inOrder(streaming) }),
    ...(Object.keys(long).length && { long: inOrder(long) }),
  };
}

/** Columns by the numbers in their names. */
function inOrder<Column>(columns: Readonly<Record<string, Column>>): Record<string, Column> {
  const numbers = (name: string) => name.match(/\d+/g)!.map(Number);
  const sorted = Object.entries(columns).sort(([one], [other]) => {
    const [count = 0, pace = 0] = numbers(one);
    const [otherCount = 0, otherPace = 0] = numbers(other);
    return count - otherCount || otherPace - pace;
  });
  return Object.fromEntries(sorted);
}

/** Writes figures, tables and plot; the file of figures is whole at any moment. */
export async function writeResults(out: string, results: Results): Promise<void> {
  await mkdir(dirname(out), { recursive: true });
  await writeFile(`${out}.json.part`, await neat(`${out}.json`, JSON.stringify(results)));
  await rename(`${out}.json.part`, `${out}.json`);
  const tables = ['# Figures of the benchmark\n', ...tablesOf(results).map(markdownOf)].join('\n');
  await writeFile(`${out}-tables.md`, await neat(`${out}-tables.md`, tables));
  const plot = plotOf(results);
  if (plot) await writeFile(`${out}.svg`, plot);
}

/** The content of a file in the form that all files of the project have. */
async function neat(path: string, content: string): Promise<string> {
  return format(content, { ...(await resolveConfig(path)), filepath: path });
}
