import { refusalOfNode } from './start/node-version.js';
import { parseStartOptions, START_HELP } from './start/options.js';

const refusal = refusalOfNode(process.versions.node);
const parsed = parseStartOptions(process.argv.slice(2));

if (parsed.kind === 'help') {
  console.log(START_HELP);
} else if (parsed.kind === 'refused') {
  console.error(parsed.message);
  process.exitCode = 2;
} else if (refusal) {
  console.error(refusal);
  process.exitCode = 1;
} else {
  // Loaded late: an old Node cannot even parse some of these modules.
  const { runSession } = await import('./start/session.js');
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop.abort());
  const outcome = await runSession(parsed.options, {
    say: console.log,
    warn: console.error,
    signal: stop.signal,
  });
  process.exit(outcome === 'stopped' ? 0 : 1);
}
