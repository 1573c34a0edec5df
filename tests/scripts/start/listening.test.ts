import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import { test, type TestContext } from 'node:test';
import { listen } from '../../../scripts/listen.js';
import { listenForPages } from '../../../scripts/start/listening.js';

function server(t: TestContext): Server {
  const made = createServer();
  t.after(() => made.close());
  return made;
}

test('says why the pages use another port than the preferred one', async (t) => {
  const said: string[] = [];
  // Another process may already use the port, which is just as good.
  await listen(server(t), 5173).catch(() => undefined);
  const url = await listenForPages(server(t), undefined, (line) => said.push(line));
  assert.match(url, /^http:\/\/127\.0\.0\.1:(?!5173$)\d+$/);
  assert.deepEqual(said, [
    'The pages cannot use port 5173: it is in use. They use another free port.',
  ]);
});

test('says nothing about an available port from the command line', async (t) => {
  const { port, close } = await listen(createServer());
  await close();
  const said: string[] = [];
  const url = await listenForPages(server(t), port, (line) => said.push(line));
  assert.equal(url, `http://127.0.0.1:${port}`);
  assert.deepEqual(said, []);
});
