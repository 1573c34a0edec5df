import type { AssistantOptions, State } from '../../../core/headless/index.js';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { after, CALL } from '../../../stories/states.js';
import { part, present, rgb, style, text } from './drawing.js';
import { CONNECTED } from './happenings.js';

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
const voiceSilent = after({ mode: 'voice' }, ...CONNECTED);
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

/** An option that replaces the text of a part. */
const words = (
  option: OptionEffect['option'],
  name: string,
  at: OptionEffect['at'],
  usual: string | undefined,
  given: string,
  among: AssistantOptions = {},
): OptionEffect => ({ option, given, among, at, seen: shown(name), usual, then: given });

/** An option that changes the background of a part: `then` is `given` unless that is no colour. */
const color = (
  option: OptionEffect['option'],
  given: string,
  name: string,
  at: OptionEffect['at'],
  usual: string,
  then = given,
  property: 'color' | 'backgroundColor' = 'backgroundColor',
): OptionEffect => {
  const seen = (element: VoiceAssistant) => rgb(style(element, name)[property]);
  const hex = (color: string) => color.match(/\w\w/g)!.map((part) => parseInt(part, 16));
  return { option, given, at, seen, usual: hex(usual), then: hex(then) };
};

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
  color('preset', 'vivid', 'launcher', 'closed', '#000000', '#0b8375'),
  words('ctaTitle', 'launcher-title', 'closed', 'Talk with AI', 'Talk to us'),
  words('ctaSubtitle', 'launcher-subtitle', 'closed', undefined, 'By text'),
  {
    option: 'avatar',
    given: '/ava.png',
    at: 'opened',
    seen: (element) => part(element, 'avatar')?.getAttribute('src'),
    usual: undefined,
    then: '/ava.png',
  },
  words('greeting', 'greeting', 'opened', 'How can I help you?', 'I know every flat'),
  words('startButtonText', 'call-button', voiceOpen, 'Start', 'Begin', { mode: 'voice' }),
  words('endButtonText', 'call-button', voiceCall, 'End Call', 'Hang up', { mode: 'voice' }),
  words(
    'voiceEmptyMessage',
    'empty-text',
    'opened',
    'Click the start button to begin a conversation',
    'Just ask',
    { mode: 'voice' },
  ),
  words('voiceActiveEmptyMessage', 'empty-text', voiceSilent, 'Listening...', 'We hear you', {
    mode: 'voice',
  }),
  words(
    'chatEmptyMessage',
    'empty-text',
    'opened',
    'Type a message to start chatting',
    'Write to us',
    { mode: 'chat' },
  ),
  words(
    'hybridEmptyMessage',
    'empty-text',
    'opened',
    'Use voice or text to communicate',
    'Write or talk',
    { mode: 'hybrid' },
  ),
  words('firstChatMessage', 'bubble', 'opened', undefined, 'Hey, How can I help you today?'),
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
  color('theme', 'dark', 'panel', 'opened', '#ffffff', '#16181d'),
  {
    option: 'styles',
    given: { theme: 'dark', radius: 'none', size: 'compact' },
    at: 'closed',
    seen: look,
    usual: ['light', '16px', 'full'],
    then: ['dark', '0px', 'compact'],
  },
  color('baseColor', '#102030', 'panel', 'opened', '#ffffff'),
  color('accentColor', '#00ff00', 'call-button', voiceOpen, '#0b8375'),
  color('ctaButtonColor', '#123456', 'launcher', 'closed', '#000000'),
  color('ctaButtonTextColor', '#fde047', 'launcher', 'closed', '#ffffff', '#fde047', 'color'),
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
