import assert from 'node:assert/strict';
import { it } from 'node:test';
import { STORED_CALL_KEY } from '../../../core/conversation/tab-keys.js';
import { callStatus } from '../provider-calls.js';
import type { Visitor } from '../visitor.js';
import { describeInCall, callId, say, type CallStage } from './call-stage.js';

const GREETING = /How can I help you today/;

/** A page that remembers what it heard. */
interface Heard {
  readonly heard: string[];
}

describeInCall('a call whose page is reloaded', (stage) => {
  it('continues, and is not resumed once it was ended', async () => {
    await using visitor = await greeted(stage);
    const id = await callId(visitor);
    await continues(visitor, id);
    await callStatus(stage.provider, id, 'in-progress');
    await visitor.opens();
    await visitor.reads('assistant', GREETING);

    await say(visitor, 'Where were we?');
    await visitor.reads('assistant', /Where were we/);
    const heard = (await visitor.reported('message')).map(({ message }) => JSON.stringify(message));
    assert.doesNotMatch(heard.filter((each) => /"transcript"/.test(each)).join(), GREETING);
    const conversation = await visitor.part('conversation').textContent();
    assert.match(conversation!, /^(?!.*How can I help.*How can I help).*How can I help/s);

    await visitor.part('call-button').click();
    await visitor.leftNothing();
    await callStatus(stage.provider, id, 'ended');
    await reload(visitor);
    await isLeftAlone(visitor);
  });

  it('is not resumed in a tab that is opened from its own', async () => {
    await using visitor = await greeted(stage);
    const id = await callId(visitor);
    await visitor.page.context().addInitScript(() => {
      Object.assign(window, { heard: [] });
      for (const name of ['va-call-start-progress', 'va-call-start-failed', 'va-error'])
        addEventListener(name, () => (window as unknown as Heard).heard.push(name));
    });
    const opened = visitor.page.waitForEvent('popup');
    await visitor.page.evaluate(() => void window.open(location.href));
    const other = await opened;
    // Firefox draws no frames of a page that it was not told to open.
    await other.waitForFunction((key) => !sessionStorage.getItem(key), STORED_CALL_KEY, {
      polling: 20,
    });
    await other.evaluate(() => document.querySelector('voice-assistant')!.open());
    await other.waitForFunction(
      () => document.querySelector('voice-assistant')!.renderRoot.querySelector('[part=panel]'),
      undefined,
      { polling: 20 },
    );
    assert.deepEqual(await other.evaluate(() => (window as unknown as Heard).heard), []);
    await visitor.sees('connected');
    await continues(visitor, id);
  });

  it('is over when it expired meanwhile, which is shown', async () => {
    await using visitor = await greeted(stage);
    const id = await callId(visitor);
    const stored = () =>
      visitor.page.evaluate((key) => sessionStorage.getItem(key), STORED_CALL_KEY);
    const call = await stored();
    assert.ok(call);
    await visitor.asks('sendToCall', { type: 'end-call' });
    await callStatus(stage.provider, id, 'ended');
    await visitor.leftNothing();
    // As if the page had gone before it heard of the end.
    await visitor.page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
      STORED_CALL_KEY,
      call,
    ] as const);
    await reload(visitor);
    await visitor
      .part('launcher')
      .getByText('This call has ended. You can start a new one.')
      .waitFor();
    await visitor.sees('connected', false);
    await visitor.leftNothing();
    assert.deepEqual(await visitor.reported('call-start'), []);
  });
});

/** A visitor after the greeting of a call that can be taken up again. */
async function greeted(stage: CallStage): Promise<Visitor> {
  const visitor = await stage.comes({ rejoin: '' });
  await visitor.part('launcher').click();
  await visitor.calls();
  await visitor.reads('assistant', GREETING);
  return visitor;
}

async function reload(visitor: Visitor): Promise<void> {
  await visitor.page.reload();
  await visitor.part('launcher').waitFor();
}

/** Reloads the page, and makes sure that its call continues. */
async function continues(visitor: Visitor, id: string): Promise<void> {
  await reload(visitor);
  await visitor.sees('connected');
  assert.equal(await callId(visitor), id);
}

/** Makes sure that no call is begun, nor anything said of one, by the time that all else is loaded. */
async function isLeftAlone(visitor: Visitor): Promise<void> {
  await visitor.part('launcher').click();
  await visitor.part('call-button').or(visitor.part('consent')).first().waitFor();
  assert.deepEqual(await visitor.reported(), []);
  assert.deepEqual(await visitor.remains(), { audio: 0, calls: 0, microphones: 0 });
}
