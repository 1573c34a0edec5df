import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import type { AssistantOptions, CallFailure, State } from '../core/index.js';
import '../elements/define.js';
import { after, CALL, CHAT } from './states.js';

interface Story {
  state: State;
  options: AssistantOptions;
}

function show({ state, options }: Story): TemplateResult {
  const { mode, showTranscript, firstChatMessage } = state.settings;
  return html`<div style="min-height: 42rem">
    <voice-assistant
      .options=${{ mode, showTranscript, firstChatMessage, size: 'compact', ...options }}
      .snapshot=${state}
    ></voice-assistant>
  </div>`;
}

const meta: Meta<Story> = {
  title: 'Voice assistant',
  component: 'voice-assistant',
  render: show,
  args: { options: {} },
};

export default meta;
type Show = StoryObj<Story>;

const denied: CallFailure = {
  kind: 'microphone-denied',
  type: 'daily-call-join-error',
  message: 'The microphone was denied',
};

export const Launcher: Show = {
  args: { state: after({}), options: { ctaSubtitle: 'Ask us anything' } },
};

export const LauncherInDark: Show = {
  args: {
    state: after({}),
    options: { theme: 'dark', ctaButtonColor: '#10b981', ctaButtonTextColor: '#000' },
  },
};

export const TinyInCall: Show = {
  args: {
    state: after({ mode: 'voice' }, { type: 'start-call' }, { type: 'call-connected' }),
    options: { size: 'tiny' },
  },
};

export const EmptyVoice: Show = { args: { state: after({ mode: 'voice' }, { type: 'open' }) } };
export const EmptyChat: Show = { args: { state: after({ mode: 'chat' }, { type: 'open' }) } };
export const EmptyHybrid: Show = { args: { state: after({}, { type: 'open' }) } };

export const Greeting: Show = {
  args: {
    state: after(
      { mode: 'chat', firstChatMessage: 'Hey, How can I help you today?' },
      { type: 'open' },
    ),
  },
};

export const Connecting: Show = {
  args: { state: after({ mode: 'voice' }, { type: 'open' }, { type: 'start-call' }) },
};

export const Speaking: Show = {
  args: { state: after({}, ...CALL, { type: 'call-speech-started', role: 'assistant' }) },
};

export const Listening: Show = {
  args: {
    state: after(
      { mode: 'voice' },
      ...CALL,
      { type: 'call-speech-started', role: 'user' },
      { type: 'call-transcribed', role: 'user', text: 'And the premi', final: false },
    ),
  },
};

export const Muted: Show = {
  args: { state: after({}, ...CALL, { type: 'call-muted', muted: true }) },
};

export const VoiceVisual: Show = {
  args: {
    state: after({ mode: 'voice', showTranscript: false }, ...CALL, {
      type: 'call-speech-started',
      role: 'assistant',
    }),
  },
};

export const PlaybackRefused: Show = {
  args: { state: after({}, ...CALL, { type: 'call-playback', playback: 'refused' }) },
};

export const Typing: Show = { args: { state: after({}, ...CHAT) } };

export const ChatActive: Show = { args: { state: after({}, ...CHAT, { type: 'reply-finished' }) } };

export const BrokenReply: Show = {
  args: {
    state: after({}, ...CHAT, {
      type: 'reply-failed',
      failure: {
        kind: 'stream-broken',
        message: 'The stream broke off',
        turn: { text: 'What do your virtual tours cost?' },
      },
    }),
  },
};

export const AfterCall: Show = {
  args: { state: after({ mode: 'voice' }, ...CALL, { type: 'end-call' }) },
};

export const MicrophoneDenied: Show = {
  args: {
    state: after(
      {},
      { type: 'open' },
      { type: 'start-call' },
      { type: 'call-failed', failure: denied, duration: 900 },
    ),
  },
};

export const Consent: Show = {
  args: { state: after({ consentRequired: true }, { type: 'open' }) },
};

export const InDark: Show = {
  args: { state: after({}, ...CHAT, { type: 'reply-finished' }), options: { theme: 'dark' } },
};
