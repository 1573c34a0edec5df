import { catalogueEntries, type CatalogueEntry } from '../catalogue.js';
import { DEFAULT_TIMEOUT_MS } from '../settings.js';
import { usageOf } from './call-input.js';
import { callsOf } from './find-call.js';

export const HELP = `Usage: voice-assistant-api CALL FAMILY [PARTS…] [BODY or QUERY] [options]
       voice-assistant-api catalogue [FAMILY]

Makes calls of the voice provider's management API and prints the answers as JSON, an export as it
comes.

  voice-assistant-api list assistant limit=10
  voice-assistant-api get call ID
  voice-assistant-api create assistant @assistant.json
  voice-assistant-api update assistant ID '{ "name": "Asha" }'
  voice-assistant-api create file file=@prices.pdf purpose=assistant

A body is JSON, as @FILE, as @- from standard input, or as it stands; a query and a form are
NAME=VALUE. "catalogue" prints every call.

Options:
  --api-url URL      the API's base URL (default: VOICE_ASSISTANT_API_URL, else the provider's)
  --timeout SECONDS  how long a call may take in all, with --all each page (default ${DEFAULT_TIMEOUT_MS / 1000})
  --all              walks a list to its end, instead of printing its first page; for lists alone
  --help             this text
  --version          the version of this package

Environment:
  VOICE_ASSISTANT_API_TOKEN  the private key; it is read from here alone
  VOICE_ASSISTANT_API_URL    the API's base URL

Ends with 1 for a call that failed, 2 for one that was typed wrongly.
`;

/** The calls of a family, or of all families: their arguments and body. */
export function catalogueText(family: string | null): string {
  const entries = family === null ? catalogueEntries() : callsOf(family);
  const rows = entries.map((entry) => [usageOf(entry), sentBy(entry)] as const);
  const width = Math.max(...rows.map(([usage]) => usage.length));
  return rows.map(([usage, sent]) => `${usage.padEnd(width)}  ${sent}\n`).join('');
}

function sentBy({ operation }: CatalogueEntry): string {
  const { method, path, secured, deprecated } = operation;
  const notes = [secured === false && 'no token', deprecated && 'deprecated'].filter(Boolean);
  return `${method.padEnd(6)} ${path}${notes.map((note) => ` (${note})`).join('')}`;
}
