import { refusalOfNode } from './start/node-version.js';
import { parseStartOptions, START_HELP } from './start/options.js';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

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
  // Only now, since what it imports cannot even be read by a Node that is too old.
  const { runSession } = await import('./start/session.js');
  const stopping = new AbortController();
  for (const signal of STOP_SIGNALS) process.on(signal, () => stopping.abort());
  const outcome = await runSession(parsed.options, {
    say: (line) => console.log(line),
    warn: (line) => console.error(line),
    stopping: stopping.signal,
  });
  process.exit(outcome === 'stopped' ? 0 : 1);
}
