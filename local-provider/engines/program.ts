import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The full path of the first of `names` in the PATH of `environment`. */
export function findProgram(
  names: readonly string[],
  environment: NodeJS.ProcessEnv,
): string | undefined {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter(Boolean);
  for (const name of names) {
    const found = folders.map((folder) => join(folder, name)).find(isExecutable);
    if (found) return found;
  }
  return undefined;
}

export interface ProgramRun {
  signal: AbortSignal;
  /** Gives way to everything else on the machine. */
  background?: boolean;
}

/** Longer than any sentence takes to be spoken or recognised on a busy machine. */
const LIMIT_MS = 90_000;

/** Runs a program and resolves with its output; rejects with its last words if it fails. */
export function runProgram(
  program: string,
  parameters: readonly string[],
  { signal, background = false }: ProgramRun,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      signal,
      timeout: LIMIT_MS,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (background && child.pid !== undefined) giveWay(child.pid);
    const output: Buffer[] = [];
    let complaint = '';
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => (complaint = (complaint + chunk).slice(-300)));
    child.on('error', reject);
    child.on('close', (code, killedBy) => {
      if (code === 0) return resolve(Buffer.concat(output));
      const end = killedBy ? `was ended by ${killedBy}` : `ended with code ${code}`;
      reject(new Error(`${program} ${end} ${complaint.trim()}`.trim()));
    });
  });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function giveWay(pid: number): void {
  try {
    setPriority(pid, 10);
  } catch {
    // It has ended already, or the system does not let us: it runs at the usual priority.
  }
}

/**
 * Calls `use` with the path of a WAV file that does not exist yet, and deletes it afterwards. The
 * programs need a path: Node's pipes are sockets, which cannot be opened as `/dev/stdout`.
 */
export async function withTemporaryFile<Result>(
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'voice-assistant-'));
  try {
    return await use(join(folder, 'speech.wav'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
