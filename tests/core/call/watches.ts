import { aTimeout, expect } from '@open-wc/testing';
import { watchDevices } from '../../../core/call/watch/device-watch.js';
import { watchMicrophone } from '../../../core/call/watch/microphone-watch.js';
import { watchNetwork } from '../../../core/call/watch/network-watch.js';
import { ASSISTANT, DailyDouble, LOCAL, visitorWho } from './daily-double.js';

const connection = (type: 'signaling' | 'sfu', event: 'connected' | 'interrupted') =>
  ({ type, event }) as never;

export function testNetworkWatch(): void {
  function watched() {
    const double = new DailyDouble();
    const told: string[] = [];
    const abort = new AbortController();
    watchNetwork(double.daily, abort.signal, (network) => told.push(network));
    return { double, told, abort };
  }

  it('is lost as long as any connection is, and told once', () => {
    const { double, told } = watched();
    double.emit('network-connection', connection('sfu', 'connected'));
    double.emit('network-connection', connection('sfu', 'interrupted'));
    double.emit('network-connection', connection('signaling', 'interrupted'));
    double.emit('network-connection', connection('sfu', 'connected'));
    expect(told).to.deep.equal(['lost']);
    double.emit('network-connection', connection('signaling', 'connected'));
    expect(told).to.deep.equal(['lost', 'good']);
  });

  it('is poor when the library says so, in whatever degree', () => {
    const { double, told } = watched();
    for (const threshold of ['low', 'very-low', 'good'] as const)
      double.emit('network-quality-change', { threshold });
    expect(told).to.deep.equal(['low', 'good']);
  });

  it('is poor again, not good, when a poor network is back', () => {
    const { double, told } = watched();
    double.emit('network-quality-change', { threshold: 'low' });
    double.emit('network-connection', connection('sfu', 'interrupted'));
    double.emit('network-connection', connection('sfu', 'connected'));
    expect(told).to.deep.equal(['low', 'lost', 'low']);
  });

  it('is lost when the browser is offline, until the end of the call', () => {
    const { told, abort } = watched();
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    expect(told).to.deep.equal(['lost', 'good']);
    abort.abort();
    window.dispatchEvent(new Event('offline'));
    expect(told).to.have.length(2);
  });
}

export function testMicrophoneWatch(): void {
  const clock = performance.now.bind(performance);
  let now = 0;
  before(() => {
    performance.now = () => now;
  });
  after(() => {
    performance.now = clock;
  });

  function watched() {
    const double = new DailyDouble();
    const told: (boolean | string)[] = [];
    const listener = { muted: false, expected: true };
    watchMicrophone(double.daily, {
      muted: () => listener.muted,
      expected: () => listener.expected,
      tell: (unheard) => told.push(unheard),
    });
    /** Lets the level be read for so many seconds. */
    const hear = (audioLevel: number, seconds: number) => {
      for (let read = 0; read < seconds * 2; read++) {
        now += 500;
        double.emit('local-audio-level', { audioLevel });
      }
    };
    const blocked = () => {
      const error = { type: 'permissions', msg: 'Permission denied' } as never;
      double.emit('camera-error', { error, errorMsg: { errorMsg: 'Permission denied' } });
    };
    return { double, told, hear, listener, blocked };
  }

  it('is said to be blocked for as long as it is, and not only to be silent', () => {
    const { told, hear, blocked } = watched();
    blocked();
    hear(0, 60);
    expect(told).to.deep.equal(['microphone-denied']);
    hear(0.01, 0.5);
    expect(told).to.deep.equal(['microphone-denied', false]);
    hear(0, 12);
    expect(told.at(-1)).to.equal(true);
    blocked();
    expect(told.at(-1)).to.equal('microphone-denied');
  });

  it('is not said to work by a visitor who mutes while it is blocked', () => {
    const { told, hear, listener, blocked } = watched();
    blocked();
    listener.muted = true;
    hear(0, 12);
    expect(told).to.deep.equal(['microphone-denied']);
  });

  it('works again as soon as another one is taken, be it silent for now', () => {
    const { double, told, hear, blocked } = watched();
    blocked();
    double.emit('track-started', { participant: LOCAL, type: 'video' });
    double.emit('track-started', { participant: ASSISTANT, type: 'audio' });
    double.emit('camera-error', { error: { type: 'cam-in-use' } as never });
    expect(told).to.deep.equal(['microphone-denied']);
    double.emit('track-started', { participant: LOCAL, type: 'audio' });
    expect(told).to.deep.equal(['microphone-denied', false]);
    hear(0, 12);
    double.emit('track-started', { participant: LOCAL, type: 'audio' });
    expect(told.slice(2)).to.deep.equal([true, false]);
  });

  it('is read twice a second', () => {
    const { double } = watched();
    expect(double.asked).to.deep.equal([['startLocalAudioLevelObserver', 500]]);
  });

  it('is not read where the browser cannot, and nothing else happens', async () => {
    const double = new DailyDouble();
    double.startLocalAudioLevelObserver = () => {
      throw new Error('startLocalAudioLevelObserver() is not supported on this browser');
    };
    watchMicrophone(double.daily, {
      muted: () => false,
      expected: () => true,
      tell: () => expect.fail('it was told'),
    });
    await Promise.resolve();
  });

  it('is told of after 12 s of silence, once, and when it is heard again', () => {
    const { told, hear } = watched();
    hear(0, 11.5);
    expect(told).to.deep.equal([]);
    hear(0.001, 0.5);
    hear(0, 60);
    expect(told).to.deep.equal([true]);
    hear(0.002, 0.5);
    expect(told).to.deep.equal([true, false]);
  });

  it('counts anew after every sound', () => {
    const { told, hear } = watched();
    hear(0, 11);
    hear(0.01, 0.5);
    hear(0, 11.5);
    expect(told).to.deep.equal([]);
  });

  it('is not what a page that stood still for long did not read', () => {
    const { told, hear } = watched();
    hear(0.02, 1);
    now += 13_000;
    hear(0, 0.5);
    expect(told).to.deep.equal([]);
    hear(0, 11.5);
    expect(told).to.deep.equal([true]);
  });

  it('is no silence while the visitor listens', () => {
    const { told, hear, listener } = watched();
    listener.expected = false;
    hear(0, 60);
    expect(told).to.deep.equal([]);
    listener.expected = true;
    hear(0, 12);
    expect(told).to.deep.equal([true]);
  });

  it('is nothing to a visitor who is muted past this side, either', () => {
    const { told, hear, double } = watched();
    double.people = { local: visitorWho(true) };
    hear(0, 60);
    expect(told).to.deep.equal([]);
    double.people = { local: visitorWho(false) };
    hear(0, 12);
    expect(told).to.deep.equal([true]);
  });

  it('is nothing to a visitor who is muted, and no more to one who mutes', () => {
    const { told, hear, listener } = watched();
    listener.muted = true;
    hear(0, 60);
    expect(told).to.deep.equal([]);
    listener.muted = false;
    hear(0, 12);
    listener.muted = true;
    hear(0, 0.5);
    expect(told).to.deep.equal([true, false]);
  });
}

export function testDeviceWatch(): void {
  /** `id@group`, or an id whose group nobody knows. */
  function device(name: string) {
    const [deviceId = '', groupId = ''] = name.split('@');
    return { deviceId, groupId };
  }

  async function watched(microphone = 'built-in') {
    const double = new DailyDouble();
    double.microphone = device(microphone);
    watchDevices(double.daily);
    await aTimeout(0);
    /** These are the microphones from now on. */
    const plugged = async (...names: string[]) => {
      const microphones = names.map((name) => ({ ...device(name), kind: 'audioinput' }));
      const speaker = { deviceId: 'built-in', kind: 'audiooutput' };
      const availableDevices = [speaker, ...microphones] as never;
      double.emit('available-devices-updated', { availableDevices });
      await aTimeout(0);
    };
    return { double, plugged };
  }

  const takes = (id: string) => ['setInputDevicesAsync', id];

  it('nothing is changed as long as the microphone in use is there', async () => {
    const { double, plugged } = await watched();
    await plugged('headset', 'built-in');
    expect(double.asked).to.deep.equal([]);
  });

  it('another one takes the place of one that goes, and gives way when it is back', async () => {
    const { double, plugged } = await watched();
    double.selects(device('headset'));
    await plugged('built-in', 'headset');
    await plugged('built-in');
    expect(double.asked).to.deep.equal([takes('built-in')]);
    await plugged('built-in', 'headset');
    expect(double.asked).to.deep.equal([takes('built-in'), takes('headset')]);
    await plugged('built-in', 'headset');
    expect(double.asked).to.have.length(2);
  });

  it('the only one is taken again when it is back', async () => {
    const { double, plugged } = await watched();
    await plugged();
    expect(double.asked).to.deep.equal([]);
    await plugged('built-in');
    expect(double.asked).to.deep.equal([takes('built-in')]);
  });

  it('another one takes the place of the default that goes, though there is one of its name', async () => {
    const { double, plugged } = await watched('default@headset');
    await plugged('default@headset', 'a@headset', 'b@laptop', 'c@webcam');
    await plugged('default@laptop', 'c@webcam', 'b@laptop');
    expect(double.asked).to.deep.equal([takes('b')]);
    await plugged('default@laptop', 'c@webcam', 'b@laptop', 'a@headset');
    expect(double.asked).to.deep.equal([takes('b'), takes('a')]);
  });

  it('a default that the system changed is left alone while the microphone is there', async () => {
    const { double, plugged } = await watched('default@headset');
    await plugged('default@laptop', 'a@headset', 'b@laptop');
    expect(double.asked).to.deep.equal([]);
  });

  it('one that the visitor chose in the place of one that went stays', async () => {
    const { double, plugged } = await watched('headset');
    await plugged('built-in', 'webcam');
    double.selects(device('webcam'));
    await plugged('built-in', 'webcam', 'headset');
    expect(double.asked).to.deep.equal([takes('built-in')]);
    await plugged('built-in', 'headset');
    await plugged('built-in', 'headset', 'webcam');
    expect(double.asked.slice(1)).to.deep.equal([takes('built-in'), takes('webcam')]);
  });

  it('nothing is chosen by a library that takes the same one under another name', async () => {
    const { double, plugged } = await watched('default@headset');
    await plugged('default@laptop', 'b@laptop');
    double.selects(device('default@laptop'));
    await plugged('default@laptop', 'b@laptop', 'a@headset');
    expect(double.asked).to.deep.equal([takes('b'), takes('a')]);
  });
}
