import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Bench } from './bench.js';
import { readChoices, USAGE, type Choices } from './choices.js';
import { columnsOf } from './columns.js';
import { markdownOf } from './report/table.js';
import { tablesOf } from './report/tables.js';
import type { Results } from './results.js';
import { merged, readResults, writeResults } from './results-file.js';

const say = (text: string) => void process.stderr.write(`${text}\n`);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function chosen(): Choices | 'help' | undefined {
  try {
    return readChoices(process.argv.slice(2));
  } catch (error) {
    say(`${messageOf(error)}\n\n${USAGE}`);
    return undefined;
  }
}

/** Measures what was chosen; each column is kept and reported as soon as it is there. */
async function run({ out, missing, until, before, ...choices }: Choices): Promise<void> {
  let kept: Results = out ? await readResults(out) : {};
  const bench = await Bench.open(before);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => bench.close());
  try {
    for (const column of columnsOf(bench, choices, say)) {
      if (missing && column.isIn(kept)) continue;
      if (performance.now() > until) {
        say(`${column.name}: left out, since the time is over`);
        continue;
      }
      const taken = await column.take();
      // What was measured without a browser is not worth keeping.
      if (!bench.isOpen) throw new Error(`The browser ended during ${column.name}`);
      kept = merged(kept, taken);
      if (out) await writeResults(out, kept);
      console.log(tablesOf(taken).map(markdownOf).join('\n'));
    }
  } finally {
    await bench.close();
  }
}

const choices = chosen();
const peers = fileURLToPath(new URL('node_modules', import.meta.url));
if (!choices) process.exitCode = 1;
else if (choices === 'help') console.log(USAGE);
else if (existsSync(peers))
  await run(choices).catch((error: unknown) => {
    say(messageOf(error));
    process.exitCode = 1;
  });
else {
  say('The peers are not installed: npm ci --prefix scripts/bench --ignore-scripts');
  process.exitCode = 1;
}
