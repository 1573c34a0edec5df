import { expect } from '@open-wc/testing';
import type { DailyCall } from '@daily-co/daily-js';
import { failureOf } from '../../../../core/call/call-error.js';
import { whyLate } from '../../../../core/call/daily/late-join.js';
import { replace } from '../../support/after-test.js';

const PROMPTED = { meeting: 'joining-meeting', permission: 'prompt', label: '', muted: false };

/** What a join that is late may wait for, and what is known then. */
const LATE: readonly [name: string, now: Partial<typeof PROMPTED>][] = [
  ['the visitor has not answered the permission prompt', {}],
  ['the microphone is allowed for this visit', { label: 'Built-in' }],
  [
    'the microphone is allowed for good, and the browser does not name it yet',
    { permission: 'granted' },
  ],
  ['a muted microphone needs no permission', { muted: true }],
  ['the prompt has not been shown yet', { meeting: 'loading' }],
];

const DENIED = { kind: 'microphone-denied', message: 'The microphone was not allowed in time' };
const FAILED = { kind: 'call-failed', message: 'The call could not be joined in time' };

describe('whyLate', () => {
  for (const [name, now] of LATE)
    it(`explains a late join: ${name}`, async () => {
      const { meeting, permission, label, muted } = { ...PROMPTED, ...now };
      const { mediaDevices, permissions } = navigator;
      replace(permissions, 'query', async () => ({ state: permission }) as PermissionStatus);
      const camera = { kind: 'videoinput', label: 'Camera' };
      const devices = [camera, { kind: 'audioinput', label }] as MediaDeviceInfo[];
      replace(mediaDevices, 'enumerateDevices', async () => devices);
      const daily = { meetingState: () => meeting } as unknown as DailyCall;
      const isDenied = Object.keys(now).length === 0;
      expect(failureOf(await whyLate(daily, muted))).to.deep.equal(isDenied ? DENIED : FAILED);
    });
});
