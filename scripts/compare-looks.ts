import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { differences } from './stories/differences.js';
import { photograph, type Picture } from './stories/photograph.js';
import { drawSheets } from './stories/sheet.js';

const [before, after = 'HEAD', out = '.cache/looks'] = process.argv.slice(2);

function git(...args: string[]): void {
  const { status, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr}`);
}

/** The stories of a revision, as they look with the packages that are installed here. */
async function looksOf(revision: string): Promise<Picture[]> {
  const folder = mkdtempSync(join(tmpdir(), 'voice-assistant-look-'));
  const tree = join(folder, 'tree');
  try {
    git('worktree', 'add', '--detach', '--force', tree, revision);
    try {
      symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
      return await photograph(tree, join(folder, 'storybook'));
    } finally {
      git('worktree', 'remove', '--force', tree);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (!before) {
  console.error(
    'Which revisions? npm run compare-looks -- BEFORE [AFTER, by default HEAD] [FOLDER]',
  );
  process.exitCode = 2;
} else {
  const changed = await differences(await looksOf(before), await looksOf(after));
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  console.log(`${changed.length / 3} stories look different.`);
  for (const file of await drawSheets(changed, out)) console.log(file);
}
