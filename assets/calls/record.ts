/**
 * Speaks the lines of the recorded calls into their files, and prints for each line the seconds at which its
 * words start, and when the call ends. Needs flite, espeak-ng, sox and lame.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordedCalls } from '../../host-site/content/agents.js';
import type { ChatMessage } from '../../host-site/content/content-model.js';

const VOICES = { ai: ['slt', 'f3'], user: ['rms', 'm3'] } as const;
/** Silence after each line, in seconds. */
const PAUSE = 0.45;
/** Words a minute of languages that flite does not speak. */
const PACE = '140';

function speak({ sender, message, language }: ChatMessage, file: string): void {
  const [english, indian] = VOICES[sender];
  const [tag] = language.split('-') as [string];
  if (tag === 'en') execFileSync('flite', ['-voice', english, '-t', message, '-o', file]);
  else execFileSync('espeak-ng', ['-v', `${tag}+${indian}`, '-s', PACE, '-w', file, message]);
}

/** Speaks without the silence around it, and returns the seconds. */
function speakClean(line: ChatMessage, file: string): number {
  speak(line, `${file}.wav`);
  const trim = ['silence', '1', '0.01', '0.1%', 'reverse'];
  execFileSync('sox', [`${file}.wav`, '-r', '16000', file, 'norm', '-3', ...trim, ...trim]);
  return Number(execFileSync('soxi', ['-D', file], { encoding: 'utf8' }));
}

const folder = mkdtempSync(join(tmpdir(), 'call-'));
const pause = join(folder, 'pause.wav');
try {
  execFileSync('sox', ['-n', '-r', '16000', pause, 'trim', '0', `${PAUSE}`]);
  for (const { language, file, lines } of recordedCalls) {
    let time = 0;
    const spoken = lines.flatMap((line, at) => {
      const words = line.message.split(' ');
      // A word starts where those before it end.
      const starts = words.map((_, count) => {
        const message = words.slice(0, count).join(' ');
        return (
          time + (message === '' ? 0 : speakClean({ ...line, message }, join(folder, 'part.wav')))
        );
      });
      process.stdout.write(`[${starts.map((start) => start.toFixed(1)).join(', ')}]\n`);
      const sound = join(folder, `${at}.wav`);
      time += speakClean(line, sound) + PAUSE;
      return [sound, pause];
    });
    const call = join(folder, 'call.wav');
    execFileSync('sox', [...spoken, call]);
    const target = fileURLToPath(new URL(`../../host-site/public${file}`, import.meta.url));
    execFileSync('lame', ['--quiet', '-m', 'm', '-b', '24', call, target]);
    process.stdout.write(`${language} ends at ${time.toFixed(1)}\n`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
