import { ApiError } from '../http/api-error.js';
import type { Exchange } from '../http/exchange.js';
import { FaultError, Faults } from './faults.js';

/** The prefix of a path with faults: `/faults/exp-room,delay:500/call/web`. */
const PREFIX = /^\/faults\/([^/]*)(?=\/)/;

/**
 * The exchange with the faults of its address, from the path's prefix or the query `?faults=`, and
 * its path without the prefix.
 *
 * @throws ApiError 400
 */
export function withAddressedFaults(exchange: Exchange): Exchange {
  const [prefix = '', inPath = ''] = PREFIX.exec(exchange.path) ?? [];
  const faults = parse(decode(inPath)).and(parse(exchange.query.getAll('faults').join()));
  return { ...exchange, path: exchange.path.slice(prefix.length), faults };
}

/**
 * The faults in the metadata of an assistant, as a text or a list.
 *
 * @throws ApiError 400
 */
export function faultsIn(
  metadata: { faults?: string | readonly string[] } | null | undefined,
): Faults {
  return parse([metadata?.faults ?? ''].flat().join());
}

function parse(text: string): Faults {
  try {
    return Faults.parse(text);
  } catch (error) {
    if (error instanceof FaultError) throw new ApiError(400, [...error.messages]);
    throw error;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ApiError(400, `faults has "${text}", which is not encoded as a path must be`);
  }
}
