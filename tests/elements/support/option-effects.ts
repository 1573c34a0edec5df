import type { AssistantOptions } from '../../../core/headless/index.js';
import { en } from '../../../core/i18n/en.js';
import type { State } from '../../../core/machine/state.js';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { after, CALL } from '../../../stories/states.js';
import { part, present, rgb, style, text } from './drawing.js';
import { CONNECTED, turn } from './happenings.js';

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

const refused = after({}, ...turn('Hi'), {
  type: 'reply-failed',
  failure: { kind: 'rejected', message: '', turn: { id: 'message-1', text: 'Hi' } },
});

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

const effect = (
  option: OptionEffect['option'],
  given: OptionEffect['given'],
  at: OptionEffect['at'],
  seen: OptionEffect['seen'],
  usual: unknown,
  then: unknown = given,
  among: AssistantOptions = {},
): OptionEffect => ({ option, given, at, seen, usual, then, among });

/** An option that replaces the text of a part. */
const words = (
  option: OptionEffect['option'],
  name: string,
  at: OptionEffect['at'],
  usual: string | undefined,
  given: string,
  mode?: AssistantOptions['mode'],
) => effect(option, given, at, shown(name), usual, given, mode && { mode });

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
  return effect(option, given, at, seen, hex(usual), hex(then));
};

const inConsent = (selector: string) => (element: VoiceAssistant) =>
  present(element, 'consent').querySelector(selector)?.textContent;

const avatar = (element: VoiceAssistant) => part(element, 'avatar')?.getAttribute('src');
const disclosed = (element: VoiceAssistant) => text(element, 'disclosure') ?? 'nothing';
const contact = (element: VoiceAssistant) => part(element, 'contact-link')?.getAttribute('href');
const languages = (element: VoiceAssistant) => part(element, 'language-menu')?.ariaLabel;
const placeholder = (element: VoiceAssistant) =>
  present(element, 'text-box').getAttribute('placeholder');
const width = (element: VoiceAssistant) => style(element, 'panel').width;
const radius = (element: VoiceAssistant) => style(element, 'launcher').borderTopLeftRadius;

const ANY_START = 'Click the start button to begin a conversation';
const DARK = { theme: 'dark', radius: 'none', size: 'compact' } as const;
const GERMAN = { status: { chat: 'Schreiben Sie unten' } };

export const OPTION_EFFECTS: readonly OptionEffect[] = [
  {
    ...words('title', 'title', 'opened', 'Talk with AI', 'Ask us'),
    named: { attribute: 'heading', property: 'heading' },
  },
  color('preset', 'vivid', 'launcher', 'closed', '#000000', '#0b8375'),
  words('ctaTitle', 'launcher-title', 'closed', 'Talk with AI', 'Talk to us'),
  words('ctaSubtitle', 'launcher-subtitle', 'closed', undefined, 'By text'),
  effect('avatar', '/ava.png', 'opened', avatar, undefined),
  effect('contact', 'tel:+911234', refused, contact, undefined),
  words('greeting', 'greeting', 'opened', 'How can I help you?', 'I know every flat'),
  words('startButtonText', 'call-button', voiceOpen, 'Start', 'Begin', 'voice'),
  words('endButtonText', 'call-button', voiceCall, 'End Call', 'Hang up', 'voice'),
  words('voiceEmptyMessage', 'empty-text', 'opened', ANY_START, 'Just ask', 'voice'),
  words('voiceActiveEmptyMessage', 'empty-text', voiceSilent, 'Listening...', 'Go on', 'voice'),
  words('chatEmptyMessage', 'empty-text', 'opened', 'Type a message to start chatting', 'Write'),
  words(
    'hybridEmptyMessage',
    'empty-text',
    'opened',
    'Use voice or text to communicate',
    'Write or talk',
    'hybrid',
  ),
  words('firstChatMessage', 'bubble', 'opened', undefined, 'Hey, How can I help you today?'),
  effect('aiDisclosure', 'off', 'opened', disclosed, en.disclosure, 'nothing'),
  effect('chatPlaceholder', 'Your question', 'opened', placeholder, 'Type your message...'),
  effect('mode', 'voice', 'opened', controls, ['text-box', 'send-button'], ['call-button']),
  effect('position', 'top-left', 'closed', corner, 'bottom right', 'top left'),
  effect('size', 'compact', 'opened', width, '448px', '384px'),
  effect('radius', 'large', 'closed', radius, '16px', '24px'),
  color('theme', 'dark', 'panel', 'opened', '#ffffff', '#16181d'),
  effect('styles', DARK, 'closed', look, ['light', '16px', 'full'], ['dark', '0px', 'compact']),
  color('baseColor', '#102030', 'panel', 'opened', '#ffffff'),
  color('accentColor', '#00ff00', 'call-button', voiceOpen, '#0b8375'),
  color('ctaButtonColor', '#123456', 'launcher', 'closed', '#000000'),
  color('ctaButtonTextColor', '#fde047', 'launcher', 'closed', '#ffffff', '#fde047', 'color'),
  effect('consentTitle', 'Before we talk', consentAsked, inConsent('h2'), 'Terms and conditions'),
  effect(
    'consentContent',
    'For **30 days**',
    consentAsked,
    inConsent('strong'),
    'Accept',
    '30 days',
  ),
  effect('language', 'hi', 'opened', shown('status'), 'Type a message below', 'नीचे संदेश लिखें'),
  effect('languageChoice', true, 'opened', languages, undefined, 'Language'),
  effect(
    'consentPurposes',
    [{ id: 'a', text: 'We sell it.' }],
    consentAsked,
    inConsent('label span'),
    undefined,
    'We sell it.',
  ),
  effect('texts', GERMAN, 'opened', shown('status'), 'Type a message below', GERMAN.status.chat),
];
