import type { SpawnedProvider } from '../support/provider.js';
import { becomes } from '../support/until.js';

export interface ProviderCall {
  readonly id: string;
  readonly status: 'queued' | 'in-progress' | 'ended';
}

/** The calls that the provider knows of, as its management API tells. */
export async function providerCalls(
  provider: Pick<SpawnedProvider, 'url'>,
): Promise<ProviderCall[]> {
  const response = await fetch(`${provider.url}/call?limit=1000`, {
    headers: { Authorization: 'Bearer key' },
  });
  return (await response.json()) as ProviderCall[];
}

/** Waits until the provider says so of a call. */
export async function callStatus(
  provider: Pick<SpawnedProvider, 'url'>,
  id: string,
  wanted: ProviderCall['status'],
): Promise<void> {
  const status = async () => (await providerCalls(provider)).find((call) => call.id === id)?.status;
  await becomes(status, wanted, `the call ${id}`);
}
