import type { Server } from 'node:http';
import { listen } from '../listen.js';

/** The default port of Vite's development server. */
const PREFERRED_PORT = 5173;

/** A reason to stop that the person at the terminal can act on. Only its message is printed. */
export class StartFailure extends Error {}

/**
 * Listens on `port`, or by default on the preferred port or, if that is taken, on any free one.
 *
 * @param say - Receives a line if the preferred port is taken.
 * @returns The origin, without a trailing slash.
 * @throws StartFailure if the port is not available.
 */
export async function listenForPages(
  server: Server,
  port: number | undefined,
  say: (line: string) => void,
): Promise<string> {
  const wanted = port ?? PREFERRED_PORT;
  try {
    return (await listen(server, wanted)).url;
  } catch (error) {
    const refusal = `The pages cannot use port ${wanted}: ${reasonOf(error)}.`;
    if (port !== undefined) throw new StartFailure(`${refusal} Choose another with --port.`);
    say(`${refusal} They use another free port.`);
  }
  return (await listen(server)).url;
}

/** Why a server could not be started. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return 'it is in use';
  if (code === 'EACCES') return 'this user may not open it';
  return error instanceof Error ? error.message : String(error);
}
