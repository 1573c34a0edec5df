import type { Result, Results } from '../results.js';
import { SUBJECTS } from '../subjects/subjects.js';

/** A table in Markdown: its title, its head and its rows. */
export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

type Cell<Cost> = (cost: Cost, all: Readonly<Record<string, Result<Cost>>>) => string;

/** All that was found, as tables. */
export function tablesOf(results: Results): Table[] {
  const { launcher, streaming = {}, idle, long = {} } = results;
  const tables: Table[] = [];
  if (launcher)
    tables.push(
      table('Launcher visible', launcher, {
        'gzip, kB': ({ bytes }) => (bytes / 1000).toFixed(1),
        requests: ({ requests, foreign }) =>
          `${requests}${foreign ? ` + ${foreign} to others` : ''}`,
        'CPU, ms': ({ cpu }) => whole(cpu),
        'of Lit': ({ cpu }, all) => ratio(cpu, cpuOf(all['lit-element'])),
        'CPU at 4×, ms': ({ slowCpu }) => whole(slowCpu),
        'blocking at 4×, ms': ({ slowBlocking }) => whole(slowBlocking),
      }),
    );
  for (const [name, column] of Object.entries(streaming))
    tables.push(
      table(`An answer, chunks: ${name}`, column, {
        'CPU, ms': ({ cpu }) => whole(cpu),
        'of blocks': ({ cpu }, all) => ratio(cpu, cpuOf(all['blocks'])),
        'style, ms': ({ style }) => whole(style),
        'layout, ms': ({ layout }) => whole(layout),
        'last tenth of first': ({ lastToFirst }) => lastToFirst.toFixed(1),
        'tasks over 50 ms': ({ longTasks }) => whole(longTasks),
      }),
    );
  if (idle)
    tables.push(
      table('Idle, collapsed, 10 s; then 200 mounts and 200 openings', idle, {
        'CPU, ms': ({ cpu }) => whole(cpu),
        timers: ({ timers }) => whole(timers),
        frames: ({ frames }) => whole(frames),
        'mounts leave': ({ mounts: left }) => (left ? held(left) : '–'),
        'ms a mount': ({ mounts: left }) => left?.cpu.toFixed(1) ?? '–',
        'openings leave': ({ opens: left }) => (left ? held(left) : '–'),
        'ms an opening': ({ opens: left }) => left?.cpu.toFixed(1) ?? '–',
      }),
    );
  for (const [messages, column] of Object.entries(long))
    tables.push(
      table(`${messages} messages before`, column, {
        'opening, ms': ({ opening }) => (opening === null ? '–' : whole(opening)),
        'an answer of 100 chunks, ms': ({ answer }) => whole(answer),
        'scrolling, ms': ({ scrolling }) => whole(scrolling),
        'heap, kB': ({ heap }) => whole(heap / 1000),
      }),
    );
  return tables;
}

function table<Cost>(
  title: string,
  results: Readonly<Record<string, Result<Cost>>>,
  columns: Readonly<Record<string, Cell<Cost>>>,
): Table {
  const rows = SUBJECTS.flatMap(({ id, name }) => {
    const result = results[id];
    if (!result) return [];
    return [[name, ...Object.values(columns).map((cell) => shown(result, cell, results))]];
  });
  return { title, head: ['', ...Object.keys(columns)], rows };
}

function shown<Cost>(
  result: Result<Cost>,
  cell: Cell<Cost>,
  all: Readonly<Record<string, Result<Cost>>>,
): string {
  if (isTooSlow(result)) return `over ${result.over / 1000} s`;
  return isFailed(result) ? 'failed' : cell(result as Cost, all);
}

function isTooSlow(result: unknown): result is { readonly over: number } {
  return typeof result === 'object' && result !== null && 'over' in result;
}

function isFailed(result: unknown): result is { readonly failed: string } {
  return typeof result === 'object' && result !== null && 'failed' in result;
}

function cpuOf(result: Result<{ readonly cpu: number }> | undefined): number | undefined {
  return result && 'cpu' in result ? result.cpu : undefined;
}

function whole(value: number): string {
  return Math.round(value).toString();
}

function ratio(value: number, of: number | undefined): string {
  return of ? (value / of).toFixed(2) : '–';
}

function held(left: { heap: number; nodes: number; listeners: number }): string {
  return `${whole(left.heap / 1000)} kB, ${left.nodes} nodes, ${left.listeners} listeners`;
}

export function markdownOf({ title, head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = line(head.map((_, index) => (index ? '--:' : '---')));
  return `${title}\n\n${[line(head), rule, ...rows.map(line)].join('\n')}\n`;
}
