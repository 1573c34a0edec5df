/** The local provider in a process of its own, which sends its parent what it holds. */
import { readdirSync } from 'node:fs';
import { createLocalProvider } from '../../../local-provider/index.js';

const provider = await createLocalProvider({ port: 0 });
process.on('message', () => {
  const open: Record<string, number> = {};
  for (const name of process.getActiveResourcesInfo()) open[name] = (open[name] ?? 0) + 1;
  // Connections of calls are known to their native library alone; on Linux they can be seen.
  if (process.platform === 'linux') open['descriptors'] = readdirSync('/proc/self/fd').length;
  globalThis.gc!();
  process.send!({ open, heap: process.memoryUsage().heapUsed });
});
process.once('disconnect', () => void provider.close());
process.send!({ url: provider.url, callBundleUrl: provider.callBundleUrl });
