import { expect, fixture, html } from '@open-wc/testing';
import { h, render } from 'preact';
import { recordWarnings } from '../../core/support/after-test.js';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { drawn, text } from '../support/drawing.js';
import {
  booleanAttribute,
  idOrJsonAttribute,
  jsonAttribute,
  numberAttribute,
  type Converter,
} from '../../../elements/voice-assistant/converters.js';
import '../../../elements/define.js';

const conversions: readonly [Converter, attribute: string | null, value: unknown][] = [
  ...[booleanAttribute, jsonAttribute, numberAttribute, idOrJsonAttribute].map(
    (convert): [Converter, null, undefined] => [convert, null, undefined],
  ),
  ...['', 'true', 'consent-required', '0', 'no'].map((on): [Converter, string, boolean] => [
    booleanAttribute,
    on,
    true,
  ]),
  [booleanAttribute, 'false', false],
  [booleanAttribute, ' False ', false],
  [jsonAttribute, '{"a":1}', { a: 1 }],
  [jsonAttribute, '{', '{'],
  [numberAttribute, ' 1.5', 1.5],
  [numberAttribute, 'x', 'x'],
  [numberAttribute, ' ', ' '],
  [idOrJsonAttribute, ' {"a":1}', { a: 1 }],
  [idOrJsonAttribute, '{', '{'],
  [idOrJsonAttribute, 'one', 'one'],
];

describe('an attribute', () => {
  for (const [convert, attribute, value] of conversions)
    it(`is converted by ${convert.name}: ${JSON.stringify(attribute)}`, () =>
      expect(convert(attribute)).to.deep.equal(value));

  for (const [attribute, property, value] of [
    ['public-key', 'publicKey', 'key'],
    ['show-transcript', 'showTranscript', true],
    ['max-duration-seconds', 'maxDurationSeconds', 60],
    ['assistant', 'assistant', { name: 'Ann' }],
    ['assistant-overrides', 'assistantOverrides', { x: 1 }],
    ['starters', 'starters', ['Hi']],
    ['heading', 'heading', 'Ask us'],
    ['size', 'size', 'tiny'],
  ] as const)
    it(`sets a property of the kind of its option: ${attribute}`, () => {
      const element = document.createElement('voice-assistant');
      element.setAttribute(attribute, typeof value === 'string' ? value : JSON.stringify(value));
      expect(element[property as keyof typeof element]).to.deep.equal(value);
    });
});

it('a text that Preact takes away is the default, with one warning for each', async () => {
  const warnings = recordWarnings();
  const place = await fixture<HTMLElement>(html`<div></div>`);
  const draw = (props: object) =>
    render(h('voice-assistant', { consentRequired: true, ...props }), place);
  draw({ heading: 'Ask', consentTitle: 'Terms', consentContent: 'Agreed?', ctaSubtitle: 'Now' });
  for (let times = 0; times < 2; times++) draw({});
  const element = place.querySelector<VoiceAssistant>('voice-assistant')!;
  expect((await drawn(element, 'launcher')).textContent).to.contain('Talk with AI');
  element.open();
  await drawn(element, 'consent');
  expect(text(element, 'consent-title')).to.equal('Terms and conditions');
  expect(text(element, 'consent-content')).not.to.equal('');
  const said = (name: string, allowed: string) =>
    `voice-assistant: option ${name}: "" is not ${allowed}. The default is used.`;
  // Not for the second line of the launcher, whose default is empty.
  expect(warnings).to.have.members([
    ...['title', 'consentTitle'].map((name) => said(name, 'a string of 1 to 10,000 characters')),
    said('consentContent', 'a string of 1 or more characters'),
  ]);
});
