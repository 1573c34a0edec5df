import { expect } from '@open-wc/testing';
import { createCallControls } from '../../../../core/headless/features/call-controls.js';
import type { CallControlError } from '../../../../core/controls/call-control-error.js';
import type { CallControls } from '../../../../core/call/controls.js';
import type { Runtime } from '../../../../core/headless/runtime.js';
import type { LiveCall, SoundOutput } from '../../../../core/ports.js';
import { controlsOver, thrownBy } from '../../controls/support/setup.js';

/** What an assistant hands out in a call that has begun. */
function controlsInCall(output: () => Promise<SoundOutput>): CallControls {
  const callRoom = () => ({ state: () => 'joined' });
  const transport = { output, callRoom, over: new AbortController().signal };
  const call = { phase: () => 'connected', transport } as unknown as LiveCall;
  return createCallControls({
    runtime: { state: { voice: { status: 'connected' } } } as Runtime,
    on: () => () => undefined,
    isConnected: () => true,
    call: () => call,
  });
}

describe('the volume of the assistant', () => {
  it('is remembered for the call, once it is set', async () => {
    let set: () => void = () => undefined;
    const { controls } = controlsOver({ setVolume: () => new Promise((done) => (set = done)) });
    expect(controls.assistantVolume).to.equal(1);
    const setting = controls.setAssistantVolume(1.5);
    expect(controls.assistantVolume).to.equal(1);
    set();
    await setting;
    expect(controls.assistantVolume).to.equal(1.5);
    expect(controlsOver().controls.assistantVolume).to.equal(1);
  });

  it('is the one that was requested last, whichever finishes first', async () => {
    const set: (() => void)[] = [];
    const { controls } = controlsOver({
      setVolume: () => new Promise<void>((done) => void set.push(done)),
    });
    const both = [controls.setAssistantVolume(1.5), controls.setAssistantVolume(0.5)];
    set[1]!();
    await both[1];
    set[0]!();
    await both[0];
    expect(controls.assistantVolume).to.equal(0.5);
  });

  it('is unchanged when its code could not be loaded', async () => {
    const controls = controlsInCall(() => Promise.reject(new TypeError('no such chunk')));
    const error = (await thrownBy(() => controls.setAssistantVolume(0.5))) as CallControlError;
    expect(error).to.include({ failure: 'refused', method: 'setAssistantVolume' });
    expect(error.message).to.equal('setAssistantVolume(): no such chunk');
    expect(controls.assistantVolume).to.equal(1);
  });
});
