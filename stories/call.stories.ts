import type { Meta } from '@storybook/web-components-vite';
import type {
  AssistantOptions,
  CallConditions,
  FailureKind,
  HangUpReason,
} from '../core/headless/index.js';
import { drawnPart, whenDrawn } from './drawn.js';
import { after, CALL, type Happening } from './states.js';
import { common, onPhone, show, story, type Show, type Story } from './story.js';

const meta: Meta<Story> = { title: 'Call', ...common };

export default meta;

/** A connected call with changed conditions. */
function call(change: Partial<CallConditions>, options: AssistantOptions = {}): Show {
  return story(after({ mode: 'voice' }, ...CALL, { type: 'call-changed', change }), options);
}

/** Some seconds before a limit of the page's ends the call, counted from when it is looked at. */
function hangUp(reason: HangUpReason): Show {
  const begun = () => call({ hangUp: { reason, at: Date.now() + 8500 } });
  return { ...begun(), render: (args) => show({ ...args, ...begun().args }) };
}

export const MicrophoneSilent: Show = call({ unheard: 'silent' });
export const MicrophoneBusy: Show = call({ unheard: 'microphone-busy' });
export const MicrophoneMissing: Show = call({ unheard: 'microphone-missing' });
export const MicrophoneLost: Show = call({ unheard: 'microphone-lost' });
export const MicrophoneDenied: Show = call({ unheard: 'microphone-denied' });
export const MicrophoneDeniedInTheDark: Show = call(
  { unheard: 'microphone-denied' },
  { theme: 'dark' },
);
export const MicrophoneDeniedOnAPhone: Show = {
  ...call({ unheard: 'microphone-denied' }),
  ...onPhone,
  tags: ['phone'],
};
export const StillThinking: Show = call({ thinking: true });
export const NetworkWeak: Show = call({ network: 'low' });
export const NetworkLost: Show = call({ network: 'lost' });
export const NetworkLostOnAPhone: Show = {
  ...call({ network: 'lost' }),
  ...onPhone,
  tags: ['phone'],
};
/** A person speaks: the line that one talks with an AI is gone. */
export const HandedOver: Show = call({ handedOver: true });
export const AreYouStillThere: Show = hangUp('silence-timed-out');
export const AlmostTooLong: Show = hangUp('exceeded-max-duration');
export const PushToTalk: Show = call({ muted: true }, { pushToTalk: true });
export const PushToTalkHeld: Show = call({ muted: false }, { pushToTalk: true });
export const PushToTalkHeldInForcedColors: Show = {
  ...call({ muted: false }, { pushToTalk: true }),
  tags: ['forced-colors'],
};

/** Text can be sent before and after the call, so the composer is next to the button. */
function pushToTalkInHybrid(options: AssistantOptions = {}): Show {
  const state = after({}, ...CALL, { type: 'call-changed', change: { muted: true } });
  return story(state, { pushToTalk: true, ...options });
}

export const PushToTalkInHybrid: Show = pushToTalkInHybrid();
export const PushToTalkInHybridInTheDark: Show = pushToTalkInHybrid({ theme: 'dark' });
export const PushToTalkInHybridOnATinyPanel: Show = pushToTalkInHybrid({ size: 'tiny' });
export const PushToTalkInHybridOnAPhone: Show = {
  ...pushToTalkInHybrid(),
  ...onPhone,
  tags: ['phone'],
};
export const OfATinyLauncher: Show = story(
  after(
    { mode: 'voice' },
    { type: 'start-call' },
    { type: 'call-connected' },
    { type: 'call-changed', change: { unheard: 'silent' } },
  ),
  { size: 'tiny' },
);

/** A call that ended for a reason. */
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

/** The transcript is copied. `writeText` decides whether the browser allows it. */
function copied(writeText: () => Promise<void>, options: AssistantOptions = {}): Show {
  return {
    ...ended('customer-ended-call', options),
    beforeEach: () => withClipboard(writeText),
    async play({ canvasElement }) {
      (await drawnPart(canvasElement, 'copy-button')).click();
      await whenDrawn(canvasElement, (root) =>
        root.querySelector('.actions [role=status]')?.textContent.trim(),
      );
    },
  };
}

/** Gives the page a clipboard of its own, and returns what takes it away again. */
function withClipboard(writeText: () => Promise<void>): () => void {
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  const clipboard = { configurable: true, value: { writeText } };
  Object.defineProperty(navigator, 'clipboard', clipboard);
  return () => {
    if (before) Object.defineProperty(navigator, 'clipboard', before);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
}

const allow = () => Promise.resolve();
const forbid = () => Promise.reject(new DOMException('Not here', 'NotAllowedError'));

export const Copied: Show = copied(allow);
export const CopiedInTheDark: Show = copied(allow, { theme: 'dark' });
export const CopiedOnAPhone: Show = { ...copied(allow), ...onPhone, tags: ['phone'] };
export const NotCopied: Show = copied(forbid);
export const NotCopiedInTheDark: Show = copied(forbid, { theme: 'dark' });
export const NotCopiedOnAPhone: Show = { ...copied(forbid), ...onPhone, tags: ['phone'] };

export const BesideAClosedPanel: Show = story(
  after(
    {},
    { type: 'start-call' },
    { type: 'call-connected' },
    {
      type: 'call-changed',
      change: { unheard: 'silent' },
    },
  ),
);
export const EndedOnATinyPanel: Show = story(
  after({}, ...CALL, { type: 'call-ended', reason: 'customer-ended-call' }),
  { size: 'tiny' },
);
export const EndedOfATinyLauncher: Show = story(
  after({ mode: 'voice' }, ...CALL.slice(1), { type: 'call-ended', reason: 'silence-timed-out' }),
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

/** A call that failed while connecting or connected. */
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
