/** The local provider in a process of its own, which tells its parent what it holds. */
import { readdirSync } from 'node:fs';
import { createLocalProvider } from '../../../local-provider/index.js';
import type { ProviderHoldings } from './watched-provider.js';

function holdings(): ProviderHoldings {
  const counts: Record<string, number> = {};
  for (const name of process.getActiveResourcesInfo()) counts[name] = (counts[name] ?? 0) + 1;
  // Connections of calls are known to their native library alone; on Linux they can be seen.
  if (process.platform === 'linux') counts['descriptors'] = readdirSync('/proc/self/fd').length;
  return counts;
}

/** In bytes. */
function heap(): number {
  globalThis.gc!();
  return process.memoryUsage().heapUsed;
}

const provider = await createLocalProvider({ port: 0 });
process.on('message', (message) => {
  if (message === 'holdings') return void process.send!(holdings());
  if (message === 'heap') return void process.send!(heap());
  void provider.close().then(() => process.disconnect());
});
process.send!({ url: provider.url, callBundleUrl: provider.callBundleUrl });
