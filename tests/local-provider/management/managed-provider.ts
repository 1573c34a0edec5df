import { createManagementClient } from '../../../core/management/index.js';
import type { LocalProviderOptions } from '../../../local-provider/index.js';
import { shared } from '../../support/shared.js';
import { startProvider } from '../provider-client.js';

/** A client of the account that is in a provider. */
export const clientOf = ({ url }: { readonly url: string }) =>
  createManagementClient({ apiUrl: url, token: 'key' });

/** A provider and a client of its account, for all tests of the surrounding suite or file. */
export function sharedManagement(options?: () => Partial<LocalProviderOptions>) {
  const { provider } = shared({ provider: () => startProvider(options?.()) });
  return { provider, ...shared({ client: () => clientOf(provider) }) };
}
