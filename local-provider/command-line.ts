import { parseArgs } from 'node:util';

import { DEFAULT_PACE_MS } from './chat/paced-words.js';

const DEFAULT_PORT = 8787;

const OPTIONS = {
  port: { type: 'string' },
  answers: { type: 'string' },
  knowledge: { type: 'string' },
  pace: { type: 'string' },
  data: { type: 'string' },
  recordings: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

export const HELP = `Usage: voice-assistant-provider [options]

Runs the local provider: a development server that implements the voice provider's API on this
machine alone, chat and real voice calls, with no account and no internet.

Options:
  --port PORT       where to listen, 0 for any free port (default ${DEFAULT_PORT})
  --knowledge PATH  a file or folder of HTML or Markdown: answers quote it, with links
  --answers FILE    scripted answers, a JSON list of { "when": "refund", "say": "30 days" };
                    they come first, an entry without "when" answers everything
  --pace MS         milliseconds between two words of a chat answer (default ${DEFAULT_PACE_MS})
  --data FILE       keeps what is made through the management API in a file (default: in memory alone)
  --recordings DIR  keeps the sound of calls that are recorded, as WAV files (default: it is not kept)
  --help            this text
  --version         the version of this package

Without --knowledge and --answers, every answer is the same sample. A language model is named by
VOICE_ASSISTANT_OPENAI_URL, VOICE_ASSISTANT_OPENAI_KEY and VOICE_ASSISTANT_OPENAI_MODEL; it gets the
nearest passages of the knowledge as context.
`;

type PathOption = 'answersFile' | 'knowledge' | 'dataFile' | 'recordings';

interface ServeCommand extends Readonly<Partial<Record<PathOption, string>>> {
  readonly name: 'serve';
  readonly port: number;
  readonly paceMs: number;
}

export type Command = { readonly name: 'help' } | { readonly name: 'version' } | ServeCommand;

/** Wrong arguments. The message names the option and what is allowed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** @throws UsageError */
export function readCommandLine(args: readonly string[]): Command {
  // In strict mode, parseArgs does not reveal the unknown options.
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, tokens: true });
  let name: Command['name'] = 'serve';
  let port = DEFAULT_PORT;
  let paceMs = DEFAULT_PACE_MS;
  const paths: { -readonly [Option in PathOption]?: string } = {};
  for (const token of tokens) {
    if (token.kind !== 'option') throw notKnown(token.kind === 'positional' ? token.value : '--');
    else if (token.name === 'port') port = wholeNumber(token, 65_535);
    else if (token.name === 'pace') paceMs = wholeNumber(token, 60_000);
    else if (token.name === 'answers') paths.answersFile = path(token, 'file');
    else if (token.name === 'knowledge') paths.knowledge = path(token, 'file or a folder');
    else if (token.name === 'data') paths.dataFile = path(token, 'file');
    else if (token.name === 'recordings') paths.recordings = path(token, 'folder');
    else if (token.name === 'help' || token.name === 'version') name = token.name;
    else throw notKnown(token.rawName);
  }
  return name === 'serve' ? { name, port, paceMs, ...paths } : { name };
}

function notKnown(what: string): UsageError {
  const names = Object.keys(OPTIONS).map((name) => `--${name}`);
  const allowed = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return new UsageError(`"${what}" is not an option; options are ${allowed}`);
}

function wholeNumber({ rawName, value }: { rawName: string; value?: string }, max: number): number {
  const number = value && /^\d+$/.test(value) ? Number(value) : NaN;
  if (number <= max) return number;
  const found = value === undefined ? 'but none is given' : `not "${value}"`;
  throw new UsageError(`${rawName} must be a whole number from 0 to ${max}, ${found}`);
}

function path({ rawName, value }: { rawName: string; value?: string }, kind: string): string {
  if (value) return value;
  throw new UsageError(`${rawName} must name a ${kind}, but none is given`);
}
