import { expect } from 'chai';
import { turn } from '../../../support/manual-timers.js';
import { watchDevices } from '../../../../core/call/daily/device-watch.js';
import { DailyDouble } from './daily-double.js';

describe('watchDevices', () => {
  /** `id@group`, or an id whose group nobody knows. */
  function device(name: string) {
    const [deviceId = '', groupId = ''] = name.split('@');
    return { deviceId, groupId };
  }

  async function watched(microphone = 'built-in') {
    const double = new DailyDouble();
    double.microphone = device(microphone);
    watchDevices(double.daily);
    await turn();
    /** These are the microphones from now on. */
    const plugged = async (...names: string[]) => {
      const microphones = names.map((name) => ({ ...device(name), kind: 'audioinput' }));
      const speaker = { deviceId: 'built-in', kind: 'audiooutput' };
      const availableDevices = [speaker, ...microphones] as never;
      double.emit('available-devices-updated', { availableDevices });
      await turn();
    };
    return { double, plugged };
  }

  const takes = (id: string) => ['setInputDevicesAsync', id];

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

  it('selects the only microphone again when it is back', async () => {
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

  it('keeps a microphone that the visitor selected after another one was unplugged', async () => {
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
});
