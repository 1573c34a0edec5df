import { expect } from '@open-wc/testing';
import { createAssistant } from '../../../../core/headless/create-assistant.js';
import { callStore } from '../../../../core/call/resume/call-store.js';
import type { CallRequest, StoredCall } from '../../../../core/ports.js';
import { endlessBundle, hasLetGo, joins, ROOM } from '../../call/unanswered-calls.js';
import { received, serve } from '../../../support/scripted-provider.js';
import { turns } from '../../../support/manual-timers.js';
import { recordedPorts } from '../../../support/recorded-ports.js';
import { spoken } from '../../machine/support/states.js';
import { describeWith } from '../../support/it-with.js';
import { replace } from '../../support/after-test.js';
import { waitUntil } from '../../support/wait-until.js';

const OPTIONS = { mode: 'voice', publicKey: 'key-1', assistantId: 'a-1' } as const;

const KEY = 'voice-assistant-call';

const WEB_CALL = {
  id: 'call-1',
  url: 'http://127.0.0.1:9/rooms/of-another-page',
  token: null,
  recording: false,
  voiceProvider: null,
};

const turn = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent(type, { persisted }));

const locks = async () => (await navigator.locks.query()).held!.filter(({ name }) => name === KEY);

/** What is kept for a page load, newest last. */
const kept = () => JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as StoredCall[];

/** An assistant of this page whose call is being joined. */
async function joining(also: { rejoin?: boolean } = {}) {
  const apiUrl = await serve(ROOM, ROOM);
  const callBundleUrl = await endlessBundle();
  const assistant = createAssistant({ ...OPTIONS, ...also, apiUrl, callBundleUrl });
  const reported: string[] = [];
  assistant.on('call-end', ({ reason }) => reported.push(reason));
  assistant.on('call-start-failed', () => reported.push('call-start-failed'));
  assistant.on('error', () => reported.push('error'));
  assistant.send({ type: 'start-call' });
  await joins(assistant);
  return { assistant, apiUrl, reported };
}

/** An assistant in a call that the page can take up again, whose options may change. */
function talking(rejoin: boolean) {
  const ports = recordedPorts();
  const assistant = createAssistant({ ...OPTIONS, rejoin }, { ports });
  assistant.send({ type: 'start-call' });
  const [call] = ports.calls;
  callStore(call!.request).save({ webCall: WEB_CALL });
  call!.emit({ type: 'call-connected' });
  call!.emit({ type: 'call-transcribed', role: 'assistant', text: 'Hey', final: true });
  const set = (wanted: boolean) => assistant.configure({ ...OPTIONS, rejoin: wanted });
  const said = () => {
    turn('pagehide', false);
    return kept().at(-1)?.transcript.entries.length;
  };
  return { assistant, ports, request: call!.request, set, said };
}

describe('the assistant on a page that is left', () => {
  const own: CallRequest[] = [];

  afterEach(() => {
    for (const each of own.splice(0)) callStore(each).forget();
    sessionStorage.clear();
  });

  describeWith('webrtc')('with a call that is joined', () => {
    it('ends a call whose page the browser keeps, and frees all that it held', async () => {
      const { assistant, reported } = await joining();
      expect(await locks()).to.have.length(1);
      turn('pagehide', true);
      expect(reported).to.deep.equal(['customer-ended-call']);
      expect(assistant.state.voice.status).to.equal('disconnected');
      await hasLetGo();
      expect(await locks()).to.deep.equal([]);
      turn('pageshow', true);
      turn('pagehide', true);
      await turns();
      expect(reported).to.deep.equal(['customer-ended-call']);
      assistant.disconnect();
    });

    it('forgets a call that ends because the page changes the assistant', async () => {
      const { assistant, apiUrl, reported } = await joining({ rejoin: true });
      expect(kept()).to.have.length(1);
      assistant.configure({ ...OPTIONS, assistantId: 'a-2', rejoin: true, apiUrl });
      await hasLetGo();
      expect([reported, kept()]).to.deep.equal([['customer-ended-call'], []]);
      assistant.disconnect();
    });

    it('resumes the same call on a page from the back/forward cache, with the option', async () => {
      const { assistant, apiUrl, reported } = await joining({ rejoin: true });
      const { now } = Date;
      const later = now() + 1000;
      replace(Date, 'now', () => later);
      turn('pagehide', true);
      replace(Date, 'now', now);
      expect(reported).to.deep.equal(['customer-ended-call']);
      // Its progress was stored before it ended, whatever the order of the page's listeners.
      expect(kept().map(({ webCall, at }) => [webCall.id, at])).to.deep.equal([['call-1', later]]);
      turn('pageshow', true);
      await joins(assistant);
      expect(await received(apiUrl)).to.have.length(1);
      expect(reported).to.deep.equal(['customer-ended-call']);
      // What is left so is not waited for at the other side.
      turn('pagehide', true);
      assistant.disconnect();
      await hasLetGo();
    });
  });

  it('stores the progress of a call while the option is set', async () => {
    const { assistant, request, set, said } = talking(false);
    own.push(request);
    expect(said()).to.equal(0);
    set(true);
    await waitUntil(() => said() === 1, 'it is kept');
    set(false);
    assistant.send({ type: 'send-to-call', message: {} });
    callStore(request).save({ webCall: WEB_CALL });
    await turns();
    expect(said()).to.equal(0);
    set(true);
    await waitUntil(() => said() === 1, 'it is kept again');
    assistant.disconnect();
    callStore(request).save({ webCall: WEB_CALL });
    expect(said()).to.equal(0);
  });

  it('resumes an interrupted call when the page sets the option later', async () => {
    const ports = recordedPorts();
    const assistant = createAssistant(OPTIONS, { ports });
    const before = { ...assistant.options, publicKey: 'key-1', clientId: 'before' };
    callStore({ ...before, assistantId: 'a-1' }).save({
      webCall: WEB_CALL,
      since: 7,
      transcript: { entries: [spoken(1, 'user', 'Hello')] },
    });
    const [call] = kept();
    callStore(before).forget();
    sessionStorage.setItem(KEY, JSON.stringify([call]));
    await turns();
    expect(ports.calls).to.have.length(0);
    await import('../../../../core/headless/features/shared-context.js');
    assistant.configure({ ...OPTIONS, rejoin: true, sharedContext: true });
    await waitUntil(() => ports.calls.length > 0, 'it is taken up');
    expect(ports.calls[0]!.request).to.include({ origin: 'resumed', since: 7 });
    ports.calls[0]!.emit({ type: 'call-connected', since: 7 });
    expect(ports.calls[0]!.asked).to.deep.equal([]);
    own.push(ports.calls[0]!.request);
    assistant.disconnect();
  });

  it('resumes no call while it has one, and leaves that to another page', async () => {
    const { assistant, ports, request, set, said } = talking(false);
    own.push(request);
    const other = { ...request, clientId: 'other' };
    const webCall = { ...WEB_CALL, id: 'call-0', url: 'http://127.0.0.1:9/rooms/0' };
    callStore(other).save({ webCall });
    const [, cut] = kept();
    callStore(other).forget();
    sessionStorage.setItem(KEY, JSON.stringify([cut, ...kept()]));
    set(true);
    await waitUntil(() => said() === 1, 'it listens');
    await turns();
    expect(ports.calls).to.have.length(1);
    expect(ports.calls[0]!.asked).to.deep.equal([]);
    callStore(request).forget();
    expect(callStore(other).load()?.webCall.id).to.equal('call-0');
    callStore(other).forget();
    assistant.disconnect();
  });

  it('has its controls say so once it is disposed of', async () => {
    const ports = recordedPorts();
    const assistant = createAssistant(OPTIONS, { ports });
    const controls = await assistant.callControls();
    expect(await assistant.callControls()).to.equal(controls);
    controls.join();
    expect(ports.calls).to.have.length(1);
    assistant.disconnect();
    expect(() => controls.join()).to.throw('join(): Use after destroy');
    expect(() => controls.setMuted(true)).to.throw('setMuted(): Use after destroy');
    expect(ports.calls).to.have.length(1);
  });
});
