#!/usr/bin/env node
import { type Command, HELP, readCommandLine, UsageError } from './command-line.js';
import {
  AnswersError,
  createLocalProvider,
  DataFileError,
  EnvironmentError,
  KnowledgeError,
  MissingPackagesError,
  RecordingsError,
} from './index.js';
import packageJson from './package.json' with { type: 'json' };

/** The exit code for a port or packages that are missing. */
const REFUSED = 1;
/** The exit code for an option or a variable that cannot be used. */
const MISUSED = 2;

const MISUSES = [
  UsageError,
  AnswersError,
  DataFileError,
  EnvironmentError,
  KnowledgeError,
  RecordingsError,
];

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
  else if (command.name === 'version') console.log(packageJson.version);
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

/** Exits with the message of an expected error; throws any other. */
function explain(error: unknown): never {
  const misused = MISUSES.some((kind) => error instanceof kind);
  if (!misused && !(error instanceof MissingPackagesError)) throw error;
  fail((error as Error).message, misused ? MISUSED : REFUSED);
}

function fail(message: string, code: number): never {
  console.error(message);
  process.exit(code);
}
