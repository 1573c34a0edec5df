/** The results of some test cases. */
export interface Tally {
  readonly passed: number;
  readonly skipped: number;
  /** For each failed test: its file, its name and the reason. */
  readonly failures: readonly string[];
}

export const EMPTY: Tally = { passed: 0, skipped: 0, failures: [] };
export const PASSED: Tally = { ...EMPTY, passed: 1 };
export const SKIPPED: Tally = { ...EMPTY, skipped: 1 };

/** How many lines of a message are repeated in the summary. */
const MAX_LINES = 12;

export interface ErrorLike {
  readonly message?: string;
  readonly stack?: string | undefined;
}

export function failed(file: string, name: string, error?: ErrorLike | null): Tally {
  const { message = '', stack = '' } = error ?? {};
  const lines = message.trim().split('\n').slice(0, MAX_LINES);
  const place = stack.split('\n').find((line) => /^\s+at .*\btests\//.test(line));
  const reason = [...lines, place?.trim()].filter(Boolean).map((line) => `\n  ${line}`);
  return { ...EMPTY, failures: [`${file}: ${name}${reason.join('')}`] };
}

export function sumOf(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    skipped: tallies.reduce((sum, { skipped }) => sum + skipped, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

/** Prints all failures, the counts of each browser and, as the last line, their sum. Returns the exit code. */
export function summarize(tallies: readonly (readonly [name: string, Tally])[]): number {
  const { passed, failures } = sumOf(tallies.map(([, tally]) => tally));
  if (failures.length) console.log(`\n── failed\n${failures.join('\n')}`);
  console.log();
  for (const [name, tally] of tallies)
    console.log(`${name}: ${countsOf(tally)}, ${tally.skipped} skipped`);
  console.log(countsOf({ passed, failures, skipped: 0 }));
  return passed > 0 && failures.length === 0 ? 0 : 1;
}

function countsOf({ passed, failures }: Tally): string {
  return `${passed} passed, ${failures.length} failed`;
}
