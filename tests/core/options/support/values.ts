import { expect } from 'chai';
import { resolveOptions } from '../../../../core/options/resolve.js';
import type { AssistantOptions } from '../../../../core/options/table.js';

const SHORT_TEXT = 'a string of 1 to 10,000 characters';

/** For each option: what it takes, and what it does not with the words in which that is said. */
export const VALUES: Readonly<
  Record<
    keyof AssistantOptions,
    { takes: readonly unknown[]; not: readonly unknown[]; allowed: string }
  >
> = {
  publicKey: { takes: ['key', () => 'key'], not: [1], allowed: 'a string or a function' },
  assistantId: { takes: ['a-1'], not: [{}], allowed: 'a string of 1 or more characters' },
  assistant: { takes: [{ name: 'x' }], not: ['id', ['x']], allowed: 'an object' },
  assistantOverrides: { takes: [{}], not: ['id'], allowed: 'an object' },
  squad: {
    takes: ['s-1', {}],
    not: [7, "{ 'members': [] }", ' {"members":[]}'],
    allowed: 'one of: an id or an object',
  },
  workflow: {
    takes: ['w-1', {}],
    not: [true, '{ nodes: [] }', '\n{}'],
    allowed: 'one of: an id or an object',
  },
  workflowOverrides: { takes: [{}], not: [7], allowed: 'an object' },
  apiUrl: {
    takes: ['http://127.0.0.1:8787', 'https://api.example/v1/', '/vapi', '//api.example'],
    not: ['api.example', 'ftp://api.example', 'https://a b', 'http://', '/', '', 7],
    allowed: 'an http or https URL, or a path that begins with /',
  },
  callBundleUrl: {
    takes: ['http://127.0.0.1:8787/call-machine.js'],
    not: ['javascript:alert(1)', '/call-machine.js'],
    allowed: 'an http or https URL',
  },
  mode: {
    takes: ['voice', 'chat', 'hybrid'],
    not: ['Voice', 'both', ''],
    allowed: 'one of: "voice", "chat", "hybrid"',
  },
  tools: { takes: [[], [{}]], not: ['t', {}], allowed: 'a list' },
  pageTools: { takes: [true, false], not: ['true', 1], allowed: 'true or false' },
  starters: { takes: [[], ['Hello']], not: ['Hello', {}], allowed: 'a list' },
  imageHosts: { takes: [['a.example']], not: ['a.example'], allowed: 'a list' },
  sharedContext: { takes: [true, false], not: ['true', 1], allowed: 'true or false' },
  keepConversation: { takes: [true, false], not: ['true', 1], allowed: 'true or false' },
  fallback: { takes: ['none', 'chat'], not: ['text', true], allowed: 'one of: "none", "chat"' },
  typingInCall: { takes: [true, false], not: ['true', 1], allowed: 'true or false' },
  showModelOutput: { takes: [true, false], not: ['yes', 0], allowed: 'true or false' },
  startMuted: { takes: [true, false], not: ['', 1], allowed: 'true or false' },
  pushToTalk: { takes: [true, false], not: ['space'], allowed: 'true or false' },
  halfDuplex: { takes: [true, false], not: ['echo'], allowed: 'true or false' },
  maxDurationSeconds: {
    takes: [0, 0.5, 600],
    not: [-1, NaN, Infinity, '600'],
    allowed: 'a number of seconds, 0 or more',
  },
  teaser: {
    takes: [0, 20],
    not: [-1, 'Hello'],
    allowed: 'a number of seconds, 0 or more',
  },
  silenceTimeoutSeconds: {
    takes: [0, 30],
    not: [-0.1, '30'],
    allowed: 'a number of seconds, 0 or more',
  },
  rejoin: { takes: [true, false], not: ['true'], allowed: 'true or false' },
  dailyOptions: { takes: [{ userName: 'Ann' }], not: ['x', []], allowed: 'an object' },
  showTranscript: { takes: [true, false], not: ['true', 1], allowed: 'true or false' },
  position: {
    takes: ['bottom-right', 'bottom-left', 'top-right', 'top-left', 'bottom-center'],
    not: ['center'],
    allowed: 'one of: "bottom-right", "bottom-left", "top-right", "top-left", "bottom-center"',
  },
  layout: {
    takes: ['floating', 'inline', 'page'],
    not: ['modal', 'Inline', ''],
    allowed: 'one of: "floating", "inline", "page"',
  },
  expandable: { takes: [true, false], not: ['true', 1], allowed: 'true or false' },
  size: {
    takes: ['tiny', 'compact', 'full'],
    not: ['huge', 3],
    allowed: 'one of: "tiny", "compact", "full"',
  },
  radius: {
    takes: ['none', 'small', 'medium', 'large'],
    not: ['8px'],
    allowed: 'one of: "none", "small", "medium", "large"',
  },
  theme: {
    takes: ['light', 'dark', 'auto'],
    not: ['black'],
    allowed: 'one of: "light", "dark", "auto"',
  },
  preset: {
    takes: ['calm', 'vivid', 'plain'],
    not: ['loud'],
    allowed: 'one of: "calm", "vivid", "plain"',
  },
  styles: { takes: [{}, { size: 'tiny' }], not: ['tiny', ['tiny']], allowed: 'an object' },
  baseColor: { takes: ['#fff', 'rgb(1 2 3 / 50%)'], not: ['#ffff0'], allowed: 'a CSS colour' },
  accentColor: { takes: ['teal', '#10b981'], not: ['greenish', 7], allowed: 'a CSS colour' },
  ctaButtonColor: { takes: ['black'], not: ['url(x)'], allowed: 'a CSS colour' },
  ctaButtonTextColor: { takes: ['white'], not: [''], allowed: 'a CSS colour' },
  title: { takes: ['Ask us'], not: ['', ' ', 7], allowed: SHORT_TEXT },
  ctaTitle: { takes: ['Talk'], not: [7], allowed: SHORT_TEXT },
  ctaSubtitle: { takes: ['Now'], not: ['', 7], allowed: SHORT_TEXT },
  avatar: {
    takes: ['https://a.example/ava.png', '/ava.png'],
    not: ['ava.png', 7],
    allowed: 'an http or https URL, or a path that begins with /',
  },
  greeting: { takes: ['Hi, I am Ava'], not: ['', ' ', 7], allowed: SHORT_TEXT },
  startButtonText: { takes: ['Go'], not: ['', ' ', 7], allowed: SHORT_TEXT },
  endButtonText: { takes: ['Stop'], not: ['', ' ', 7], allowed: SHORT_TEXT },
  voiceEmptyMessage: { takes: ['…'], not: ['', ' ', 7], allowed: SHORT_TEXT },
  voiceActiveEmptyMessage: { takes: ['…'], not: ['', ' ', 7], allowed: SHORT_TEXT },
  chatEmptyMessage: { takes: ['…'], not: ['', ' ', 7], allowed: SHORT_TEXT },
  hybridEmptyMessage: { takes: ['…'], not: ['', ' ', 7], allowed: SHORT_TEXT },
  firstChatMessage: { takes: ['Hey'], not: [7], allowed: 'a string of 1 or more characters' },
  chatPlaceholder: { takes: ['Ask…'], not: ['', ' ', 7], allowed: SHORT_TEXT },
  consentRequired: { takes: [true], not: ['yes'], allowed: 'true or false' },
  consentTitle: { takes: ['Terms'], not: ['', ' ', 7], allowed: SHORT_TEXT },
  consentContent: {
    takes: ['**Agree?**'],
    not: ['', '\n ', 7],
    allowed: 'a string of 1 or more characters',
  },
  consentStorageKey: {
    takes: ['my-consent'],
    not: ['', 7],
    allowed: 'a string of 1 or more characters',
  },
  texts: { takes: [{}], not: ['de'], allowed: 'an object' },
  onCallStart: { takes: [() => undefined], not: ['f()'], allowed: 'a function' },
  onCallEnd: { takes: [() => undefined], not: [{}], allowed: 'a function' },
  onMessage: { takes: [() => undefined], not: [7], allowed: 'a function' },
  errorReporter: { takes: [() => undefined], not: ['sentry'], allowed: 'a function' },
  onError: { takes: [() => undefined], not: [true], allowed: 'a function' },
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
