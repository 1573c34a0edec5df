import type { AssistantOptions, State } from '../../../core/headless/index.js';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { after, CALL } from '../../../stories/states.js';
import { part, present, rgb, style, text } from './drawing.js';

/** What an option changes of what a visitor sees. */
export interface OptionEffect {
  /** The option as it is named in the option object. */
  readonly option: keyof AssistantOptions;
  /** As attribute and as property, where that is not the option's own name. */
  readonly named?: { readonly attribute: string; readonly property: string };
  readonly given: string | boolean | object;
  /** The other options with which one sees it. */
  readonly among?: AssistantOptions;
  /** A state in which one sees it; without one, the closed or opened widget as it runs. */
  readonly at: 'closed' | 'opened' | State;
  readonly seen: (element: VoiceAssistant) => unknown;
  /** What is seen with the default, and with the value given. */
  readonly usual: unknown;
  readonly then: unknown;
}

const voiceOpen = after({ mode: 'voice' }, { type: 'open' });
const voiceCall = after({ mode: 'voice' }, ...CALL);
const voiceSilent = after(
  { mode: 'voice' },
  { type: 'open' },
  { type: 'start-call' },
  { type: 'call-connected' },
);
const consentAsked = after({ consentRequired: true }, { type: 'open' });

const shown = (name: string) => (element: VoiceAssistant) => text(element, name);

/** The two edges of the window that the launcher is nearest to. */
function corner(element: VoiceAssistant): string {
  const { left, right, top, bottom } = present(element, 'launcher').getBoundingClientRect();
  return `${innerHeight - bottom < top ? 'bottom' : 'top'} ${innerWidth - right < left ? 'right' : 'left'}`;
}

function look(element: VoiceAssistant): unknown[] {
  const { colorScheme, borderTopLeftRadius } = style(element, 'launcher');
  return [colorScheme, borderTopLeftRadius, present(element, 'launcher').classList[1]];
}

const controls = (element: VoiceAssistant) =>
  ['text-box', 'send-button', 'call-button'].filter((name) => part(element, name));

export const OPTION_EFFECTS: readonly OptionEffect[] = [
  {
    option: 'title',
    named: { attribute: 'heading', property: 'heading' },
    given: 'Ask us',
    at: 'opened',
    seen: shown('title'),
    usual: 'Talk with AI',
    then: 'Ask us',
  },
  {
    option: 'preset',
    given: 'vivid',
    at: 'closed',
    seen: (element) => rgb(style(element, 'launcher').backgroundColor),
    usual: [0, 0, 0],
    then: [11, 131, 117],
  },
  {
    option: 'ctaTitle',
    given: 'Talk to us',
    at: 'closed',
    seen: shown('launcher-title'),
    usual: 'Talk with AI',
    then: 'Talk to us',
  },
  {
    option: 'ctaSubtitle',
    given: 'By text',
    at: 'closed',
    seen: shown('launcher-subtitle'),
    usual: undefined,
    then: 'By text',
  },
  {
    option: 'avatar',
    given: '/ava.png',
    at: 'opened',
    seen: (element) => part(element, 'avatar')?.getAttribute('src'),
    usual: undefined,
    then: '/ava.png',
  },
  {
    option: 'greeting',
    given: 'I know every flat',
    at: 'opened',
    seen: shown('greeting'),
    usual: 'How can I help you?',
    then: 'I know every flat',
  },
  {
    option: 'startButtonText',
    given: 'Begin',
    among: { mode: 'voice' },
    at: voiceOpen,
    seen: shown('call-button'),
    usual: 'Start',
    then: 'Begin',
  },
  {
    option: 'endButtonText',
    given: 'Hang up',
    among: { mode: 'voice' },
    at: voiceCall,
    seen: shown('call-button'),
    usual: 'End Call',
    then: 'Hang up',
  },
  {
    option: 'voiceEmptyMessage',
    given: 'Just ask',
    among: { mode: 'voice' },
    at: 'opened',
    seen: shown('empty-text'),
    usual: 'Click the start button to begin a conversation',
    then: 'Just ask',
  },
  {
    option: 'voiceActiveEmptyMessage',
    given: 'We hear you',
    among: { mode: 'voice' },
    at: voiceSilent,
    seen: shown('empty-text'),
    usual: 'Listening...',
    then: 'We hear you',
  },
  {
    option: 'chatEmptyMessage',
    given: 'Write to us',
    among: { mode: 'chat' },
    at: 'opened',
    seen: shown('empty-text'),
    usual: 'Type a message to start chatting',
    then: 'Write to us',
  },
  {
    option: 'hybridEmptyMessage',
    given: 'Write or talk',
    among: { mode: 'hybrid' },
    at: 'opened',
    seen: shown('empty-text'),
    usual: 'Use voice or text to communicate',
    then: 'Write or talk',
  },
  {
    option: 'firstChatMessage',
    given: 'Hey, How can I help you today?',
    at: 'opened',
    seen: shown('bubble'),
    usual: undefined,
    then: 'Hey, How can I help you today?',
  },
  {
    option: 'chatPlaceholder',
    given: 'Your question',
    at: 'opened',
    seen: (element) => present(element, 'text-box').getAttribute('placeholder'),
    usual: 'Type your message...',
    then: 'Your question',
  },
  {
    option: 'mode',
    given: 'voice',
    at: 'opened',
    seen: controls,
    usual: ['text-box', 'send-button'],
    then: ['call-button'],
  },
  {
    option: 'position',
    given: 'top-left',
    at: 'closed',
    seen: corner,
    usual: 'bottom right',
    then: 'top left',
  },
  {
    option: 'size',
    given: 'compact',
    at: 'opened',
    seen: (element) => style(element, 'panel').width,
    usual: '448px',
    then: '384px',
  },
  {
    option: 'radius',
    given: 'large',
    at: 'closed',
    seen: (element) => style(element, 'launcher').borderTopLeftRadius,
    usual: '16px',
    then: '24px',
  },
  {
    option: 'theme',
    given: 'dark',
    at: 'opened',
    seen: (element) => rgb(style(element, 'panel').backgroundColor),
    usual: [255, 255, 255],
    then: [22, 24, 29],
  },
  {
    option: 'styles',
    given: { theme: 'dark', radius: 'none', size: 'compact' },
    at: 'closed',
    seen: look,
    usual: ['light', '16px', 'full'],
    then: ['dark', '0px', 'compact'],
  },
  {
    option: 'baseColor',
    given: '#102030',
    at: 'opened',
    seen: (element) => rgb(style(element, 'panel').backgroundColor),
    usual: [255, 255, 255],
    then: [16, 32, 48],
  },
  {
    option: 'accentColor',
    given: '#00ff00',
    among: { mode: 'hybrid' },
    at: 'opened',
    seen: (element) => rgb(style(element, 'call-button').backgroundColor),
    usual: [11, 131, 117],
    then: [0, 255, 0],
  },
  {
    option: 'ctaButtonColor',
    given: '#123456',
    at: 'closed',
    seen: (element) => rgb(style(element, 'launcher').backgroundColor),
    usual: [0, 0, 0],
    then: [0x12, 0x34, 0x56],
  },
  {
    option: 'ctaButtonTextColor',
    given: '#fde047',
    at: 'closed',
    seen: (element) => rgb(style(element, 'launcher').color),
    usual: [255, 255, 255],
    then: [0xfd, 0xe0, 0x47],
  },
  {
    option: 'consentTitle',
    given: 'Before we talk',
    at: consentAsked,
    seen: (element) => present(element, 'consent').querySelector('h2')?.textContent,
    usual: 'Terms and conditions',
    then: 'Before we talk',
  },
  {
    option: 'consentContent',
    given: 'Kept for **30 days**',
    at: consentAsked,
    seen: (element) => present(element, 'consent').querySelector('strong')?.textContent,
    usual: 'Accept',
    then: '30 days',
  },
  {
    option: 'texts',
    given: { status: { chat: 'Schreiben Sie unten' } },
    at: 'opened',
    seen: shown('status'),
    usual: 'Type a message below',
    then: 'Schreiben Sie unten',
  },
];
