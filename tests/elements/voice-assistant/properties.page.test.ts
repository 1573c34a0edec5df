import { expect } from '@open-wc/testing';
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
