import type { Server } from 'node:http';
import { listen as listenOn } from '../listen.js';
import type { PortWish } from './options.js';
import { StartFailure } from './start-failure.js';

/** The usual port of a Vite development server. */
const PREFERRED_PORT = 5173;

/**
 * Lets the server listen on loopback alone, a development server being not for the network, and
 * gives its address, without a slash at the end.
 * @param say told in a line when the preferred port cannot be had, and another one is taken
 * @throws StartFailure when the port asked for, or every port, is taken.
 */
export async function listen(
  server: Server,
  wish: PortWish,
  say: (line: string) => void,
): Promise<string> {
  const wanted = wish.kind === 'exactly' ? wish.port : PREFERRED_PORT;
  try {
    return (await listenOn(server, wanted)).url;
  } catch (refusal) {
    const denied = `The page cannot have port ${wanted}: ${reasonInWords(refusal)}.`;
    if (wish.kind === 'exactly') throw new StartFailure(`${denied} Choose another with --port.`);
    say(`${denied} It gets any that is free.`);
  }
  try {
    return (await listenOn(server)).url;
  } catch (refusal) {
    throw new StartFailure(`No free port was found for the page: ${reasonInWords(refusal)}.`);
  }
}

function reasonInWords(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return 'something else is using it';
  if (code === 'EACCES') return 'this user may not open it';
  return error instanceof Error ? error.message : String(error);
}
