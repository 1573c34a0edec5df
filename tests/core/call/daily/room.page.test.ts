import { expect } from '@open-wc/testing';
import type { CallError } from '../../../../core/call/call-error.js';
import Daily from '@daily-co/daily-js';
import { callStore, endRoom, joinOnceFree } from '../../../../core/call/daily/room.js';
import type { CallRequest } from '../../../../core/ports.js';
import { ManualTimers } from '../../../support/manual-timers.js';
import { replace } from '../../support/after-test.js';
import { DailyDouble } from './daily-double.js';

const REQUEST: CallRequest = {
  apiUrl: 'http://127.0.0.1:1',
  publicKey: 'key-1',
  assistantId: 'a-1',
  clientId: 'one',
};

const MUTED = ['setLocalAudio', false];
const ENDED = ['sendAppMessage', '{"type":"end-call"}'];

/** A refusal as the call library rejects with it. */
const refusal = (type: string) => ({ errorMsg: `It is ${type}.`, error: { type } });

describe('a room that waits for its visitor', () => {
  let timers: ManualTimers;
  let tries: number;

  beforeEach(() => {
    timers = new ManualTimers();
    timers.install();
    tries = 0;
  });

  afterEach(() => timers.restore());

  /** Joins a call that refuses so, as often as is said. */
  function joining(type: string, times: number): Promise<unknown> {
    const join = () => (tries++ < times ? Promise.reject(refusal(type)) : Promise.resolve());
    return joinOnceFree(join).then(
      () => 'joined',
      (error: unknown) => (error as CallError).kind,
    );
  }

  it('is tried again every two seconds while the page before counts as being there', async () => {
    const joined = joining('meeting-full', 2);
    await timers.advance(0);
    await timers.advance(3999);
    expect(tries).to.equal(2);
    await timers.advance(1);
    expect([await joined, tries]).to.deep.equal(['joined', 3]);
    expect(timers.pending).to.equal(0);
  });

  it('is given up as full after ten more tries', async () => {
    const joined = joining('meeting-full', Infinity);
    await timers.advance(0);
    await timers.advance(20_000);
    expect([await joined, tries]).to.deep.equal(['call-full', 11]);
  });

  it('is not tried again when it is over', async () => {
    expect([await joining('exp-room', 1), tries]).to.deep.equal(['call-gone', 1]);
  });

  it('fails like a new one if its code cannot be loaded', async () => {
    const refused = 'Failed to load call object bundle http://127.0.0.1:1/nope.js';
    const join = () => Promise.reject(refused);
    const error = await joinOnceFree(join).catch((it: unknown) => it);
    const message = 'Failed to load call object bundle.';
    expect(error).to.include({ kind: 'offline', message });
  });

  it('sends end-call and leaves once a call that is ended during its join is joined', async () => {
    const double = new DailyDouble();
    let joined = () => {};
    const join = new Promise<void>((resolve) => (joined = resolve));
    const end = endRoom({ request: REQUEST, daily: double.daily, joining: join });
    await timers.advance(0);
    expect(double.asked).to.deep.equal([['setLocalAudio', false]]);
    double.meeting = 'joined-meeting';
    joined();
    await end;
    expect(double.asked).to.deep.equal([MUTED, ENDED, MUTED]);
    double.emit('left-meeting', {});
    await timers.advance(0);
    expect(double.asked.at(-1)).to.deep.equal(['destroy']);
  });

  for (const [name, meeting, joining, asked] of [
    ['and its join fails', 'joining-meeting', () => Promise.reject('offline'), [MUTED]],
    ['while the code of the join loads', 'loading', () => new Promise(() => {}), []],
    ['when the join has begun only just now', 'new', () => new Promise(() => {}), []],
    ['before its join', 'joining-meeting', () => undefined, []],
  ] as const)
    it(`is destroyed when a call is ended ${name}`, async () => {
      const double = new DailyDouble();
      double.meeting = meeting;
      await endRoom({ request: REQUEST, daily: double.daily, joining: joining() });
      expect(double.asked).to.deep.equal([...asked, ['destroy']]);
    });

  for (const [origin, token, options] of [
    ['new', 't-1', null],
    ['resumed', null, {}],
    ['resumed', 't-1', { token: 't-1' }],
  ] as const)
    it(`of a ${origin} call, with the token ${token}, is joined only to end it`, async () => {
      const double = new DailyDouble();
      double.meeting = 'joined-meeting';
      replace(Daily, 'createCallObject', () => Object.assign(double.daily, { iframe: () => null }));
      const webCall = { id: null, url: 'room', token, recording: false, voiceProvider: null };
      callStore(REQUEST).save({ webCall });
      await endRoom({ request: { ...REQUEST, origin }, daily: null, joining: undefined });
      const silent = { url: 'room', audioSource: false, startAudioOff: true };
      const asked = [['join', { ...silent, ...options }], MUTED, ENDED, MUTED];
      expect(double.asked).to.deep.equal(options ? asked : []);
      expect(callStore(REQUEST).own).to.equal(undefined);
    });
});
