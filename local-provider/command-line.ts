import { parseArgs } from 'node:util';

import { DEFAULT_PACE_MS } from './chat/paced-words.js';

const DEFAULT_PORT = 8787;

const OPTIONS = {
  port: { type: 'string' },
  pace: { type: 'string' },
  data: { type: 'string' },
  recordings: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export const HELP = `Usage: voice-assistant-provider [options]

Runs the local provider: a development server that speaks the voice provider's API on this
machine alone, chat and real voice calls, with no account and no internet.

Options:
  --port PORT       where to listen, 0 for any free port (default ${DEFAULT_PORT})
  --pace MS         milliseconds between two words of a chat answer (default ${DEFAULT_PACE_MS})
  --data FILE       keeps what is made through the management API in a file (default: in memory alone)
  --recordings DIR  keeps the sound of calls that are recorded, as WAV files (default: it is not kept)
  --help            this text
`;

export type Command =
  | { readonly name: 'help' }
  | {
      readonly name: 'serve';
      readonly port: number;
      readonly paceMs: number;
      readonly dataFile?: string;
      readonly recordings?: string;
    };

/** What was typed cannot be followed: the message names it and what is allowed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** @throws UsageError */
export function readCommandLine(args: readonly string[]): Command {
  // Not strict: parseArgs names what it refuses, but not what is allowed instead.
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, tokens: true });
  let help = false;
  let port = DEFAULT_PORT;
  let paceMs = DEFAULT_PACE_MS;
  let dataFile: string | undefined;
  let recordings: string | undefined;
  for (const token of tokens) {
    if (token.kind !== 'option') throw notKnown(token.kind === 'positional' ? token.value : '--');
    else if (token.name === 'port') port = wholeNumber(token, 65_535);
    else if (token.name === 'pace') paceMs = wholeNumber(token, 60_000);
    else if (token.name === 'data') dataFile = path(token, 'file');
    else if (token.name === 'recordings') recordings = path(token, 'folder');
    else if (token.name === 'help') help = true;
    else throw notKnown(token.rawName);
  }
  if (help) return { name: 'help' };
  return {
    name: 'serve',
    port,
    paceMs,
    ...(dataFile && { dataFile }),
    ...(recordings && { recordings }),
  };
}

function notKnown(what: string): UsageError {
  return new UsageError(
    `"${what}" is not an option; options are --port, --pace, --data, --recordings and --help`,
  );
}

function wholeNumber({ rawName, value }: { rawName: string; value?: string }, max: number): number {
  const number = value && /^\d+$/.test(value) ? Number(value) : NaN;
  if (number <= max) return number;
  const given = value === undefined ? 'but none is given' : `not "${value}"`;
  throw new UsageError(`${rawName} must be a whole number from 0 to ${max}, ${given}`);
}

function path(
  { rawName, value }: { rawName: string; value?: string },
  kind: 'file' | 'folder',
): string {
  if (value) return value;
  throw new UsageError(`${rawName} must name a ${kind}, but none is given`);
}
