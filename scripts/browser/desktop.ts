import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PULSEAUDIO = '/usr/bin/pulseaudio';
const XVFB = '/usr/bin/Xvfb';
const START_TIMEOUT_MS = 60_000;

let environment: Promise<NodeJS.ProcessEnv> | undefined;
let soundServer: Promise<NodeJS.ProcessEnv> | undefined;

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

/** The same, with a display of its own: a window without a window manager shares no focus. */
export async function ownDisplay(): Promise<{
  readonly environment: NodeJS.ProcessEnv;
  readonly close: () => void;
}> {
  const [heard, { name, close }] = await Promise.all([sound(), startDisplay()]);
  return { environment: { ...process.env, ...heard, DISPLAY: name }, close };
}

function sound(): Promise<NodeJS.ProcessEnv> {
  return (soundServer ??= startSound());
}

async function startSound(): Promise<NodeJS.ProcessEnv> {
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
  return { DISPLAY: (await startDisplay()).name };
}

/** @throws Error if there is no Xvfb. */
async function startDisplay(): Promise<{ readonly name: string; readonly close: () => void }> {
  const server = spawn(
    XVFB,
    ['-displayfd', '1', '-screen', '0', '2560x2048x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const close = () => void server.kill();
  process.once('exit', close);
  const [number] = (await once(server.stdout, 'data')) as [Buffer];
  // It stays open: the line end is written after the number, and without a reader it would end Xvfb.
  (server.stdout as Socket).unref();
  server.unref();
  return {
    name: `:${number.toString().trim()}`,
    close() {
      process.off('exit', close);
      close();
    },
  };
}
