import { parseStartOptions, START_HELP } from './start/options.js';
import { runSession } from './start/session.js';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const parsed = parseStartOptions(process.argv.slice(2));

if (parsed.kind === 'help') {
  console.log(START_HELP);
} else if (parsed.kind === 'refused') {
  console.error(parsed.message);
  process.exitCode = 2;
} else {
  const stopping = new AbortController();
  for (const signal of STOP_SIGNALS) process.on(signal, () => stopping.abort());
  const outcome = await runSession(parsed.options, {
    say: (line) => console.log(line),
    warn: (line) => console.error(line),
    stopping: stopping.signal,
  });
  process.exit(outcome === 'stopped' ? 0 : 1);
}
