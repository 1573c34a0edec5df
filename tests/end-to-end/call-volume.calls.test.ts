import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { CallStage, QUIET, say } from './in-call/call-stage.js';
import type { Visitor } from './visitor.js';

/** Longer than a test takes to look at all that moves. */
const LONG_SPEECH = 'I go on for a while, so that you can see how loud I am. '.repeat(12);

/** By how much something has to grow for a visitor to see it. */
const VISIBLE_GROWTH = 1.02;

describe('how loud the assistant is', () => {
  const stage = new CallStage();
  afterEach(() => stage.goes());

  it('is seen in the panel and on the launcher while it speaks, and no longer after the call', async () => {
    const visitor = await stage.comes({ 'show-transcript': 'false', ...QUIET });
    await visitor.opens();
    const atRest = await look(visitor, 'activity-icon');
    assert.equal(atRest.volume, '');
    await visitor.calls();
    await visitor.sees('connected');
    const quiet = await look(visitor, 'voice-visual');
    await say(visitor, LONG_SPEECH);
    await grows(visitor, 'voice-visual', quiet.scale);
    await grows(visitor, 'activity-icon', atRest.scale);

    await visitor.asks('close');
    await visitor.part('launcher').waitFor();
    await grows(visitor, 'activity-icon', atRest.scale);

    // In the middle of a word, with a volume that would stay if nothing took it away.
    await visitor.asks('endCall');
    await visitor.sees('connected', false);
    await visitor.leftNothing();
    assert.equal((await look(visitor, 'activity-icon')).volume, '');
  });

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

/** The volume that a part of the element has, and how large that makes it. */
function look(visitor: Visitor, part: string): Promise<{ volume: string; scale: number }> {
  return visitor.part(part).evaluate((element) => ({
    volume: (element as HTMLElement).style.getPropertyValue('--volume'),
    scale: Number(getComputedStyle(element).scale),
  }));
}

/** Waits until a part has a volume and is seen to be larger for it than it was without. */
async function grows(visitor: Visitor, part: string, without: number): Promise<void> {
  assert.ok(without > 0, `${part} has no size of its own`);
  await visitor.page.waitForFunction(
    ([element, least]) =>
      Number((element as HTMLElement).style.getPropertyValue('--volume')) > 0 &&
      Number(getComputedStyle(element).scale) > least,
    [(await visitor.part(part).elementHandle())!, without * VISIBLE_GROWTH] as const,
    { polling: 20 },
  );
}
