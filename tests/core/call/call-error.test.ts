import { expect } from 'chai';
import { CallError, failureOf, messageOf } from '../../../core/call/call-error.js';

const THROWN: readonly [thrown: unknown, message: string][] = [
  ['Failed to load call object bundle.', 'Failed to load call object bundle.'],
  [new Error('no'), 'no'],
  [{ errorMsg: 'The meeting is full' }, 'The meeting is full'],
  [{ msg: 'gone' }, 'gone'],
  [
    { errorMsg: 'The room x is full', error: { msg: 'The meeting is full' } },
    'The meeting is full',
  ],
  [{ errorMsg: 'The meeting is full', error: { type: 'meeting-full' } }, 'The meeting is full'],
  [{ errorMsg: { audioOk: false } }, 'Unknown error'],
  [undefined, 'Unknown error'],
  [null, 'Unknown error'],
];

describe('call errors', () => {
  it('describe anything that was thrown', () => {
    for (const [thrown, message] of THROWN) expect(messageOf(thrown)).to.equal(message);
  });

  it('keep their kind', () => {
    const refused = new CallError('unauthorized', 'Invalid key');
    expect(failureOf(refused)).to.deep.equal({ kind: 'unauthorized', message: 'Invalid key' });
  });

  it('are of no special kind when nothing more is known', () => {
    expect(failureOf('no way')).to.deep.equal({ kind: 'call-failed', message: 'no way' });
  });

  it('know a browser that cannot make calls', () => {
    expect(failureOf(new Error('WebRTC not supported or suppressed')).kind).to.equal('unsupported');
  });
});
