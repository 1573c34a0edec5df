import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PULSEAUDIO = '/usr/bin/pulseaudio';
const START_TIMEOUT_MS = 5_000;

let environment: Promise<NodeJS.ProcessEnv> | undefined;

/**
 * The environment of a browser that plays sound to nowhere, on Linux. Without any sound device, Firefox
 * and WebKitGTK keep every AudioContext suspended. The server ends with this process.
 */
export function silentSound(): Promise<NodeJS.ProcessEnv> {
  return (environment ??= start());
}

async function start(): Promise<NodeJS.ProcessEnv> {
  if (process.env['PULSE_SERVER'] || !existsSync(PULSEAUDIO)) return process.env;
  const folder = mkdtempSync(join(tmpdir(), 'sound-'));
  const socket = join(folder, 'native');
  const modules = [
    `module-native-protocol-unix socket=${socket} auth-anonymous=1`,
    'module-null-sink sink_name=nowhere',
    'module-null-source source_name=silence',
  ];
  const server = spawn(
    PULSEAUDIO,
    ['-n', '--exit-idle-time=-1', '--use-pid-file=no', ...modules.flatMap((each) => ['-L', each])],
    { stdio: 'ignore', env: { ...process.env, XDG_RUNTIME_DIR: folder, HOME: folder } },
  );
  server.unref();
  process.once('exit', () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!existsSync(socket) && Date.now() < deadline) await sleep(20);
  return { ...process.env, PULSE_SERVER: `unix:${socket}`, PULSE_SOURCE: 'silence' };
}
