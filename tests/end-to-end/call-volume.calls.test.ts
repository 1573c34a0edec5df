import { afterEach, describe, it } from 'node:test';
import { CallStage, QUIET, say } from './in-call/call-stage.js';

describe('how loud the assistant is', () => {
  const stage = new CallStage();
  afterEach(() => stage.goes());

  for (const volume of [0, 2])
    it(`is known though it was set to ${volume} before it spoke`, async () => {
      const visitor = await stage.calls(QUIET);
      await visitor.page.evaluate(async (wanted) => {
        const element = document.querySelector('voice-assistant') as unknown as {
          callControls(): Promise<{ setAssistantVolume(volume: number): Promise<void> }>;
        };
        await (await element.callControls()).setAssistantVolume(wanted);
      }, volume);
      await visitor.page.waitForFunction((wanted) => {
        const { muted, volume: own } = document.querySelector('audio')!;
        return wanted ? muted : own === 0;
      }, volume);
      await say(visitor, 'Can you hear me now? I am speaking to you.');
      await visitor.hears('speech-start');
    });
});
