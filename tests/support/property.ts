import fc from 'fast-check';

/** Pages get it from the test command, too. */
declare const process: { readonly env: { readonly FUZZ_SEED?: string } };

/** The same values in each run, so that no change fails for what it did not cause. */
const SEED = 26;

// A release run sets another one and prints it: `FUZZ_SEED=7 npm test -- WORD` repeats what it found.
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? SEED) });

export { fc };
