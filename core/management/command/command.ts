import { createManagementClient } from '../client.js';
import { ManagementError } from '../error.js';
import type { CatalogueEntry } from '../catalogue.js';
import { callArguments, type ReadFile } from './call-input.js';
import { catalogueText, HELP } from './help.js';
import { readArguments, type Command, type CommandOptions } from './read-arguments.js';
import { UsageError } from './usage-error.js';

/** The environment of the command. */
export interface CommandPorts {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly readFile: ReadFile;
  /** Of the package. */
  readonly version: string;
  /** For answers. */
  print(text: string): void;
  /** For what went wrong. */
  complain(text: string): void;
}

/** The exit code of a call that failed. */
const FAILED = 1;
/** The exit code for wrong arguments or environment variables. */
const MISUSED = 2;

/** Runs `voice-assistant-api`. Resolves with its exit code. */
export async function runCommand(args: readonly string[], ports: CommandPorts): Promise<number> {
  try {
    await follow(readArguments(args), ports);
    return 0;
  } catch (error) {
    const misused = error instanceof UsageError || error instanceof TypeError;
    if (!misused && !(error instanceof ManagementError)) throw error;
    ports.complain(`${error.message}\n`);
    return misused ? MISUSED : FAILED;
  }
}

async function follow(command: Command, ports: CommandPorts): Promise<void> {
  if (command.name === 'help') ports.print(HELP);
  else if (command.name === 'version') ports.print(`${ports.version}\n`);
  else if (command.name === 'catalogue') ports.print(catalogueText(command.family));
  else {
    const { entry, words, options } = command;
    const args = await callArguments(entry, words, ports.readFile);
    ports.print(inText(await answerTo(entry, args, options, ports)));
  }
}

async function answerTo(
  entry: CatalogueEntry,
  args: readonly unknown[],
  { all, apiUrl, timeoutMs }: CommandOptions,
  { environment }: CommandPorts,
): Promise<unknown> {
  const token = environment.VOICE_ASSISTANT_API_TOKEN?.trim() || undefined;
  if (!token && entry.operation.secured !== false)
    throw new UsageError('VOICE_ASSISTANT_API_TOKEN is not set: this call needs the private key');
  const client = createManagementClient({
    apiUrl: apiUrl ?? (environment.VOICE_ASSISTANT_API_URL?.trim() || undefined),
    token,
    timeoutMs,
  });
  const answer = functionOf(client, entry)(...args);
  if (entry.operation.answer !== 'list') return answer;
  const listing = answer as ReturnType<typeof client.assistant.list>;
  if (!all) return (await listing).records;
  const records: unknown[] = [];
  for await (const record of listing) records.push(record);
  return records;
}

function functionOf(client: object, { family, name }: CatalogueEntry) {
  const found = [...family, name].reduce<unknown>(
    (calls, key) => (calls as Readonly<Record<string, unknown>>)[key],
    client,
  );
  return found as (...args: readonly unknown[]) => Promise<unknown>;
}

function inText(answer: unknown): string {
  if (answer === undefined) return '';
  return typeof answer === 'string' ? answer : `${JSON.stringify(answer, null, 2)}\n`;
}
