import { expect } from 'chai';
import { resolveOptions } from '../../../../core/options/resolve.js';
import type { AssistantOptions } from '../../../../core/options/table.js';

type Name = keyof AssistantOptions;

/** What an option takes, and what it does not with the words in which that is said. */
interface Values {
  readonly takes: readonly unknown[];
  readonly not: readonly unknown[];
  readonly allowed: string;
}

const kind =
  (allowed: string) =>
  (takes: readonly unknown[], ...not: readonly unknown[]): Values => ({ takes, not, allowed });

const oneOf = (takes: readonly string[], ...not: readonly unknown[]): Values =>
  kind(`one of: ${takes.map((each) => `"${each}"`).join(', ')}`)(takes, ...not);

/** The same for several options. */
const each = <Names extends Name>(values: Values, ...names: readonly Names[]) =>
  Object.fromEntries(names.map((name) => [name, values])) as Record<Names, Values>;

const object = kind('an object');
const list = kind('a list');
const idOrObject = kind('an id or an object');
const seconds = kind('a number of seconds, 0 or more');
const address = kind('an http or https URL, or a path that begins with /');
const color = kind('a CSS colour');
const text = kind('a string of 1 or more characters');
const flag = kind('true or false')([true, false], 'true', 'yes', '', 1, 0);
const shortText = kind('a string of 1 to 10,000 characters');
const label = shortText(['Ask us'], '', ' ', 7);
const callback = kind('a function')([() => undefined], 'f()', {}, 7, true);

const PURPOSES = 'a list of purposes, each with its own id and a text';
const SALE = { id: 'sell', text: 'We sell it.' };

export const VALUES: Readonly<Record<Name, Values>> = {
  publicKey: kind('a string or a function')(['key', () => 'key'], 1),
  assistant: object([{ name: 'x' }], 'id', ['x']),
  assistantOverrides: object([{}], 'id'),
  workflowOverrides: object([{}], 7),
  dailyOptions: object([{ userName: 'Ann' }], 'x', []),
  styles: object([{}, { size: 'tiny' }], 'tiny', ['tiny']),
  texts: object([{}], 'de'),
  squad: idOrObject(['s-1', {}], 7, "{ 'members': [] }", ' {"members":[]}'),
  workflow: idOrObject(['w-1', {}], true, '{ nodes: [] }', '\n{}'),
  apiUrl: address(
    ['http://127.0.0.1:8787', 'https://api.example/v1/', '/vapi', '//api.example'],
    ...['api.example', 'ftp://api.example', 'https://a b', 'http://', '/', '', 7],
  ),
  avatar: address(['https://a.example/ava.png', '/ava.png'], 'ava.png', 7),
  callBundleUrl: kind('an http or https URL')(
    ['http://127.0.0.1:8787/call-machine.js'],
    ...['javascript:alert(1)', '/call-machine.js'],
  ),
  transport: oneOf(['vapi', 'openai-realtime', 'pipecat'], 'openai', ''),
  exchange: kind('an http or https URL, a path that begins with /, or a function')(
    ['https://api.example/v1/realtime/calls', '/offer', () => ''],
    ...['offer', 7],
  ),
  chatUrl: kind('an http or https URL, or a path that begins with /')(
    ['https://api.example/v1/responses', '/chat'],
    ...['chat', 7],
  ),
  iceServers: list([[], [{ urls: 'stun:a.example' }]], 'stun:a.example', {}),
  tools: list([[], [{}]], 't', {}),
  starters: list([[], ['Hello']], 'Hello', {}),
  contact: kind('an http or https URL, a path that begins with /, or a mailto or tel link')(
    ['https://a.example', '/contact', 'mailto:a@a.example', 'tel:+911234'],
    ...['javascript:alert(1)', 'a@a.example', 7],
  ),
  imageHosts: list([['a.example']], 'a.example'),
  maxDurationSeconds: seconds([0, 0.5, 600], -1, NaN, Infinity, '600'),
  teaser: seconds([0, 20], -1, 'Hello'),
  silenceTimeoutSeconds: seconds([0, 30], -0.1, '30'),
  mode: oneOf(['voice', 'chat', 'hybrid'], 'Voice', 'both', ''),
  fallback: oneOf(['none', 'chat'], 'text', true),
  aiDisclosure: oneOf(['on', 'off'], 'false', false),
  position: oneOf(
    ['bottom-right', 'bottom-left', 'top-right', 'top-left', 'bottom-center'],
    'center',
  ),
  layout: oneOf(['floating', 'inline', 'page'], 'modal', 'Inline', ''),
  size: oneOf(['tiny', 'compact', 'full'], 'huge', 3),
  radius: oneOf(['none', 'small', 'medium', 'large'], '8px'),
  theme: oneOf(['light', 'dark', 'auto'], 'black'),
  preset: oneOf(['calm', 'vivid', 'plain'], 'loud'),
  baseColor: color(['#fff', 'rgb(1 2 3 / 50%)'], '#ffff0'),
  accentColor: color(['teal', '#10b981'], 'greenish', 7),
  ctaButtonColor: color(['black'], 'url(x)'),
  ctaButtonTextColor: color(['white'], ''),
  ...each(text(['a-1'], {}, 7), 'assistantId', 'firstChatMessage', 'language'),
  consentContent: text(['**Agree?**'], '', '\n ', 7),
  consentPurposes: kind(PURPOSES)(
    [
      [],
      [
        { id: 'a', text: 'We keep it.', required: true },
        { id: 'b', text: 'We sell it.' },
      ],
    ],
    ...[[null], [{ id: 'a' }], [{ id: '', text: 'x' }]],
    [SALE, SALE],
  ),
  ...each(text(['2026-08'], ' ', 7), 'consentVersion'),
  consentStorageKey: text(['my-consent'], '', 7),
  ...each(flag, 'pageTools', 'sharedContext', 'keepConversation', 'typingInCall'),
  ...each(flag, 'languageChoice', 'followLanguage'),
  ...each(flag, 'showModelOutput', 'startMuted', 'pushToTalk', 'halfDuplex', 'rejoin'),
  ...each(flag, 'showTranscript', 'expandable', 'consentRequired'),
  ctaTitle: shortText(['Talk'], 7),
  ctaSubtitle: shortText(['Ask us', ''], ' ', 7),
  ...each(label, 'title', 'greeting', 'startButtonText'),
  ...each(label, 'endButtonText', 'voiceEmptyMessage', 'voiceActiveEmptyMessage'),
  ...each(label, 'chatEmptyMessage', 'hybridEmptyMessage', 'chatPlaceholder', 'consentTitle'),
  ...each(callback, 'onCallStart', 'onCallEnd', 'onMessage', 'errorReporter', 'onError'),
};

/** Only a page can check a colour. */
export function isColor(name: string): boolean {
  return VALUES[name as keyof typeof VALUES].allowed === 'a CSS colour';
}

/** Checks that an option names each value that it refuses, and falls back to its default. */
export function expectRefusals(name: string): void {
  const resolve = (given: object) => resolveOptions(given as AssistantOptions);
  const { not, allowed } = VALUES[name as keyof typeof VALUES];
  for (const value of not) {
    const { options, warnings } = resolve({ [name]: value });
    const shown = typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
    expect(warnings).to.deep.equal([
      `voice-assistant: option ${name}: ${shown} is not ${allowed}. The default is used.`,
    ]);
    expect(options[name as never]).to.deep.equal(resolve({}).options[name as never]);
  }
}
