import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** Calls are told goodbye on the way out; what hangs longer than this is ended by force. */
const STOP_WITHIN_MS = 5_000;

export interface Child {
  /** Calls back with each line of its standard output. */
  onOutput(listener: (line: string) => void): void;
  /** Calls back with each line of its standard error. */
  onComplaint(listener: (line: string) => void): void;
  /** Settles, in plain words, when the process is gone, whoever ended it. */
  readonly ended: Promise<string>;
  /** Asks it to end, waits until it has, and insists when it does not. */
  stop(): Promise<void>;
}

/** Runs a TypeScript entry in a process of its own, which ends at the latest when this one does. */
export function runChild(entry: URL, args: readonly string[]): Child {
  const endWithParent = new URL('./end-with-parent.ts', import.meta.url);
  const loaders = [import.meta.resolve('tsx'), endWithParent.href].flatMap((url) => [
    '--import',
    url,
  ]);
  const child = spawn(process.execPath, [...loaders, fileURLToPath(entry), ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A group of its own, so that Ctrl-C reaches the starting process alone and the end has an order.
    detached: process.platform !== 'win32',
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`could not be run: ${error.message}`));
    // 'close' comes after the last line of output was read, unlike 'exit'.
    child.once('close', (code, signal) => resolve(endInWords(code, signal)));
  });
  return {
    ended,
    onOutput: (listener) => onLine(child.stdout, listener),
    onComplaint: (listener) => onLine(child.stderr, listener),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      child.kill('SIGTERM');
      const insist = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
      await ended;
      clearTimeout(insist);
    },
  };
}

function onLine(stream: Readable | null, listener: (line: string) => void): void {
  if (stream) createInterface({ input: stream }).on('line', listener);
}

function endInWords(code: number | null, signal: string | null): string {
  return signal ? `was ended by ${signal}` : `ended with exit code ${code}`;
}
