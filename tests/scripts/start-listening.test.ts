import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import { test, type TestContext } from 'node:test';
import { listen as listenOn } from '../../scripts/listen.js';
import { listen } from '../../scripts/start/listening.js';

const ANY = { kind: 'any' } as const;

function server(t: TestContext): Server {
  const made = createServer();
  t.after(() => made.close());
  return made;
}

test('where the usual port is taken, it is said why the pages are on another', async (t) => {
  const said: string[] = [];
  // Something else on this machine may hold it already, which is as good.
  await listenOn(server(t), 5173).catch(() => undefined);
  const url = await listen(server(t), ANY, (line) => said.push(line));
  assert.match(url, /^http:\/\/127\.0\.0\.1:(?!5173$)\d+$/);
  assert.deepEqual(said, [
    'The page cannot have port 5173: something else is using it. It gets any that is free.',
  ]);
});

test('a port that was asked for and had is nothing to say', async (t) => {
  const { port, close } = await listenOn(createServer());
  await close();
  const said: string[] = [];
  const url = await listen(server(t), { kind: 'exactly', port }, (line) => said.push(line));
  assert.equal(url, `http://127.0.0.1:${port}`);
  assert.deepEqual(said, []);
});
