import { expect } from 'chai';
import * as constants from '../../../core/constants.js';
import { en } from '../../../core/i18n/en.js';
import type { Tree } from '../../../core/i18n/replace-texts.js';
import { resolveOptions } from '../../../core/options/resolve.js';
import type { AssistantOptions } from '../../../core/options/table.js';
import { expectRefusals, isColor, VALUES } from './support/values.js';

const resolve = (given: Record<string, unknown>) => resolveOptions(given as AssistantOptions);

const UNDISCLOSED = 'voice-assistant: option aiDisclosure is "off": the page must disclose the AI.';

/** Several options of the same value. */
const all = (value: unknown, ...names: readonly (keyof AssistantOptions)[]) =>
  Object.fromEntries(names.map((name) => [name, value]));

describe('without options', () => {
  const { options, warnings } = resolveOptions({});

  it('every default is the documented one', () => {
    const { consentContent, texts, ...rest } = options;
    expect(rest).to.deep.equal({
      apiUrl: 'https://api.vapi.ai',
      transport: 'vapi',
      mode: 'chat',
      ...all(false, 'showTranscript', 'typingInCall', 'showModelOutput', 'startMuted'),
      ...all(false, 'pushToTalk', 'halfDuplex', 'rejoin', 'keepConversation', 'pageTools'),
      ...all(false, 'languageChoice', 'followLanguage', 'sharedContext', 'expandable'),
      ...all(false, 'consentRequired'),
      ...all(0, 'maxDurationSeconds', 'silenceTimeoutSeconds', 'teaser'),
      ...all('', 'avatar', 'ctaSubtitle', 'firstChatMessage', 'consentVersion'),
      fallback: 'none',
      position: 'bottom-right',
      size: 'full',
      radius: 'medium',
      theme: 'light',
      layout: 'floating',
      aiDisclosure: 'on',
      preset: 'calm',
      greeting: 'How can I help you?',
      accentColor: '#14B8A6',
      ctaButtonColor: '#000000',
      ctaButtonTextColor: '#FFFFFF',
      title: 'Talk with AI',
      ctaTitle: 'Talk with AI',
      startButtonText: 'Start',
      endButtonText: 'End Call',
      voiceEmptyMessage: 'Click the start button to begin a conversation',
      voiceActiveEmptyMessage: 'Listening...',
      chatEmptyMessage: 'Type a message to start chatting',
      hybridEmptyMessage: 'Use voice or text to communicate',
      chatPlaceholder: 'Type your message...',
      consentPurposes: [],
      consentTitle: 'Terms and conditions',
      consentStorageKey: 'voice-assistant-consent',
    });
    expect(texts).to.deep.equal(en);
    for (const word of ['recorded', 'stored', 'shared', 'third-party', 'Terms of Service'])
      expect(consentContent).to.contain(word);
  });

  it('nothing is complained of', () => expect(warnings).to.deep.equal([]));
});

it('who leaves it to the page to disclose the AI is reminded', () => {
  const { warnings } = resolve({ aiDisclosure: 'off' });
  expect(warnings).to.deep.equal([UNDISCLOSED]);
});

describe('where the launcher is the only button', () => {
  const silencing = { startMuted: true, pushToTalk: true };

  it('what would keep a visitor from being heard is ignored, and named', () => {
    const { options, warnings } = resolve({ ...silencing, mode: 'voice', size: 'tiny' });
    expect(options).to.include({ startMuted: false, pushToTalk: false });
    expect(warnings).to.deep.equal(
      Object.keys(silencing).map(
        (name) => `voice-assistant: option ${name} is ignored: size "tiny" has no button for it.`,
      ),
    );
  });

  it('follows the page if there is more than the launcher', () => {
    for (const more of [
      { mode: 'hybrid', size: 'tiny' },
      { mode: 'voice', size: 'compact' },
    ]) {
      const { options, warnings } = resolve({ ...silencing, ...more });
      expect(options).to.include(silencing);
      expect(warnings).to.deep.equal([]);
    }
  });
});

it('the words of the status line are those of the specification', () => {
  expect(Object.values(en.status)).to.have.members([
    'Connecting...',
    'Assistant Speaking...',
    'Listening...',
    'Assistant is typing...',
    'Chat active',
    'Ready to assist',
    'Connected',
    'Click the microphone to start',
    'Type a message below',
    'Choose voice or text',
  ]);
  expect([en.controls.mute, en.controls.unmute]).to.deep.equal([
    'Mute microphone',
    'Unmute microphone',
  ]);
});

it('the numbers are those of the specification', () => {
  expect(constants).to.include({
    REMOTE_AUDIO_LEVEL_INTERVAL_MS: 100,
    SPEAKING_THRESHOLD: 0.01,
    SPEECH_END_DELAY_MS: 1000,
    FULL_VOLUME_LEVEL: 0.15,
    MOBILE_PERMISSIONS_WAIT_MS: 1000,
    AUDIO_PROCESSOR: 'noise-cancellation',
    RETRY_DELAY_MS: 1000,
    WIDGET_Z_INDEX: 9999,
    VOICE_VISUAL_SIZE: 150,
    INPUT_FOCUS_DELAY_MS: 100,
    APP_MESSAGE_LIMIT: 4096,
    ASSISTANT_USER_NAME: 'Vapi Speaker',
    VIDEO_RECORDING_WIDTH: 1280,
    VIDEO_RECORDING_HEIGHT: 720,
  });
});

describe('every option', () => {
  it('accepts allowed values', () => {
    for (const [name, { takes }] of Object.entries(VALUES))
      for (const value of takes) {
        const { options, warnings } = resolve({ [name]: value });
        expect(warnings).to.deep.equal(value === 'off' ? [UNDISCLOSED] : []);
        if (name !== 'texts') expect(options).to.have.property(name, value);
      }
  });

  it('names a refused value and what is allowed, and uses the default', () => {
    for (const name of Object.keys(VALUES)) if (!isColor(name)) expectRefusals(name);
  });

  it('may be left out', () => {
    for (const name of Object.keys(VALUES))
      for (const nothing of [undefined, null])
        expect(resolve({ [name]: nothing })).to.deep.equal(resolve({}));
  });
});

describe('options together', () => {
  it('names an unknown option', () => {
    expect(resolve({ colour: 'red' }).warnings).to.deep.equal([
      'voice-assistant: option colour is not known. It is ignored.',
    ]);
    expect(resolve({ toString: 'red' }).warnings).to.deep.equal([
      'voice-assistant: option toString is not known. It is ignored.',
    ]);
  });

  it('a value that contains itself is named by its kind', () => {
    const value: unknown[] = [];
    value.push(value);
    expect(resolve({ title: value }).warnings).to.deep.equal([
      'voice-assistant: option title: [object Array] is not a string of 1 to 10,000 characters. The default is used.',
    ]);
    expect(resolve({ title: 7n }).warnings[0])
      .to.contain('title')
      .and.to.contain('a string');
  });

  it('single options take precedence over styles, in any order', () => {
    const styles = { theme: 'dark', size: 'tiny', radius: 'none' };
    const expected = { ...styles, theme: 'auto' };
    expect(resolve({ theme: 'auto', styles }).options).to.include(expected);
    expect(resolve({ styles, theme: 'auto' }).options).to.include(expected);
    expect(resolve({ styles, theme: 'auto' }).warnings).to.deep.equal([]);
  });

  it('a wrong one among the styles is named', () => {
    const { options, warnings } = resolve({ styles: { size: 'huge', mode: 'voice' } });
    expect(warnings).to.deep.equal([
      'voice-assistant: option size: "huge" is not one of: "tiny", "compact", "full". The default is used.',
      'voice-assistant: option styles.mode is not known. It is ignored.',
    ]);
    expect(options).to.include({ size: 'full', mode: 'chat' });
  });

  it('the launcher shows the title without a text of its own', () => {
    expect(resolve({ title: 'Ask us' }).options.ctaTitle).to.equal('Ask us');
    expect(resolve({ title: 'Ask us', ctaTitle: 'Here' }).options.ctaTitle).to.equal('Here');
  });
});

describe('texts', () => {
  const texts = {
    title: 'Sprich mit uns',
    status: { voice: 'Mikrofon antippen' },
    consent: { title: 'Bedingungen' },
  };

  it('take the place of the widget’s own words, and the others stay', () => {
    const { options, warnings } = resolve({ texts });
    expect(warnings).to.deep.equal([]);
    expect(options.texts.status.voice).to.equal('Mikrofon antippen');
    expect(options.texts.status.chat).to.equal('Type a message below');
    expect(options.title).to.equal('Sprich mit uns');
    expect(options.consentTitle).to.equal('Bedingungen');
    expect(options.startButtonText).to.equal('Start');
  });

  it('replace each text of the widget, in every group', () => {
    const marked = (group: Tree): Tree =>
      Object.fromEntries(
        Object.entries(group).map(([name, own]) => [
          name,
          typeof own === 'string' ? `${own} *` : marked(own),
        ]),
      );
    const texts = { ...marked(en), language: 'de-AT' };
    const { options, warnings } = resolve({ texts });
    expect(warnings).to.deep.equal([]);
    expect(options.texts).to.deep.equal(texts);
  });

  it('give way to a single option', () => {
    expect(resolve({ texts, title: 'Ask us' }).options.title).to.equal('Ask us');
  });

  it('that fit nowhere are named', () => {
    const wrong = {
      language: 'de_DE',
      titel: 'x',
      status: { voice: 7, silent: 'y' },
      retry: {},
      empty: 'z',
    };
    const { options, warnings } = resolve({ texts: wrong });
    expect(warnings).to.deep.equal([
      'voice-assistant: option texts.language: "de_DE" is not a BCP 47 tag such as "de". The default is used.',
      'voice-assistant: option texts.titel is not known. It is ignored.',
      'voice-assistant: option texts.status.voice: 7 is not a string of 1 to 10,000 characters. The default is used.',
      'voice-assistant: option texts.status.silent is not known. It is ignored.',
      'voice-assistant: option texts.retry: {} is not a string of 1 to 10,000 characters. The default is used.',
      'voice-assistant: option texts.empty: "z" is not an object. The default is used.',
    ]);
    expect(options.texts).to.deep.equal(en);
  });

  it('that are left out leave the widget’s own', () => {
    const { options, warnings } = resolve({ texts: { title: undefined, status: null } });
    expect(warnings).to.deep.equal([]);
    expect(options.texts).to.deep.equal(en);
  });

  it('by names of every object are not known', () => {
    const texts = JSON.parse('{"constructor": "x", "__proto__": {"polluted": "y"}}') as object;
    const { options, warnings } = resolve({ texts });
    expect(warnings).to.have.length(2);
    expect(options.texts).to.deep.equal(en);
  });
});
