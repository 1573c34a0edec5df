import { expect } from '@open-wc/testing';
import { createAssistant } from '../../../core/headless/create-assistant.js';
import { startCall } from '../../../core/call/daily/start-call.js';
import type { CallFact } from '../../../core/machine/events.js';
import type { CallRequest } from '../../../core/ports.js';
import { serve } from '../../support/scripted-provider.js';
import { endlessBundle, hasLetGo, isStage, leftOvers, ROOM } from './unanswered-calls.js';
import { describeWith } from '../support/it-with.js';
import { replace } from '../support/after-test.js';
import { waitUntil } from '../support/wait-until.js';

const BASE = { apiUrl: 'http://127.0.0.1:9', publicKey: 'key-1' };

async function failing(request: Partial<CallRequest>): Promise<readonly CallFact[]> {
  const facts: CallFact[] = [];
  startCall({ ...BASE, ...request }, (each) => facts.push(each));
  await waitUntil(() => facts.at(-1)?.type === 'call-failed', 'the call failed');
  return facts;
}

/** The facts of a failed start, without its duration. */
function failureIn(facts: readonly CallFact[]): unknown {
  const last = facts.at(-1);
  return last?.type === 'call-failed' ? last.failure : undefined;
}

describe('startCall', () => {
  it('names what the browser lacks', async () => {
    const real = Object.getOwnPropertyDescriptor(globalThis, 'RTCPeerConnection');
    Reflect.deleteProperty(globalThis, 'RTCPeerConnection');
    expect(failureIn(await failing({ assistantId: 'a-1' }))).to.include({
      kind: 'unsupported',
      message: 'This browser has no WebRTC (RTCPeerConnection).',
    });
    if (real) Object.defineProperty(globalThis, 'RTCPeerConnection', real);
  });

  it('counts from the request, while the code was still loading', async () => {
    const now = performance.now.bind(performance);
    const assistant = createAssistant({ mode: 'voice', publicKey: 'key-1' });
    let total = 0;
    assistant.on('call-start-failed', ({ totalDuration }) => (total = totalDuration));
    assistant.send({ type: 'start-call' });
    const muchLater = 3_600_000;
    replace(performance, 'now', () => now() + muchLater);
    await waitUntil(() => total > 0, 'the call failed');
    expect(total).to.be.at.least(muchLater);
    assistant.disconnect();
  });

  it('accepts any use after its end', () => {
    const handle = startCall(BASE, () => undefined)!;
    handle.stop();
    handle.stop();
    handle.mute(true);
    handle.transport.sendMessage({ type: 'end-call' });
    handle.transport.resumePlayback();
    expect(handle.transport.volume('assistant')).to.equal(0);
    expect(leftOvers()).to.equal(0);
  });

  describeWith('webrtc')('with a call that is created', () => {
    it('fails as offline when Daily cannot load its code, without a report to a third party', async () => {
      const apiUrl = await serve(ROOM);
      const lost = { status: 404, contentType: 'text/plain' };
      const callBundleUrl = await serve(lost, lost, lost);
      const facts = await failing({ apiUrl, callBundleUrl, assistantId: 'a-1' });
      expect(facts.map(({ type }) => type)).not.to.include('call-changed');
      expect(failureIn(facts)).to.include({
        kind: 'offline',
        type: 'daily-call-join-error',
        stage: 'daily-call-join',
      });
      await hasLetGo();
    });

    it('waits on a phone, where permission prompts come late', async () => {
      const apiUrl = await serve(ROOM);
      replace(navigator, 'userAgent', 'iPhone');
      const facts: CallFact[] = [];
      const request = { ...BASE, apiUrl, assistantId: 'a-1', pushToTalk: true };
      const callBundleUrl = await endlessBundle();
      const handle = startCall({ ...request, callBundleUrl }, (each) => facts.push(each))!;
      await waitUntil(() => facts.some((each) => isStage(each, 'daily-call-join')), 'it joins');
      handle.stop();
      const waits = facts.filter((each) => isStage(each, 'mobile-permissions'));
      expect(waits).to.have.length(2);
      expect(facts).to.deep.include({ type: 'call-changed', change: { muted: true } });
      expect(waits[1]).not.to.have.nested.property('progress.metadata');
      await hasLetGo();
    });
  });
});
