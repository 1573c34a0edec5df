import { LONGEST_TIMER_MS } from '../../constants.js';
import type { CatalogueEntry } from '../catalogue.js';
import { findCall } from './find-call.js';
import { UsageError } from './usage-error.js';

export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'version' }
  | { readonly name: 'catalogue'; readonly family: string | null }
  | {
      readonly name: 'call';
      readonly entry: CatalogueEntry;
      /** The words after the family: path parts, body, query. */
      readonly words: readonly string[];
      readonly options: CommandOptions;
    };

export interface CommandOptions {
  readonly apiUrl?: string;
  readonly timeoutMs?: number;
  /** Whether a list is walked to its end. */
  readonly all: boolean;
}

const LONGEST_TIMEOUT_S = Math.floor(LONGEST_TIMER_MS / 1000);

const TAKES_VALUE = ['--api-url', '--timeout'];

/** @throws UsageError */
export function readArguments(args: readonly string[]): Command {
  const words: string[] = [];
  let options: CommandOptions = { all: false };
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--help' || arg === '-h') return { name: 'help' };
    if (arg === '--version') return { name: 'version' };
    if (!arg.startsWith('--')) words.push(arg);
    else {
      const [, option = arg, inline] = /^(--[^=]+)=(.*)$/s.exec(arg) ?? [];
      const value = TAKES_VALUE.includes(option) ? (inline ?? rest.shift()) : inline;
      options = { ...options, ...readOption(option, value) };
    }
  }
  const [name, family, ...others] = words;
  if (name === undefined || name === 'help') return { name: 'help' };
  if (name === 'catalogue' && others.length)
    throw new UsageError(`"catalogue" takes one family, not also "${others.join(' ')}"`);
  if (name === 'catalogue') return { name, family: family ?? null };
  if (family === undefined)
    throw new UsageError(`"${name}" needs a family, as in "list assistant"; see --help`);
  const entry = findCall(name, family);
  if (options.all && entry.operation.answer !== 'list')
    throw new UsageError(`--all is for calls that answer with a list, not for "${name} ${family}"`);
  return { name: 'call', entry, words: others, options };
}

function readOption(option: string, value: string | undefined): Partial<CommandOptions> {
  if (option === '--all' && value === undefined) return { all: true };
  if (option === '--api-url' && value) return { apiUrl: value };
  if (option === '--timeout') return { timeoutMs: seconds(value) * 1000 };
  if (option === '--api-url') throw new UsageError('--api-url must be a URL, but none is given');
  if (option === '--token')
    throw new UsageError(
      '--token is not an option, since others can read what was typed: set VOICE_ASSISTANT_API_TOKEN',
    );
  const what =
    option === '--all' ? `--all takes no value, not "${value}"` : `"${option}" is not an option`;
  throw new UsageError(`${what}; options are --api-url, --timeout, --all, --help and --version`);
}

function seconds(value = ''): number {
  const number = Number(value);
  if (number > 0 && number <= LONGEST_TIMEOUT_S) return number;
  const range = `above 0 and at most ${LONGEST_TIMEOUT_S}`;
  throw new UsageError(`--timeout must be a number of seconds ${range}, not "${value}"`);
}
