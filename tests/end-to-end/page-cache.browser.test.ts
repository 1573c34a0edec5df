import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { lacks } from '../support/engine-gaps.js';
import { becomes } from '../support/until.js';
import { CallStage, callId, QUIET, say } from './in-call/call-stage.js';
import { callStatus } from './provider-calls.js';
import type { Visitor } from './visitor.js';

const stage = new CallStage(undefined, { pageCache: true });

const GREETING = /How can I help you today/;

/** Counts how often a page returns from the back/forward cache. */
const script = `
  window.returns = 0;
  addEventListener('pageshow', ({ persisted }) => (window.returns += Number(persisted)));
`;

const CALL = { skip: lacks('kept calls') };
const STORAGE = { skip: lacks('storage of kept pages') };

describe('a call or a chat whose page the browser keeps for the way back', () => {
  afterEach(() => stage.goes());

  /** A page without the assistant. */
  const elsewhere = () => `${stage.provider.url}/health`;

  async function leavesAndReturns(visitor: Visitor, to = elsewhere()): Promise<void> {
    await visitor.page.goto(to);
    await returns(visitor);
  }

  async function returns({ page }: Visitor): Promise<void> {
    await page.goBack({ waitUntil: 'commit' });
    assert.equal(await page.evaluate('window.returns'), 1, 'it was kept');
  }

  /** Whether a call is held against other tabs. */
  const locks = ({ page }: Visitor) =>
    page.evaluate(async () => (await navigator.locks.query()).held?.length);

  it('is over when the visitor is back, on both sides, which is shown', CALL, async () => {
    const visitor = await stage.calls({}, { script });
    await visitor.reads('assistant', GREETING);
    const id = await callId(visitor);
    await leavesAndReturns(visitor);
    assert.equal((await visitor.hears('call-end'))['reason'], 'customer-ended-call');
    await visitor.sees('connected', false);
    await visitor.part('past-call').filter({ hasText: 'You ended the call.' }).waitFor();
    await visitor.reads('assistant', GREETING);
    await callStatus(stage.provider, id, 'ended');
    await visitor.leftNothing();
    assert.equal(await locks(visitor), 0);
    assert.equal((await visitor.reported('call-end')).length, 1);
    assert.deepEqual(await visitor.reported('error'), []);

    await visitor.calls();
    await visitor.sees('connected');
    assert.equal((await visitor.reported('call-start')).length, 2);
  });

  it('continues if it may be resumed', CALL, async () => {
    const visitor = await stage.calls({ rejoin: '' }, { script });
    await visitor.reads('assistant', GREETING);
    const id = await callId(visitor);
    await leavesAndReturns(visitor);
    await visitor.hears('call-end');
    await startsAgain(visitor, id);
    await visitor.reads('assistant', GREETING);
    await callStatus(stage.provider, id, 'in-progress');

    await say(visitor, 'Where were we?');
    await visitor.reads('assistant', /Where were we/);
    await visitor.asks('endCall');
    await callStatus(stage.provider, id, 'ended');
    await visitor.leftNothing();
  });

  it('continues if the assistant was not used before', STORAGE, async () => {
    const visitor = await stage.comes({ rejoin: '', ...QUIET }, { script });
    await visitor.page.goto(`${visitor.page.url()}&heading=Another+page`);
    await visitor.connects();
    const id = await callId(visitor);
    await returns(visitor);
    await visitor.sees('connected');
    assert.equal(await callId(visitor), id);
  });

  it('shows what was typed on the page between, in the same session', STORAGE, async () => {
    const visitor = await stage.comes({ mode: 'chat', 'keep-conversation': '' }, { script });
    await visitor.opens();
    await visitor.types('My name is Ada.');
    await visitor.hears('message', 'assistant');
    await visitor.keeps('"progress":"whole"');
    await visitor.page.goto(`${visitor.page.url()}&heading=Another+page`);
    await visitor.types('What is my name?');
    await visitor.reads('assistant', /your name is Ada/);
    await visitor.keeps('your name is Ada');
    await returns(visitor);
    await visitor.reads('assistant', /your name is Ada/);
    await visitor.types('And who am I?');
    await visitor.part('assistant-message').nth(2).waitFor();
    assert.equal(await visitor.part('user-message').count(), 3);
  });

  /** Waits until a page has the same call for the second time. */
  async function startsAgain(visitor: Visitor, id: string): Promise<void> {
    await visitor.sees('connected');
    const started = () => visitor.reported('call-start-success');
    await becomes(async () => (await started()).map(({ callId }) => callId), [id, id]);
  }
});
