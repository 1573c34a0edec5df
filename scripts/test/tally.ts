/** How the test cases of a suite ended. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NONE: Tally = { passed: 0, failed: 0, skipped: 0 };

export function add(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/** The line with which the test command ends. */
export function inWords({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

export function isTally(message: unknown): message is Tally {
  return (
    typeof message === 'object' &&
    message !== null &&
    Object.keys(NONE).every((name) => typeof message[name as keyof typeof message] === 'number')
  );
}

/** Hands the tally of this process to the one that runs the suites, if there is one. */
export function hand(tally: Tally): void {
  process.send?.(tally);
}
