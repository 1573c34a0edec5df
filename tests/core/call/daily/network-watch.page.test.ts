import { expect } from '@open-wc/testing';
import { watchNetwork } from '../../../../core/call/daily/network-watch.js';
import { DailyDouble } from './daily-double.js';

const connection = (
  type: 'signaling' | 'sfu' | 'peer-to-peer',
  event: 'connected' | 'interrupted',
) => ({ type, event }) as never;

describe('watchNetwork', () => {
  function watched() {
    const double = new DailyDouble();
    const reported: string[] = [];
    const abort = new AbortController();
    watchNetwork(double.daily, abort.signal, (network) => reported.push(network));
    return { double, reported, abort };
  }

  it('is lost while any connection is, and reported once', () => {
    const { double, reported } = watched();
    double.emit('network-connection', connection('sfu', 'connected'));
    double.emit('network-connection', connection('sfu', 'interrupted'));
    double.emit('network-connection', connection('signaling', 'interrupted'));
    double.emit('network-connection', connection('sfu', 'connected'));
    expect(reported).to.deep.equal(['lost']);
    double.emit('network-connection', connection('signaling', 'connected'));
    expect(reported).to.deep.equal(['lost', 'good']);
  });

  it('is back when the media comes another way', () => {
    const { double, reported } = watched();
    double.emit('network-connection', connection('peer-to-peer', 'interrupted'));
    double.emit('network-connection', connection('sfu', 'connected'));
    expect(reported).to.deep.equal(['lost', 'good']);
  });

  it('is low at any degree that Daily reports', () => {
    const { double, reported } = watched();
    for (const threshold of ['low', 'very-low', 'good'] as const)
      double.emit('network-quality-change', { threshold });
    expect(reported).to.deep.equal(['low', 'good']);
  });

  it('is poor again, not good, when a poor network is back', () => {
    const { double, reported } = watched();
    double.emit('network-quality-change', { threshold: 'low' });
    double.emit('network-connection', connection('sfu', 'interrupted'));
    double.emit('network-connection', connection('sfu', 'connected'));
    expect(reported).to.deep.equal(['low', 'lost', 'low']);
  });

  it('is lost when the browser is offline, until the end of the call', () => {
    const { reported, abort } = watched();
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    expect(reported).to.deep.equal(['lost', 'good']);
    abort.abort();
    window.dispatchEvent(new Event('offline'));
    expect(reported).to.have.length(2);
  });
});
