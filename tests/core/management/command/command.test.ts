import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runCommand, type CommandPorts } from '../../../../core/management/command/command.js';
import { catalogueEntries } from '../../../../core/management/index.js';
import { sendJson, startRecordingServer } from '../../../support/recording-server.js';
import { shared } from '../../../support/shared.js';
import { temporaryFolder } from '../../../support/temporary-folder.js';

const COMMAND = fileURLToPath(
  new URL('../../../../scripts/voice-assistant-api.ts', import.meta.url),
);
const TOKEN = 'sk-from-the-environment';

describe('voice-assistant-api', () => {
  const { server } = shared({ server: startRecordingServer });
  const folder = temporaryFolder();
  before(() => writeFile(join(folder, 'prices.txt'), 'all prices'));

  /** With white space, which is ignored. */
  const environment = (token: string) => ({
    VOICE_ASSISTANT_API_URL: ` ${server.url}`,
    VOICE_ASSISTANT_API_TOKEN: `${token} `,
  });

  /** Runs the command within this process. */
  async function run(
    args: readonly string[],
    variables: CommandPorts['environment'] = environment(TOKEN),
  ) {
    let [stdout, stderr] = ['', ''];
    const code = await runCommand(args, {
      version: '1.2.3',
      environment: variables,
      readFile: async (path) => new Uint8Array(await readFile(join(folder, path))),
      print: (text) => (stdout += text),
      complain: (text) => (stderr += text),
    });
    return { stdout, stderr, code };
  }

  /** Runs the command as a process of its own, as a shell does. */
  async function runProcess(args: readonly string[], input = '') {
    const child = spawn(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), COMMAND, ...args],
      { cwd: folder, env: { ...process.env, ...environment(TOKEN) } },
    );
    child.stdin.end(input);
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const outputs = [text(child.stdout), text(child.stderr), ended] as const;
    const [stdout, stderr, code] = await Promise.all(outputs);
    return { stdout, stderr, code };
  }

  it('prints the catalogue: every call, its arguments and body', async () => {
    const { stdout, code } = await run(['catalogue'], {});
    assert.equal(code, 0);
    const lines = stdout.trimEnd().split('\n');
    assert.equal(lines.length, catalogueEntries().length);
    assert.equal(new Set(lines.map((line) => line.indexOf(' /'))).size, 1);
    assert.match(lines[0] ?? '', /^create assistant @BODY\.json +POST +\/assistant$/);
    assert.match(stdout, /^list assistant \[NAME=VALUE …\] +GET +\/assistant$/m);
    assert.match(
      stdout,
      /^get test-suite\.run ID RUNID +GET +\/test-suite\/\{id\}\/run\/\{runId\}$/m,
    );
    assert.match(stdout, /POST +\/credential\/webhook \(no token\)$/m);
    assert.match(stdout, /POST +\/file\/upload \(deprecated\)$/m);
    const ofFamily = await run(['catalogue', 'analytics']);
    assert.equal(ofFamily.stdout, 'query analytics @BODY.json  POST   /analytics\n');
  });

  it('makes a call and prints its answer as JSON', async () => {
    server.answerWith((response) => sendJson(response, { id: 'a/b', status: 'ended' }));
    const { stdout, stderr, code } = await runProcess(['get', 'call', 'a/b']);
    assert.deepEqual(JSON.parse(stdout), { id: 'a/b', status: 'ended' });
    assert.equal(stderr, '');
    assert.equal(code, 0);
    const [request] = server.received;
    assert.equal(request?.url, '/call/a%2Fb');
    assert.equal(request?.headers.authorization, `Bearer ${TOKEN}`);
    assert.equal(request?.headers.accept, 'application/json');
  });

  it('takes a body from a file, standard input, or an argument', async () => {
    server.answerWith((response) => sendJson(response, { id: 'one' }));
    const body = { name: 'Asha', firstMessage: 'Namaste é' };
    await writeFile(join(folder, 'asha.json'), JSON.stringify(body));
    await run(['create', 'assistant', '@asha.json']);
    await runProcess(['create', 'assistant', '@-'], JSON.stringify(body));
    await run(['update', 'assistant', 'one', JSON.stringify(body)]);
    assert.deepEqual(
      server.received.map(({ method, url }) => `${method} ${url}`),
      ['POST /assistant', 'POST /assistant', 'PATCH /assistant/one'],
    );
    for (const request of server.received)
      assert.deepEqual(JSON.parse(request.body.toString()), body);
  });

  it('sends a form with a file', async () => {
    server.answerWith((response) => sendJson(response, { id: 'one' }));
    const { code } = await run(['create', 'file', 'file=@a/../prices.txt', 'purpose=a=b']);
    assert.equal(code, 0);
    const [request] = server.received;
    assert.ok(request);
    const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
    const form = await new Response(new Uint8Array(request.body), { headers }).formData();
    const file = form.get('file');
    assert.ok(file instanceof File);
    assert.equal(file.name, 'prices.txt');
    assert.equal(await file.text(), 'all prices');
    assert.equal(form.get('purpose'), 'a=b');
  });

  it('prints the first page of a list, or with --all every record', async () => {
    server.answerWith((response, { url }) => {
      const page = Number(new URL(url, server.url).searchParams.get('page') ?? 1);
      const metadata = { currentPage: page, itemsPerPage: 1, totalItems: 3 };
      sendJson(response, { results: [{ id: `r${page}` }], metadata });
    });
    const query = ['limit=1', 'name=a b', 'name=c'];
    const first = await run(['list-v2', 'assistant', ...query, '--timeout=9']);
    assert.equal(first.stdout, '[\n  {\n    "id": "r1"\n  }\n]\n');
    assert.equal(server.received[0]?.url, '/v2/assistant?limit=1&name=a+b&name=c');
    const options = ['--all', '--api-url', server.url, '--timeout', '2147483'];
    const all = await run(['list-v2', 'assistant', ...options]);
    assert.deepEqual(JSON.parse(all.stdout), [{ id: 'r1' }, { id: 'r2' }, { id: 'r3' }]);
  });

  it('prints text as it came, and nothing for nothing', async () => {
    server.answerWith((response) =>
      response.writeHead(200, { 'Content-Type': 'text/csv' }).end('id\none\n'),
    );
    assert.equal((await run(['export', 'call'])).stdout, 'id\none\n');
    server.answerWith((response) => response.writeHead(204).end());
    assert.deepEqual(await run(['delete', 'call', 'one']), { stdout: '', stderr: '', code: 0 });
  });

  it('exits with 1 and the reason when the call fails, without the token', async () => {
    server.answerWith((response, { headers }) =>
      sendJson(response, { message: `no: ${headers.authorization}` }, 401),
    );
    const { stdout, stderr, code } = await runProcess(['list', 'org']);
    assert.equal(stdout, '');
    assert.equal(stderr, 'GET /org was answered 401: no: Bearer [removed]\n');
    assert.equal(code, 1);
  });

  it('needs the token in the environment for secured calls only', async () => {
    server.answerWith((response) => sendJson(response, {}));
    for (const variables of [{}, environment('')]) {
      const refused = await run(['list', 'org'], variables);
      assert.match(refused.stderr, /^VOICE_ASSISTANT_API_TOKEN is not set/);
      assert.equal(refused.code, 2);
    }
    const typed = await run(['list', 'org', '--token=sk-typed']);
    assert.match(typed.stderr, /^--token is not an option.*VOICE_ASSISTANT_API_TOKEN/);
    assert.ok(!typed.stderr.includes('sk-typed'));
    assert.equal(typed.code, 2);
    assert.equal(server.received.length, 0);
    const open = await run(['send-webhook', 'credential', '{}'], environment(''));
    assert.equal(open.code, 0);
    assert.equal(server.received[0]?.headers.authorization, undefined);
  });

  const wrong: [args: string[], said: RegExp][] = [
    [['list'], /^"list" needs a family/],
    [['list', 'assistent'], /^"assistent" is not a family; families are assistant, squad/],
    [['fetch', 'assistant'], /^"fetch" is not a call of assistant; its calls are create, list/],
    [['get', 'assistant'], /^id is missing; the call is: get assistant ID$/m],
    [['get', 'assistant', 'a', 'b'], /^"b" is too much/],
    [['create', 'assistant'], /^the body is missing; the call is: create assistant @BODY\.json$/m],
    [['create', 'assistant', '@none.json'], /^none\.json cannot be read: ENOENT/],
    [['create', 'assistant', '@prices.txt'], /^prices\.txt is not a JSON object/],
    [['create', 'assistant', '[]'], /^"\[\]" is not a JSON object/],
    [['list', 'call', '=10'], /^"=10" is not NAME=VALUE/],
    [['create', 'assistant', '{}', '{}'], /^"\{\}" is too much/],
    [['create', 'file'], /^the form is empty; the call is: create file NAME=VALUE NAME=@FILE …$/m],
    [['create', 'file', 'prices.txt'], /^"prices\.txt" is not NAME=VALUE/],
    [['catalogue', 'a', 'b', 'c'], /^"catalogue" takes one family, not also "b c"/],
    [
      ['list', 'call', '--timeout', 'soon'],
      /^--timeout must be a number of seconds above 0 and at most 2147483, not "soon"/,
    ],
    [
      ['list', 'call', '--api-url', 'nowhere'],
      /^apiUrl must be an http or https URL, not "nowhere"/,
    ],
    [['list', 'call', '--timeout'], /^--timeout must be .* above 0 .*, not ""/],
    [['list', 'call', '--api-url='], /^--api-url must be a URL, but none is given/],
    [
      ['list-accents', 'voice-library', '11labs', '--all'],
      /^--all is for calls that answer with a list, not for "list-accents voice-library"/,
    ],
    [['list', 'call', '--all=yes'], /^--all takes no value, not "yes"; options are --api-url/],
    [['list', 'call', '--every'], /^"--every" is not an option; options are --api-url/],
    [['list', 'call', '--every=1', '--help'], /^"--every" is not an option/],
  ];
  for (const [args, said] of wrong)
    it(`refuses: ${args.join(' ')}`, async () => {
      const { stdout, stderr, code } = await run(args);
      assert.match(stderr, said);
      assert.equal(stdout, '');
      assert.equal(code, 2);
    });

  it('prints its version', async () => {
    assert.equal((await run(['--version'])).stdout, '1.2.3\n');
    assert.match((await runProcess(['--version'])).stdout, /^\d+\.\d+\.\d+\n$/);
  });

  it('explains itself', async () => {
    for (const args of [[], ['help'], ['--help'], ['list', 'assistant', '-h']]) {
      const { stdout, code } = await run(args);
      assert.match(stdout, /^Usage: voice-assistant-api/);
      assert.match(stdout, /as JSON, an export as it\s+comes\./);
      assert.match(
        stdout,
        /--timeout SECONDS +how long a call may take in all, with --all each page/,
      );
      assert.equal(code, 0);
    }
  });
});
