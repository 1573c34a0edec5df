import { REDACTED_VALUE_MIN } from '../../core/provider/api.js';
import { catalogueEntries, type CatalogueEntry } from '../../core/management/index.js';
import { pathNames } from '../../core/management/catalogue.js';
import { usageOf } from '../../core/management/command/call-input.js';
import { markdownTable } from '../markdown-table.js';

const INTRODUCTION = `# The management API

The provider's management API, from a server, a script or a shell. Nothing of it is part of what the widget loads. The calls that the widget itself makes, \`POST /call/web\` and \`POST /chat/web\`, are not among these.

\`\`\`ts
import { createManagementClient, ManagementError } from 'voice-assistant/management';

const client = createManagementClient({ token: process.env.VOICE_ASSISTANT_API_TOKEN });

const assistant = await client.assistant.create({ firstMessage: 'Welcome!' });
await client.assistant.update(assistant.id, { name: 'Asha' });

for await (const call of client.call.list({ assistantId: assistant.id })) console.log(call.id);

try {
  await client.assistant.get('unknown');
} catch (error) {
  if (error instanceof ManagementError) console.error(error.status, error.said);
}
\`\`\`

- **The token** is the account's private key. It belongs in a server or a script, never in a page. \`apiUrl\` points the client at another server, such as the local provider.
- **Arguments** are the parts of the path, then the body, then the query, then options (\`signal\`, \`timeoutMs\`, \`schema\`). A wrong name or a missing part does not compile; an argument that cannot be sent is a \`TypeError\` that names it.
- **Answers** are records: an \`id\` and fields whose shapes the provider does not publish here. A new call for many \`customers\` is answered with a batch of them: \`results\`, and no \`id\`. Hand a schema as \`schema\`, of [zod](https://zod.dev) or of any other library that follows [Standard Schema](https://standardschema.dev), and the answer, or each record of a list, is checked and typed by it: \`client.call.get(id, { schema: z.object({ id: z.string(), endedReason: z.string() }) })\`.
- **Lists** are awaited for one page, \`{ records, metadata }\`, or iterated by \`for await\` for all records, page after page.
- **Forms** take texts, \`Blob\`s and \`File\`s by name, or a \`FormData\`.
- **Failures** are one class, \`ManagementError\`, with \`failure\` (\`refused\`, \`unreachable\`, \`timed-out\`, \`unexpected-answer\`), \`status\` (null where no answer came), \`method\`, \`path\`, and \`said\`, what the API said. The token is in none of them, unless it is shorter than ${REDACTED_VALUE_MIN} characters. A call that the caller aborts rejects with the signal's reason.
- **Retries** are made only where they are safe: a GET after a failure that may pass, any other call after a 429 with \`Retry-After\`. \`timeoutMs\`, 60 000 unless given, is for all attempts and the pauses between them; each page of a list has it anew.

- **The catalogue** below is data, too: \`catalogueEntries()\` lists its calls in order, each as \`{ family, name, operation }\`, such as \`['testSuite', 'run']\`, \`list\` and the request that it makes.

From a shell, with the token in \`VOICE_ASSISTANT_API_TOKEN\` and, for another server, its URL in \`VOICE_ASSISTANT_API_URL\`:

\`\`\`sh
npx voice-assistant-api catalogue
npx voice-assistant-api list assistant limit=10
npx voice-assistant-api list call --all createdAtGe=2026-01-01T00:00:00Z > calls.json
npx voice-assistant-api create assistant @assistant.json
echo '{ "name": "Asha" }' | npx voice-assistant-api update assistant ID @-
npx voice-assistant-api create file file=@prices.pdf purpose=assistant --timeout 300
\`\`\`

- **A body** is JSON: as it stands, in a file (\`@FILE\`), or from standard input (\`@-\`). **A query and a form** are \`NAME=VALUE\`, and \`NAME=@FILE\` in a form is a file.
- \`--all\` walks a list to its end, instead of printing its first page; only a list has it. \`--timeout SECONDS\` is for the call in all, 60 unless given, and with \`--all\` for each page. \`--api-url URL\` wins over the variable.
- **Answers** go to standard output as JSON, an export as it comes, and what went wrong to standard error. It ends with 1 for a call that failed, and with 2 for one that was typed wrongly.

## The catalogue
`;

/** The page of documentation that the catalogue generates, in markdown. */
export function cataloguePage(): string {
  const entries = catalogueEntries();
  const families = [...new Set(entries.map(pathOf))];
  const sections = families.map((family) =>
    section(
      family,
      entries.filter((entry) => pathOf(entry) === family),
    ),
  );
  return `${INTRODUCTION}\n${sections.join('\n')}`;
}

function section(family: string, entries: readonly CatalogueEntry[]): string {
  const head = ['client', 'request', 'sends', 'answers', 'shell'];
  return `### ${family}\n\n${markdownTable(head, entries.map(cells))}`;
}

function cells(entry: CatalogueEntry): string[] {
  const { method, path, body, query, answer, secured, deprecated } = entry.operation;
  const inputs = [
    ...pathNames(entry.operation),
    ...(body ? ['body'] : []),
    ...(query ? ['query'] : []),
  ];
  const notes = [secured === false && 'no token', deprecated && 'deprecated'].filter(Boolean);
  const sent = body === 'json' ? 'JSON' : body === 'multipart' ? 'a form' : query ? 'a query' : '';
  const answers = { record: 'a record', list: 'a list', 'record-or-batch': 'a record, or a batch' };
  return [
    `\`client.${pathOf(entry)}.${entry.name}(${inputs.join(', ')})\``,
    [`\`${method} ${path}\``, ...notes].join(', '),
    sent,
    answer ? answers[answer] : '',
    `\`${usageOf(entry)}\``,
  ];
}

function pathOf({ family }: CatalogueEntry): string {
  return family.join('.');
}
