#!/usr/bin/env node
import { type Command, HELP, readCommandLine, UsageError } from './command-line.js';
import {
  createLocalProvider,
  DataFileError,
  EnvironmentError,
  MissingPackagesError,
  RecordingsError,
} from './index.js';

/** The exit code for what this machine refuses. */
const REFUSED = 1;
/** The exit code for what was typed, or set in the environment, wrongly. */
const MISUSED = 2;

const REFUSALS = new Map([
  [
    'EADDRINUSE',
    'is in use: stop what uses it, or choose another with --port (0 for any free one)',
  ],
  ['EACCES', 'may not be used by this user: choose one above 1023 with --port'],
]);

try {
  const command = readCommandLine(process.argv.slice(2));
  if (command.name === 'help') process.stdout.write(HELP);
  else await serve(command);
} catch (error) {
  explain(error);
}

async function serve({ name, ...options }: Extract<Command, { name: 'serve' }>): Promise<void> {
  const provider = await createLocalProvider({ ...options, log: console.error }).catch(
    (error: NodeJS.ErrnoException) => {
      const refusal = REFUSALS.get(error.code ?? '');
      if (!refusal) throw error;
      return fail(`Port ${options.port} ${refusal}`, REFUSED);
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void provider.close().then(() => process.exit(0), explain));
  }
  console.log(`Local provider (a development server, never for production) at ${provider.url}`);
}

/** Ends with the message of what can be told in words; throws on what cannot. */
function explain(error: unknown): never {
  const misused = [UsageError, EnvironmentError, DataFileError, RecordingsError].some(
    (kind) => error instanceof kind,
  );
  if (!misused && !(error instanceof MissingPackagesError)) throw error;
  fail((error as Error).message, misused ? MISUSED : REFUSED);
}

function fail(message: string, code: number): never {
  console.error(message);
  process.exit(code);
}
