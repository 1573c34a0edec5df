import { expect } from '@open-wc/testing';
import type { DailyCall } from '@daily-co/daily-js';
import { failureOf } from '../../../../core/call/call-error.js';
import { joinDaily, whyLate } from '../../../../core/call/daily/join.js';
import type { FailureKind } from '../../../../core/machine/failures.js';
import { DailyDouble } from './daily-double.js';

const url = 'http://127.0.0.1/1';

/** How the library is asked to join. */
const JOINS: readonly [name: string, token: string | null, muted: boolean, asked: object][] = [
  ['without a token', null, false, {}],
  ['with a token', 't-1', false, { token: 't-1' }],
  ['with the microphone off for a visitor who starts muted', null, true, { startAudioOff: true }],
];

/** Why a join is not complete at its timeout. */
const LATE: readonly [
  name: string,
  now: { readonly meeting: string; readonly label: string; readonly muted: boolean },
  kind: FailureKind,
  message: string,
][] = [
  [
    'for want of the microphone, while the visitor is asked for it',
    { meeting: 'joining-meeting', label: '', muted: false },
    'microphone-denied',
    'The microphone was not allowed in time',
  ],
  [
    'for another reason, with a microphone that is allowed',
    { meeting: 'joining-meeting', label: 'Built-in', muted: false },
    'call-failed',
    'The call could not be joined in time',
  ],
  [
    'for another reason, where nobody is asked for a muted microphone',
    { meeting: 'joining-meeting', label: '', muted: true },
    'call-failed',
    'The call could not be joined in time',
  ],
  [
    'for another reason, before anybody can be asked',
    { meeting: 'loading', label: '', muted: false },
    'call-failed',
    'The call could not be joined in time',
  ],
];

describe('the join', () => {
  for (const [name, token, muted, asked] of JOINS)
    it(`is requested ${name}`, async () => {
      const double = new DailyDouble();
      await joinDaily(double.daily, { url, token }, muted);
      const always = { url, subscribeToTracksAutomatically: false };
      // A token that is there but undefined is refused.
      expect(double.asked).to.deep.equal([['join', { ...always, ...asked }]]);
    });

  for (const [name, { meeting, label, muted }, kind, message] of LATE)
    it(`times out ${name}`, async () => {
      const { mediaDevices } = navigator;
      const enumerateDevices = async () => [{ kind: 'audioinput', label }];
      Object.defineProperty(mediaDevices, 'enumerateDevices', {
        value: enumerateDevices,
        configurable: true,
      });
      try {
        const daily = { meetingState: () => meeting } as unknown as DailyCall;
        expect(failureOf(await whyLate(daily, muted))).to.deep.equal({ kind, message });
      } finally {
        Reflect.deleteProperty(mediaDevices, 'enumerateDevices');
      }
    });
});
