import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { leftBehind, waitUntilNothingIsLeft, watchingWhatIsLeft } from '../support/left-behind.js';
import { holdTimers, runHeldTimers } from './held-timers.js';
import { callId, CallStage, withPolicy } from './in-call/call-stage.js';
import type { Visitor } from './visitor.js';

const callStage = new CallStage(watchingWhatIsLeft);

const GREETING = /How can I help you today/;

/** Makes a page one of a browser that the call library does not support. */
const WITHOUT_TRACKS = 'delete window.MediaStreamTrack;';

/** Makes a page one whose browser plays nothing until it may. */
const WITHOUT_SOUND = `
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    return window.mayPlay
      ? play.call(this)
      : Promise.reject(new DOMException('play() failed', 'NotAllowedError'));
  };
  const state = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'state').get;
  Object.defineProperty(AudioContext.prototype, 'state', {
    get() {
      return window.mayPlay ? state.call(this) : 'suspended';
    },
  });
`;

/** How long an assistant may take to listen, in milliseconds. */
const LISTENING_LIMIT_MS = 20_000;

interface Failure {
  readonly type: string;
  readonly stage: string;
  readonly message: RegExp;
  /** What the visitor reads. */
  readonly reads: RegExp;
}

describe('a call that goes wrong', { concurrency: 2 }, () => {
  async function comes(
    faults: string,
    attributes: Record<string, string> = {},
    script?: string,
  ): Promise<Visitor> {
    const visitor = await callStage.comes(attributes, { faults, script });
    await visitor.opens();
    return visitor;
  }

  async function connects(...given: Parameters<typeof comes>): Promise<Visitor> {
    const visitor = await comes(...given);
    await visitor.calls();
    await visitor.hears('call-start');
    return visitor;
  }

  async function ends(visitor: Visitor): Promise<void> {
    assert.ok((await leftBehind(visitor.page)).connections > 0, 'what is counted is there');
    await visitor.asks('endCall');
    await waitUntilNothingIsLeft(visitor.page);
  }

  /** The stage fails, then the start, then the error is emitted, and nothing is left. */
  async function failsToStart(visitor: Visitor, failure: Failure, stage = failure.stage) {
    await visitor.asks('startCall');
    await visitor.hears('error');
    const reported = await visitor.reported();
    assert.deepEqual(
      reported.slice(-3).map(({ type }) => type),
      ['call-start-progress', 'call-start-failed', 'error'],
      JSON.stringify(reported),
    );
    const [progress, failed, error] = reported.slice(-3) as Record<
      string,
      Record<string, unknown>
    >[];
    assert.deepEqual(
      [progress!['progress']!['stage'], progress!['progress']!['status']],
      [stage, 'failed'],
    );
    for (const each of [failed!['failure']!, error!['error']!]) {
      assert.deepEqual([each['type'], each['stage']], [failure.type, failure.stage]);
      assert.match(String(each['message']), failure.message);
    }
    await visitor.part('failure').filter({ hasText: failure.reads }).waitFor();
    await waitUntilNothingIsLeft(visitor.page);
    await visitor.sees('connected', false);
    assert.equal((await visitor.reported('error')).length, 1);
  }

  it('has a browser that cannot call: daily-call-object-creation-error', async () => {
    await using visitor = await comes('', {}, WITHOUT_TRACKS);
    await failsToStart(visitor, {
      type: 'daily-call-object-creation-error',
      stage: 'daily-call-object-creation',
      message: /WebRTC not supported or suppressed/,
      reads: /does not support calls/,
    });
  });

  for (const policy of ["connect-src 'none'", "script-src 'self'"])
    it(`is not allowed by the policy of the page: ${policy}`, async () => {
      await using visitor = await comes('', {}, withPolicy(policy));
      await visitor.asks('startCall');
      await visitor.hears('error');
      const [reported] = await visitor.reported('error');
      const { message } = reported!['error'] as { message: string };
      const [directive] = policy.split(' ');
      assert.ok(message.startsWith(`This page's policy does not allow ${directive}`), message);
      await visitor.part('failure').filter({ hasText: 'not available right now' }).waitFor();
    });

  describe('and continues', () => {
    it('without the levels, and reports that: audio-observer-setup-error', async () => {
      await using visitor = await connects('levels-refused');
      await visitor.reads('assistant', GREETING);
      const reported = await visitor.reported();
      const failed = reported.findIndex((each) =>
        /"audio-observer-setup","status":"failed"/.test(JSON.stringify(each)),
      );
      const [error, ...others] = await visitor.reported('error');
      const { type: told1, stage: told2 } = error!['error'] as Record<string, unknown>;
      assert.deepEqual(
        [told1, told2, others],
        ['audio-observer-setup-error', 'audio-observer-setup', []],
      );
      assert.ok(failed >= 0, 'the progress is emitted');
      assert.equal(reported[failed + 1]?.type, 'error', 'and then the error');
      assert.deepEqual(await visitor.reported('call-start-failed'), []);
      assert.equal((await visitor.reported('call-start-success')).length, 1);
      await ends(visitor);
    });

    it('when the browser blocks playback until the visitor taps, however late', async () => {
      await using visitor = await comes('', {}, WITHOUT_SOUND + holdTimers(LISTENING_LIMIT_MS));
      await visitor.asks('startCall');
      await visitor.part('hear-button').waitFor();
      await visitor.hears('call-start-success');
      assert.equal(await runHeldTimers(visitor.page), 0);
      await visitor.page.evaluate('window.mayPlay = true');
      await visitor.part('hear-button').click();
      await visitor.sees('connected');
      assert.deepEqual(await visitor.reported('error'), []);
      // What was to give the assistant up is gone.
      assert.equal(await runHeldTimers(visitor.page), 0);
      await ends(visitor);
    });
  });

  describe('in its middle', () => {
    it('is cut, and has a reference to copy', async () => {
      await using visitor = await connects('exp-token:8');
      await visitor.hears('error');
      assert.equal((await visitor.reported('call-end')).length, 1);
      assert.equal((await visitor.reported('error')).length, 1);
      await visitor.part('failure').waitFor();
      await waitUntilNothingIsLeft(visitor.page);
      // Without a clipboard the button shows what it would copy.
      await visitor.page.evaluate(() =>
        Object.defineProperty(navigator, 'clipboard', { value: undefined }),
      );
      await visitor.part('reference-button').click();
      const reference = `Call ${await callId(visitor)}`;
      await visitor.part('reference-button').filter({ hasText: reference }).waitFor();
    });
  });
});
