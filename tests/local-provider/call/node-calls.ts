import assert from 'node:assert/strict';
import type { LocalProvider } from '../../../local-provider/index.js';
import { until } from '../../support/until.js';
import { NodePage } from '../node-page.js';
import { post } from '../provider-client.js';

/** A call that the provider has made, and the address of its room. */
export interface NewCall {
  readonly id: string;
  readonly url: string;
}

export async function newCall(
  { url }: Pick<LocalProvider, 'url'>,
  body: object,
  faults = '',
): Promise<NewCall> {
  const response = await post(`${url}/call/web?faults=${faults}`, body);
  const { id, webCallUrl } = (await response.json()) as { id: string; webCallUrl: string };
  return { id, url: webCallUrl };
}

/** Joins a room like a page; the caller closes it. */
export async function joinRoom(url: string): Promise<NodePage> {
  const page = new NodePage({ opusPayloadType: 111, direction: 'SendRecv' });
  try {
    assert.equal((await page.join(url)).status, 200);
    await until('the connection', () => page.isOpen);
    return page;
  } catch (error) {
    page.close();
    throw error;
  }
}
