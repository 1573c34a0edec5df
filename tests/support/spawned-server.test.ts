import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { spawnServer } from './spawned-server.js';
import { until } from './until.js';

describe('a server that a test starts', () => {
  it('is ready at its first printed address, and stops on request', async () => {
    const program = `process.once('SIGTERM', () => process.exit(7));
      setInterval(() => undefined, 1000);
      console.log('Starting');
      console.log('Shop at http://127.0.0.1:80/home and http://127.0.0.1:81/');`;
    const { url, stop } = await spawnServer('the shop', ['-e', program]);
    assert.equal(url, 'http://127.0.0.1:80');
    assert.equal(await stop(), 7);
  });

  it('reports why it did not start', async () => {
    const program = `console.error('The port is taken'); process.exitCode = 3;`;
    await assert.rejects(spawnServer('the shop', ['-e', program]), {
      message: 'the shop ended with code 3 before it was ready:\nThe port is taken\n',
    });
  });

  it('is not blocked by its output', async (test) => {
    const program = `console.log('http://127.0.0.1:80');
      process.stdout.write('x'.repeat(1e6) + '\\n', () => console.error('written'));
      setInterval(() => undefined, 1000);`;
    const { log, kill } = await spawnServer('the shop', ['-e', program]);
    test.after(kill);
    await until('it has written', () => log().includes('written'));
  });
});
