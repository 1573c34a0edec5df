import { createManagementClient, type ManagementClient } from '../../../core/management/index.js';
import type { LocalProvider, LocalProviderOptions } from '../../../local-provider/index.js';
import { startProvider } from '../provider-client.js';

/** A provider, and a client of the account that is in it. */
export async function managedProvider(
  options?: Partial<LocalProviderOptions>,
): Promise<{ provider: LocalProvider; client: ManagementClient }> {
  const provider = await startProvider(options);
  return { provider, client: createManagementClient({ apiUrl: provider.url, token: 'key' }) };
}
