/**
 * The network of an address: an IPv6 subscriber has a whole /64, so that addresses within it count as one.
 * Of an IPv4 address, also in the form `::ffff:192.0.2.1`, the address itself. Some platforms add a port.
 */
export function networkOf(address: string): string {
  const version4 = /(?:^|:)(\d+\.\d+\.\d+\.\d+)\]?(?::\d+)?$/.exec(address)?.[1];
  if (version4 || !address.includes(':')) return version4 ?? address;
  const bare = /^\[?([^\]%]*)/.exec(address.toLowerCase())![1]!;
  const [head = '', tail = ''] = bare.split('::', 2);
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
  return groups.slice(0, 4).join(':');
}
