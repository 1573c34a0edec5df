import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { createMutants, sampleOf, type Mutant } from './mutate/mutants.js';
import { nearTests } from './mutate/near-tests.js';
import { runPages, type Page } from './mutate/run-in-browser.js';
import { runInNode, trackedFiles } from './mutate/run-in-node.js';

const USAGE = `Changes modules in small ways, one at a time, and runs the tests nearest to each: do they notice?

  npm run mutate -- PATH …      modules or folders of modules
  npm run mutate -- --survivors

  --sample N                    only N mutants, chosen at random
  --seed N                      chooses the sample, 1 by default
  --survivors                   only the mutants that survived the last run; its modules must not have changed

Mutants that change no behaviour are listed, with the reason, in tests/equivalent-mutants.json. The
report is written to mutation-report.json. The exit code is 1 if a mutant survived.`;

const REPORT = 'mutation-report.json';

/** How many mutants take turns in a page. */
const TURNS = 40;

/** A mutant that no test can notice. */
interface Equivalent {
  readonly module: string;
  /** The line of the mutant, without white space around it. */
  readonly line: string;
  readonly replacement: string;
  readonly reason: string;
}

interface Report {
  readonly paths: readonly string[];
  readonly seed: number;
  /** How many mutants there are, without the equivalent ones, and how many were tried. */
  readonly relevant: number;
  readonly run: number;
  /** How many of them were killed, in percent. */
  readonly score: number;
  readonly survivors: readonly Mutant[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: '1' },
    survivors: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
if (values.help || (!positionals.length && !values.survivors)) console.log(USAGE);
else process.exitCode = await mutate();

async function mutate(): Promise<number> {
  const last = values.survivors && (JSON.parse(readFileSync(REPORT, 'utf8')) as Report);
  const paths = last ? last.paths : positionals;
  const modules = trackedFiles(...paths).filter((path) => /(?<!\.d)\.tsx?$/.test(path));
  const { mutants: all, instrumented } = await createMutants(modules);
  const relevant = all.filter((mutant) => !isEquivalent(mutant));
  const seed = last ? last.seed : Number(values.seed);
  const mutants = last
    ? relevant.filter(({ id }) => last.survivors.some((survivor) => survivor.id === id))
    : sampleOf(relevant, Number(values.sample), seed);
  console.log(`${mutants.length} of ${relevant.length} mutants in ${modules.length} modules`);

  const near = await nearTests();
  const killed = new Set<string>();
  const isKilled = (id: string) => killed.has(id);
  const survivors = () => mutants.filter(({ id }) => !isKilled(id));
  const pageTests = (module: string, ring: number) => near(module)[ring]?.page ?? [];
  /** Pairs of a test file and a mutant id that need no further page. */
  const settled = new Set<string>();
  const runInBrowser = async (turns: number, filesOf: (module: string) => readonly string[]) => {
    const left = ({ id, module }: Mutant) =>
      filesOf(module).filter((file) => !settled.has(`${file} ${id}`));
    for (let pages = pagesOf(survivors(), turns, left), done = 0; pages.length;) {
      const rest: Page[] = [];
      await runPages(pages, instrumented, isKilled, (page, outcome) => {
        for (const id of outcome.killed) killed.add(id);
        for (const id of outcome.settled) settled.add(`${page.file} ${id}`);
        const ids = page.mutants.filter((id) => !outcome.tried.includes(id) && !isKilled(id));
        if (ids.length && outcome.tried.length) rest.push({ ...page, mutants: ids });
        if (++done % 20 === 0) console.log(`${done} pages, ${killed.size} killed`);
      });
      pages = rest;
    }
  };
  // Most mutants are killed where they take turns. Those that code reaches outside of tests, for example
  // while a module is loaded, also run from the start of a page.
  for (const ring of [0, 1, 2]) await runInBrowser(TURNS, (module) => pageTests(module, ring));
  const most = Math.max(...modules.map((module) => pageTests(module, 0).length));
  for (let file = 0; file < most; file++)
    await runInBrowser(1, (module) => pageTests(module, 0).slice(file, file + 1));
  const inNode = survivors()
    .map((mutant) => ({ mutant, files: near(mutant.module).flatMap(({ node }) => node) }))
    .filter(({ files }) => files.length);
  let done = 0;
  await runInNode(inNode, instrumented, ({ mutant }, failed) => {
    if (failed) killed.add(mutant.id);
    if (++done % 20 === 0) console.log(`${done} of ${inNode.length} runs, ${killed.size} killed`);
  });

  const left = survivors().sort(byPlace);
  for (const { module, start, mutator, original, replacement } of left)
    console.log(
      `${module}:${start.line}:${start.column} ${mutator}\n- ${original}\n+ ${replacement}`,
    );
  const run = last ? last.run : mutants.length;
  const score = Number((100 * (1 - left.length / run)).toFixed(1));
  const report: Report = { paths, seed, relevant: relevant.length, run, score, survivors: left };
  writeFileSync(REPORT, JSON.stringify(report, null, 2));
  console.log(`${run - left.length} of ${run} mutants killed: ${score} %, seed ${seed}`);
  return left.length ? 1 : 0;
}

/** Pages in which the mutants near to a test file take turns, the cheap ones first. */
function pagesOf(
  mutants: readonly Mutant[],
  turns: number,
  testsOf: (mutant: Mutant) => readonly string[],
): Page[] {
  const byFile = new Map<string, string[]>();
  for (const mutant of mutants)
    for (const file of testsOf(mutant)) byFile.set(file, [...(byFile.get(file) ?? []), mutant.id]);
  const byCost = [...byFile].sort(([one], [other]) => costOf(one) - costOf(other));
  return byCost.flatMap(([file, ids]) =>
    Array.from({ length: Math.ceil(ids.length / turns) }, (_, index) => ({
      file,
      mutants: ids.slice(index * turns, (index + 1) * turns),
      isStatic: turns === 1,
    })),
  );
}

/** Orders `x.test.ts` before `x.aspect.test.ts`, and tests with hostile input, which try many cases, last. */
function costOf(file: string): number {
  return file.includes('hostile') ? 10 : basename(file).split('.').length;
}

function isEquivalent({ module, start, replacement }: Mutant): boolean {
  const line = readFileSync(module, 'utf8').split('\n')[start.line - 1]?.trim();
  return equivalents().some(
    (each) => each.module === module && each.line === line && each.replacement === replacement,
  );
}

function equivalents(): readonly Equivalent[] {
  const list = 'tests/equivalent-mutants.json';
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Equivalent[]) : [];
}

function byPlace(one: Mutant, other: Mutant): number {
  return one.module.localeCompare(other.module) || one.start.line - other.start.line;
}
