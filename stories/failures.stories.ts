import type { Meta } from '@storybook/web-components-vite';
import type { FailureKind } from '../core/headless/index.js';
import { after, CHAT, type Happening } from './states.js';
import { common, story, type Show, type Story } from './story.js';

const meta: Meta<Story> = { title: 'Failures', ...common };

export default meta;

function call(kind: FailureKind, ...before: Happening[]): Show {
  const failure = { kind, type: 'daily-call-join-error', message: 'for developers' } as const;
  return story(
    after({}, { type: 'open' }, { type: 'start-call' }, ...before, {
      type: 'call-failed',
      failure,
      duration: 900,
    }),
  );
}

function chat(kind: FailureKind, happened: readonly Happening[] = CHAT.slice(0, 2)): Show {
  const turn = { id: 'message-1', text: 'What do your virtual tours cost?' };
  return story(
    after({ mode: 'chat' }, ...happened, {
      type: 'reply-failed',
      failure: { kind, message: 'for developers', turn, uncertain: kind === 'unconfirmed' },
    }),
  );
}

export const MicrophoneDenied: Show = call('microphone-denied');
export const InTheDark: Show = {
  args: { ...call('microphone-denied').args, options: { theme: 'dark' } },
};
export const WithForcedColors: Show = { ...call('call-full'), tags: ['forced-colors'] };
export const FallbackToText: Show = story(
  after(
    { mode: 'voice', fallback: 'chat' },
    { type: 'open' },
    { type: 'start-call' },
    {
      type: 'call-failed',
      failure: { kind: 'microphone-missing', type: 'daily-call-join-error', message: 'x' },
      duration: 900,
    },
  ),
);
export const MicrophoneMissing: Show = call('microphone-missing');
export const MicrophoneBusy: Show = call('microphone-busy');
export const MicrophoneForbidden: Show = call('microphone-forbidden');
export const Unsupported: Show = call('unsupported');
export const CallFailed: Show = call('call-failed');
export const NoAnswer: Show = call('no-answer');
export const Misconfigured: Show = call('misconfigured');
export const CallDropped: Show = call('call-dropped', { type: 'call-connected' });
export const Offline: Show = chat('offline');
export const Unauthorized: Show = chat('unauthorized');
export const Rejected: Show = chat('rejected');
export const Unconfirmed: Show = chat('unconfirmed');
export const StreamBroken: Show = chat('stream-broken', CHAT);

export const OfATinyLauncher: Show = story(
  after(
    { mode: 'voice' },
    { type: 'start-call' },
    {
      type: 'call-failed',
      failure: { kind: 'microphone-denied', type: 'daily-call-join-error', message: 'x' },
      duration: 900,
    },
  ),
  { size: 'tiny' },
);
