import { expect } from '@open-wc/testing';
import type { DailyCall } from '@daily-co/daily-js';
import { failureOf } from '../../../../core/call/call-error.js';
import { whyLate } from '../../../../core/call/daily/late-join.js';
import type { FailureKind } from '../../../../core/machine/failures.js';

/** Why a join is not complete at its timeout. */
const LATE: readonly [
  name: string,
  now: {
    readonly meeting: string;
    readonly permission?: PermissionState;
    readonly label: string;
    readonly muted: boolean;
  },
  kind: FailureKind,
  message: string,
][] = [
  [
    'the visitor has not answered the permission prompt',
    { meeting: 'joining-meeting', label: '', muted: false },
    'microphone-denied',
    'The microphone was not allowed in time',
  ],
  [
    'the microphone is allowed for this visit',
    { meeting: 'joining-meeting', label: 'Built-in', muted: false },
    'call-failed',
    'The call could not be joined in time',
  ],
  [
    'the microphone is allowed for good, and the browser does not name it yet',
    { meeting: 'joining-meeting', permission: 'granted', label: '', muted: false },
    'call-failed',
    'The call could not be joined in time',
  ],
  [
    'a muted microphone needs no permission',
    { meeting: 'joining-meeting', label: '', muted: true },
    'call-failed',
    'The call could not be joined in time',
  ],
  [
    'the prompt has not been shown yet',
    { meeting: 'loading', label: '', muted: false },
    'call-failed',
    'The call could not be joined in time',
  ],
];

describe('whyLate', () => {
  for (const [name, { meeting, permission = 'prompt', label, muted }, kind, message] of LATE)
    it(`explains a late join: ${name}`, async () => {
      const { mediaDevices, permissions } = navigator;
      Object.defineProperty(permissions, 'query', {
        value: async () => ({ state: permission }),
        configurable: true,
      });
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
        Reflect.deleteProperty(permissions, 'query');
      }
    });
});
