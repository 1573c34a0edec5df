import { mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Bench } from './bench.js';
import { readChoices, USAGE, type Choices } from './choices.js';
import { measure } from './measure.js';
import { plotOf } from './report/plot.js';
import { markdownOf, tablesOf } from './report/tables.js';

function chosen(): Choices | undefined {
  try {
    return readChoices(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return undefined;
  }
}

async function run(choices: Choices): Promise<void> {
  const bench = await Bench.open();
  try {
    const results = await measure(bench, choices, (step) => process.stderr.write(`${step}\n`));
    const tables = tablesOf(results).map(markdownOf);
    const [before, after] = results.load.map((load) => load.toFixed(1));
    console.log(
      `Chromium ${results.browser}, medians of ${results.runs}, load ${before} to ${after}\n\n${tables.join('\n')}`,
    );
    if (!choices.out) return;
    await mkdir(dirname(choices.out), { recursive: true });
    await writeFile(`${choices.out}.json`, `${JSON.stringify(results, null, 2)}\n`);
    const plot = plotOf(results);
    if (plot) await writeFile(`${choices.out}.svg`, plot);
  } finally {
    await bench.close();
  }
}

const choices = chosen();
const peers = fileURLToPath(new URL('node_modules', import.meta.url));
if (!choices) process.exitCode = 1;
else if (existsSync(peers)) await run(choices);
else {
  console.error('The peers are not installed: npm ci --prefix tests/bench --ignore-scripts');
  process.exitCode = 1;
}
