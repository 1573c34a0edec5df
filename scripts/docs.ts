import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from './build/root.js';
import { apiReport } from './docs/api.js';
import { browserBlocks } from './docs/browsers.js';
import { controlsBlocks } from './docs/controls.js';
import { elementBlocks } from './docs/element.js';
import { faultTables } from './docs/faults.js';
import { headlessBlocks } from './docs/headless.js';
import { catalogue } from './docs/management.js';
import { fillBlocks, type Blocks } from './docs/markdown.js';
import { rulesBlocks } from './docs/rules.js';
import { Source } from './docs/source.js';
import { stateTable } from './docs/states.js';
import { textSections, translations } from './docs/texts.js';
import { dashedAttributes, eventTable } from './docs/typed-props.js';
import { toolFile } from './tool-file.js';

/** Updates the generated blocks of the documentation. With `--check` it only compares them. */
const isCheck = process.argv.includes('--check');

// The build has just written the manifest and the types that a check reads.
if (!isCheck)
  for (const [tool, ...args] of [
    ['cem', 'analyze', '--config', 'custom-elements-manifest.config.mjs', '--quiet'],
    ['tsc', '-p', 'tsconfig.build.json'],
    ['tsc', '-p', 'local-provider/tsconfig.build.json'],
  ] as const)
    execFileSync(process.execPath, [toolFile(tool), ...args]);
const manifest: unknown = JSON.parse(await readFile(join(ROOT, 'custom-elements.json'), 'utf8'));
const source = new Source('core/headless/index.ts');

/** The generated blocks of documents, and files that are generated as a whole. */
const DOCUMENTS: Readonly<Record<string, Blocks | string>> = {
  'elements/voice-assistant/event-table.ts': eventTable(manifest),
  'jsx/dashed-attributes.ts': dashedAttributes(manifest),
  'docs/browsers.md': browserBlocks(),
  'docs/api.md': { api: apiReport() },
  'docs/call-controls.md': controlsBlocks(source),
  'docs/faults.md': { faults: faultTables() },
  'docs/headless.md': headlessBlocks(source),
  'docs/management.md': { catalogue: catalogue() },
  'docs/reference.md': elementBlocks(manifest),
  'docs/rules.md': rulesBlocks(),
  'docs/states.md': { states: stateTable() },
  'docs/texts.md': { texts: textSections(source) },
  'docs/translations.md': { translations: await translations(source) },
};

for (const [path, blocks] of Object.entries(DOCUMENTS)) {
  const file = join(ROOT, path);
  const before = await readFile(file, 'utf8');
  const options = { ...(await resolveConfig(file)), filepath: file };
  const whole = typeof blocks === 'string' ? blocks : fillBlocks(before, blocks);
  const after = await format(whole, options);
  if (before === after) continue;
  if (isCheck) {
    console.error(`${path} is outdated: run npm run docs`);
    process.exitCode = 1;
  } else {
    await writeFile(file, after);
    console.log(`updated ${path}`);
  }
}
