import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { post } from '../provider-client.js';
import { sharedManagement } from './managed-provider.js';

const MOST = 5000;

describe('a provider with very many calls', () => {
  const { provider, client } = sharedManagement();

  /** Calls by telephone, which end at once. */
  async function dial(count: number): Promise<readonly string[]> {
    const customers = Array.from({ length: count }, (_, at) => ({ name: String(at) }));
    const { results } = (await client.call.create({ squadId: 's', customers })) as {
      results: readonly { id: string }[];
    };
    return results.map(({ id }) => id);
  }

  const found = (id: string) =>
    client.call.get(id).then(
      () => true,
      () => false,
    );

  it('drops the oldest that ended, and none that did not', async () => {
    const [first] = await dial(1);
    const response = await post(`${provider.url}/call/web`, { assistantId: 'an-assistant' });
    const { id: waiting } = (await response.json()) as { id: string };
    const others = await dial(MOST - 2);
    assert.ok(await found(first!));
    const newest = await dial(2);
    const ids = [first!, waiting, ...others.slice(0, 2), ...newest];
    assert.deepEqual(await Promise.all(ids.map(found)), [false, true, false, true, true, true]);
    assert.equal((await client.call.listV2({ limit: 1 })).metadata.totalItems, MOST);
  });
});
