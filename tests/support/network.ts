import { networkInterfaces } from 'node:os';

/**
 * Whether this machine has a network beside loopback. Without one, Chromium makes calls only for
 * pages that may use a microphone: it hides the addresses of a machine from all others.
 */
export function hasNetwork(): boolean {
  return Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ internal }) => !internal),
  );
}
