import { availableParallelism, loadavg } from 'node:os';

/** How many tasks there are for each processor of this machine, at least 1 and at most 3. */
const load = Math.min(3, Math.max(1, loadavg()[0]! / availableParallelism()));

/** How long anything may take in a page that a test drives, or in a real call, in milliseconds. */
export const PATIENCE_MS = 20_000 * load;
