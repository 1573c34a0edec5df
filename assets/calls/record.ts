/**
 * Speaks the lines of the recorded call into its file, and prints the second at which each starts.
 * Needs flite, sox and lame.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordedCall } from '../../host-site/content/agents.js';

const VOICES = { ai: 'slt', user: 'rms' } as const;
/** Silence after each line, in seconds. */
const PAUSE = 0.45;

const file = fileURLToPath(new URL(`../../host-site/public${recordedCall.file}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'call-'));
try {
  let start = 0;
  const starts: number[] = [];
  const spoken = recordedCall.lines.map(({ sender, message }, at) => {
    const line = join(folder, `${at}.wav`);
    execFileSync('flite', ['-voice', VOICES[sender], '-t', message, '-o', `${line}.wav`]);
    execFileSync('sox', [`${line}.wav`, line, 'norm', '-3', 'pad', '0', `${PAUSE}`]);
    starts.push(Number(start.toFixed(1)));
    start += Number(execFileSync('soxi', ['-D', line], { encoding: 'utf8' }));
    return line;
  });
  const call = join(folder, 'call.wav');
  execFileSync('sox', [...spoken, call]);
  execFileSync('lame', ['--quiet', '-m', 'm', '-b', '40', call, file]);
  process.stdout.write(`${starts.join(', ')}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
