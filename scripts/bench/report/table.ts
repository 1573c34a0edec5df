import { isFailed, isOver, type Result, type Taken } from '../results.js';
import { SUBJECTS } from '../subjects/subjects.js';

/** A table: its title, what it was taken under, its head and its rows. */
export interface Table {
  readonly title: string;
  readonly note: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

type Cell<Cost extends object> = (
  cost: Cost,
  all: Readonly<Record<string, Result<Cost>>>,
) => string;

/** @param columns - what stands below each head for a subject that was measured. */
export function table<Cost extends object>(
  title: string,
  { costs, date, browser, runs, load }: Taken<Cost>,
  columns: Readonly<Record<string, Cell<Cost>>>,
): Table {
  const cells = Object.values(columns);
  const rows = SUBJECTS.flatMap(({ id, name }) => {
    const result = costs[id];
    return result ? [[name, ...cells.map((cell) => shown(result, cell, costs))]] : [];
  });
  const [before, after] = load.map((each) => each.toFixed(1));
  const often = runs === 1 ? 'one run' : `medians of ${runs}`;
  const note = `${date.slice(0, 16)}Z, Chromium ${browser}, ${often}, load ${before} to ${after}`;
  return { title, note, head: ['', ...Object.keys(columns)], rows };
}

function shown<Cost extends object>(
  result: Result<Cost>,
  cell: Cell<Cost>,
  all: Readonly<Record<string, Result<Cost>>>,
): string {
  if (isOver(result)) return `> ${result.over / 1000} s`;
  return isFailed(result) ? 'failed' : cell(result, all);
}

/** A table in Markdown. */
export function markdownOf({ title, note, head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = line(head.map((_, index) => (index ? '--:' : '---')));
  return `${title} (${note}):\n\n${[line(head), rule, ...rows.map(line)].join('\n')}\n`;
}
