import type { Meta } from '@storybook/web-components-vite';
import type { AssistantOptions, CallConditions, FailureKind, HangUpReason } from '../core/index.js';
import { after, CALL, type Happening } from './states.js';
import { common, onPhone, story, type Show, type Story } from './story.js';

const meta: Meta<Story> = { title: 'Call', ...common };

export default meta;

/** A call as it goes when something of it changes. */
function call(change: Partial<CallConditions>, options: AssistantOptions = {}): Show {
  return story(after({ mode: 'voice' }, ...CALL, { type: 'call-changed', change }), options);
}

/** Some seconds before a limit of the page's ends the call. */
function hangUp(reason: HangUpReason): Partial<CallConditions> {
  return { hangUp: { reason, at: Date.now() + 8500 } };
}

export const MicrophoneSilent: Show = call({ unheard: true });
export const StillThinking: Show = call({ thinking: true });
export const NetworkWeak: Show = call({ network: 'low' });
export const NetworkLost: Show = call({ network: 'lost' });
export const NetworkLostOnAPhone: Show = {
  ...call({ network: 'lost' }),
  ...onPhone,
  tags: ['phone'],
};
export const AreYouStillThere: Show = call(hangUp('silence-timed-out'));
export const AlmostTooLong: Show = call(hangUp('exceeded-max-duration'));
export const PushToTalk: Show = call({ muted: true }, { pushToTalk: true });
export const PushToTalkHeld: Show = call({ muted: false }, { pushToTalk: true });
export const PushToTalkHeldInForcedColors: Show = {
  ...call({ muted: false }, { pushToTalk: true }),
  tags: ['forced-colors'],
};
export const OfATinyLauncher: Show = story(
  after(
    { mode: 'voice' },
    { type: 'start-call' },
    { type: 'call-connected' },
    { type: 'call-changed', change: { unheard: true } },
  ),
  { size: 'tiny' },
);

/** A call that is over, for a reason. */
function ended(reason: string, options: AssistantOptions = {}): Show {
  return story(after({ mode: 'voice' }, ...CALL, { type: 'call-ended', reason }), options);
}

export const EndedByTheVisitor: Show = ended('customer-ended-call');
export const EndedByTheAssistant: Show = ended('assistant-ended-call');
export const EndedBySilence: Show = ended('silence-timed-out');
export const EndedByAPhrase: Show = ended('assistant-said-end-call-phrase');
export const EndedByItsLength: Show = ended('exceeded-max-duration');
export const EndedByBeingPassedOn: Show = ended('assistant-forwarded-call');
export const EndedForAnotherTab: Show = ended('call-moved');
export const EndedForAnotherReason: Show = ended('pipeline-error');
export const EndedInTheDark: Show = ended('customer-ended-call', { theme: 'dark' });
export const EndedWithForcedColors: Show = {
  ...ended('customer-ended-call'),
  tags: ['forced-colors'],
};
export const BesideAClosedPanel: Show = story(
  after(
    {},
    { type: 'start-call' },
    { type: 'call-connected' },
    {
      type: 'call-changed',
      change: { unheard: true },
    },
  ),
);
export const EndedOnATinyPanel: Show = story(
  after({}, ...CALL, { type: 'call-ended', reason: 'customer-ended-call' }),
  { size: 'tiny' },
);
export const EndedOnAPhone: Show = {
  ...ended('assistant-ended-call'),
  ...onPhone,
  tags: ['phone'],
};
export const EndedWithoutAWord: Show = story(
  after(
    { mode: 'voice' },
    { type: 'open' },
    { type: 'start-call' },
    { type: 'call-connected' },
    {
      type: 'call-ended',
      reason: 'customer-ended-call',
    },
  ),
);

/** A call that broke while it went on, or could not begin. */
function broken(kind: FailureKind, ...before: Happening[]): Show {
  const failure = { kind, type: 'call-error', message: 'for developers' } as const;
  return story(
    after({ mode: 'voice' }, ...before, { type: 'call-failed', failure, duration: 900 }),
  );
}

const start: readonly Happening[] = [{ type: 'open' }, { type: 'start-call' }];

export const CutOff: Show = broken('call-dropped', ...CALL);
export const InAnotherTab: Show = broken('call-elsewhere', ...start);
export const TooEarly: Show = broken('call-early', ...start);
export const AllLinesBusy: Show = broken('call-full', ...start);
export const Gone: Show = broken('call-gone', ...start);

export const TypingInTheCall: Show = story(
  after({ typingInCall: true }, ...CALL, { type: 'send-message', text: 'In Whitefield, please.' }),
);
