import type { Meta } from '@storybook/web-components-vite';
import { after, CALL, CHAT } from './states.js';
import { common, story, type Show, type Story } from './story.js';

const meta: Meta<Story> = { title: 'Status', ...common };

export default meta;

const open = { type: 'open' } as const;

export const ClickTheMicrophone: Show = story(after({ mode: 'voice' }, open));
export const TypeAMessage: Show = story(after({ mode: 'chat' }, open));
export const ChooseVoiceOrText: Show = story(after({ mode: 'hybrid' }, open));
export const Connecting: Show = story(after({ mode: 'voice' }, open, { type: 'start-call' }));
export const ConnectingInHybrid: Show = story(after({}, open, { type: 'start-call' }));
export const Connected: Show = story(
  after({ mode: 'voice' }, open, { type: 'start-call' }, { type: 'call-connected' }),
);
export const AssistantSpeaking: Show = story(
  after({ mode: 'voice' }, ...CALL, { type: 'call-speech-started', role: 'assistant' }),
);
export const Listening: Show = story(
  after(
    { mode: 'voice' },
    ...CALL,
    { type: 'call-speech-started', role: 'user' },
    { type: 'call-transcribed', role: 'user', text: 'And what does premium', final: false },
  ),
);
export const Muted: Show = story(
  after(
    {},
    ...CALL,
    { type: 'call-speech-started', role: 'user' },
    { type: 'call-changed', change: { muted: true } },
  ),
);
export const AssistantIsTyping: Show = story(after({ mode: 'chat' }, ...CHAT.slice(0, 2)));
export const ChatActive: Show = story(after({ mode: 'chat' }, ...CHAT, { type: 'reply-finished' }));
export const ReadyToAssist: Show = story(after({ mode: 'voice' }, ...CALL, { type: 'end-call' }));

export const WithoutTranscript: Show = story(
  after({ mode: 'voice', showTranscript: false }, ...CALL, {
    type: 'call-speech-started',
    role: 'assistant',
  }),
);
export const WithoutTranscriptInTheDark: Show = {
  args: { ...WithoutTranscript.args, options: { theme: 'dark' } },
};
export const WithoutMotion: Show = {
  ...story(
    after({ mode: 'voice', showTranscript: false }, ...CALL, {
      type: 'call-speech-started',
      role: 'assistant',
    }),
  ),
  tags: ['reduced-motion'],
};
export const TapToHear: Show = story(
  after({}, ...CALL, { type: 'call-changed', change: { playback: 'refused' } }),
);
