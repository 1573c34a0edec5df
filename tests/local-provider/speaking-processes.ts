import { spawnSync } from 'node:child_process';

/** How many processes this one has that speak by espeak-ng. */
export function speakingProcesses(): number {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' });
  const mine = new RegExp(`^\\s*${process.pid}\\s.*espeak-process`);
  return stdout.split('\n').filter((line) => mine.test(line)).length;
}
