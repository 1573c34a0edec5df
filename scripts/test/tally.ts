/** How the test cases of a suite ended. */
export interface Tally {
  readonly passed: number;
  readonly skipped: number;
  /** One entry for each that failed: where it stands, what it is called, and why. */
  readonly failures: readonly string[];
}

export const NONE: Tally = { passed: 0, skipped: 0, failures: [] };

/** How many lines of a failure are kept: its runner has printed all of it. */
const MOST_LINES = 12;

export function add(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    skipped: one.skipped + other.skipped,
    failures: [...one.failures, ...other.failures],
  };
}

/** The line with which the test command ends. */
export function inWords({ passed, failures, skipped }: Tally): string {
  return `${passed} passed, ${failures.length} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/** One failure, as it is listed before that line. */
export function failed(where: string, name: string, error?: ErrorLike): Tally {
  const { message = '', stack = '' } = error ?? {};
  const lines = message.trim().split('\n').slice(0, MOST_LINES);
  const place = stack.split('\n').find((line) => /^\s+at .*\btests\//.test(line));
  const why = [...lines, place?.trim()].filter(Boolean).map((line) => `\n  ${line}`);
  return { ...NONE, failures: [`${where}: ${name}${why.join('')}`] };
}

/** What runners know of an error, which may be of another process. */
export interface ErrorLike {
  readonly message?: string;
  readonly stack?: string | undefined;
}

export function isTally(message: unknown): message is Tally {
  return (
    typeof message === 'object' &&
    message !== null &&
    Object.entries(NONE).every(
      ([name, none]) => typeof message[name as keyof typeof message] === typeof none,
    )
  );
}

/** Hands the tally of this process to the one that runs the suites, if there is one. */
export function hand(tally: Tally): void {
  process.send?.(tally);
}
