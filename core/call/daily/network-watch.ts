import type { DailyCall } from '@daily-co/daily-js';
import type { CallNetwork } from '../../machine/regions/call.js';

/** Reports the state of the network each time it changes, until the signal aborts. */
export function watchNetwork(
  daily: DailyCall,
  signal: AbortSignal,
  report: (network: CallNetwork) => void,
): void {
  const lost = new Set<string>();
  let low = false;
  let reported: CallNetwork = 'good';
  const judge = () => {
    const network = lost.size > 0 ? 'lost' : low ? 'low' : 'good';
    if (network !== reported) report((reported = network));
  };
  const mark = (connection: string, isLost: boolean) => {
    if (isLost) lost.add(connection);
    else lost.delete(connection);
    judge();
  };
  daily.on('network-connection', ({ type, event }) => {
    // Media that was interrupted from peer to peer may come back by the server.
    mark(type === 'signaling' ? type : 'media', event === 'interrupted');
  });
  daily.on('network-quality-change', ({ threshold }) => {
    low = threshold !== 'good';
    judge();
  });
  addEventListener('offline', () => mark('browser', true), { signal });
  addEventListener('online', () => mark('browser', false), { signal });
}
