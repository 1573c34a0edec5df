import { attempt } from '../reports/safely.js';

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a call may be joined at an address: over https, or on this machine. */
export function isCallAddress(address: string): boolean {
  const { protocol = '', hostname = '' } = attempt(() => new URL(address)) ?? {};
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}
