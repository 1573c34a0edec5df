import assert from 'node:assert/strict';
import { it } from 'node:test';
import { callStatus, providerCalls } from '../provider-calls.js';
import type { Visitor } from '../visitor.js';
import { callId, say, type CallStage } from './call-stage.js';

const GREETING = /How can I help you today/;

/** Longer than a call takes to begin that must not. */
const A_WHILE_MS = 700;

export function testRejoin(stage: CallStage): void {
  it('goes on where it was, and is not begun again once it was ended', async () => {
    const [visitor, id] = await greeted(stage, { rejoin: '' });
    await reload(visitor);
    await visitor.sees('connected');
    assert.equal(await callId(visitor), id);
    await callStatus(stage.provider, id, 'in-progress');
    await visitor.opens();
    await visitor.reads('assistant', GREETING);

    await say(visitor, 'Where were we?');
    await visitor.reads('assistant', /Where were we/);
    const heard = (await visitor.told('message')).map(({ message }) => JSON.stringify(message));
    assert.doesNotMatch(heard.filter((each) => /"transcript"/.test(each)).join(), GREETING);
    const conversation = await visitor.part('conversation').textContent();
    assert.match(conversation!, /^(?!.*How can I help.*How can I help).*How can I help/s);

    await visitor.part('call-button').click();
    await visitor.leftNothing();
    await callStatus(stage.provider, id, 'ended');
    await reload(visitor);
    await isLeftAlone(visitor);
  });

  it('goes on a second time, too', async () => {
    const [visitor, id] = await greeted(stage, { rejoin: '' });
    for (let times = 0; times < 2; times++) {
      await reload(visitor);
      await visitor.sees('connected');
      assert.equal(await callId(visitor), id);
    }
    await visitor.opens();
    await visitor.reads('assistant', GREETING);
  });

  it('does not go on where the page does not want that', async () => {
    const [visitor, id] = await greeted(stage, {});
    await reload(visitor);
    await isLeftAlone(visitor);
    await callStatus(stage.provider, id, 'ended');
  });

  it('goes on with the consent that was given, and not without it', async () => {
    const [visitor, id] = await greeted(stage, { rejoin: '', 'consent-required': '' });
    await reload(visitor);
    await visitor.sees('connected');
    assert.equal(await callId(visitor), id);
    await visitor.page.evaluate(() => localStorage.clear());
    await reload(visitor);
    await isLeftAlone(visitor);
  });

  it('is one of its tab alone', async () => {
    const [visitor] = await greeted(stage, { rejoin: '' });
    const made = (await providerCalls(stage.provider)).length;
    const other = await stage.comes({ rejoin: '' }, { beside: visitor });
    await isLeftAlone(other);
    await visitor.sees('connected');
    assert.equal((await providerCalls(stage.provider)).length, made);
  });

  it('is not begun again once the assistant has hung up', async () => {
    const [visitor, id] = await greeted(stage, { rejoin: '' });
    await visitor.asks('sendToCall', { type: 'end-call' });
    await visitor.sees('connected', false);
    await visitor.leftNothing();
    await callStatus(stage.provider, id, 'ended');
    await reload(visitor);
    await isLeftAlone(visitor);
  });

  it('is over when its time is over meanwhile, and that is said', async () => {
    const [visitor, id] = await greeted(stage, { rejoin: '' });
    await visitor.asks('sendToCall', { type: 'end-call' });
    // The page goes at once, before it hears of the end.
    await reload(visitor);
    await callStatus(stage.provider, id, 'ended');
    await visitor.sees('connected', false);
    await visitor.leftNothing();
    assert.deepEqual(await visitor.told('call-start'), []);
  });
}

/** A visitor whom the assistant has greeted, and the id of their call. */
async function greeted(
  stage: CallStage,
  attributes: Record<string, string>,
): Promise<[Visitor, id: string]> {
  const visitor = await stage.comes(attributes);
  await visitor.part('launcher').click();
  if ('consent-required' in attributes) await visitor.part('accept-button').click();
  await visitor.calls();
  await visitor.reads('assistant', GREETING);
  return [visitor, await callId(visitor)];
}

async function reload(visitor: Visitor): Promise<void> {
  await visitor.page.reload();
  await visitor.part('launcher').waitFor();
}

/** Makes sure that no call is begun, nor anything said of one. */
async function isLeftAlone(visitor: Visitor): Promise<void> {
  await visitor.page.waitForTimeout(A_WHILE_MS);
  assert.deepEqual(await visitor.told(), []);
  assert.deepEqual(await visitor.remains(), { audio: 0, calls: 0, microphones: 0 });
}
