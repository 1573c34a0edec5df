import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PULSEAUDIO = '/usr/bin/pulseaudio';
const XVFB = '/usr/bin/Xvfb';
const START_TIMEOUT_MS = 5_000;

let environment: Promise<NodeJS.ProcessEnv> | undefined;

/**
 * The environment of a browser on a machine without a desktop: a sound device that plays to nowhere and
 * hears silence, and a display. Without sound, Firefox and WebKitGTK keep every AudioContext suspended;
 * without a display they have no WebGL. Both end with this process.
 */
export function desktop(): Promise<NodeJS.ProcessEnv> {
  return (environment ??= Promise.all([sound(), display()]).then((parts) =>
    Object.assign({ ...process.env }, ...parts),
  ));
}

async function sound(): Promise<NodeJS.ProcessEnv> {
  if (process.env['PULSE_SERVER'] || !existsSync(PULSEAUDIO)) return {};
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
  return { PULSE_SERVER: `unix:${socket}`, PULSE_SOURCE: 'silence' };
}

async function display(): Promise<NodeJS.ProcessEnv> {
  if (process.env['DISPLAY'] || !existsSync(XVFB)) return {};
  const server = spawn(
    XVFB,
    ['-displayfd', '1', '-screen', '0', '2560x2048x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  process.once('exit', () => server.kill());
  const [number] = (await once(server.stdout, 'data')) as [Buffer];
  server.stdout.destroy();
  server.unref();
  return { DISPLAY: `:${number.toString().trim()}` };
}
