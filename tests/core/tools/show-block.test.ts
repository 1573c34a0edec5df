import { expect } from 'chai';
import { Validator } from '@cfworker/json-schema';
import { blockTools } from '../../../core/tools/block-tools.js';
import { blockOf, textOf, type Block } from '../../../core/blocks/block.js';
import { partOf } from '../../../core/tools/show-block.js';
import { toolDefinitions } from '../../../core/tools/assistant-tool.js';
import { replace } from '../support/after-test.js';

/** Blocks with all fields, their texts, and the fields that they must have. */
const FULL: readonly [name: string, json: string, text: string, ...needed: string[]][] = [
  [
    'show_buttons',
    '{"id":"b","buttons":["Yes",{"label":"No","text":"Never"}]}',
    '[Yes] [No]',
    ...['"label":"No",', ',"text":"Never"'],
  ],
  [
    'show_card',
    '{"id":"c","cards":[{"title":"A","text":"B","image":{"url":"u","alt":"a"},"link":{"label":"l","url":"v"},"button":"Go"},{"title":"C"}]}',
    'A: B\nC',
    ...['"title":"A",', '"url":"u",', ',"alt":"a"', '"label":"l",', ',"url":"v"'],
  ],
  [
    'show_form',
    '{"id":"f","title":"T","fields":[{"kind":"choice","label":"L","required":true,"value":"w","options":["o"]},{"kind":"name"},{"kind":"phone"},{"kind":"email"},{"kind":"time"}],"submit":"S"}',
    'T',
    '"kind":"choice",',
  ],
];

const url = 'x'.repeat(1000);
const LARGE = {
  title: 'x',
  text: 'x'.repeat(500),
  link: { label: 'x', url },
  image: { url, alt: 'x' },
};

const called = (name: string, input: unknown) => partOf({ id: 't1', name, input });

describe('blocks in calls', () => {
  it('are parts of the conversation, with a text', async () => {
    const given = '{"id":"price","cards":[{"title":"Premium","text":"₹35,000"}]}';
    expect(await called('show_card', given)).to.deep.equal({
      partId: 'block price',
      text: 'Premium: ₹35,000',
      part: {
        kind: 'block',
        block: { type: 'card', id: 'price', cards: [{ title: 'Premium', text: '₹35,000' }] },
      },
    });
    const fields = [
      { kind: 'phone', value: '+91' },
      { kind: 'time', label: 'When' },
    ];
    const form = await called('show_form', { fields });
    expect(form).to.include({ partId: 'block t1', text: 'phone, When' });
  });

  for (const [name, json, text, ...needed] of FULL)
    it(`${name} with all fields, none of which is empty or too long`, async () => {
      const block = { ...(JSON.parse(json) as Block), type: name.slice('show_'.length) };
      expect(await called(name, json)).to.deep.include({ text, part: { kind: 'block', block } });
      const values = [...json.matchAll(/"\w+"(?=[,}\]])|true/g)].flatMap(([value]) =>
        [7, '', 'x'.repeat(1001)].map((wrong) => json.replace(value, JSON.stringify(wrong))),
      );
      for (const wrong of [...values, ...needed.map((field) => json.replace(field, ''))])
        expect(await called(name, wrong), wrong).to.equal(undefined);
    });

  it('are not read of what is none, of which the page’s author is warned', async () => {
    const warned = new Promise((resolve) => replace(console, 'warn', resolve));
    expect(await called('show', {})).to.equal(undefined);
    expect(await warned).to.equal('voice-assistant: the arguments for "show" are rejected.');
    for (const given of [undefined, 'null', '{"type":"toString"}', '{'])
      expect(await blockOf(given)).to.equal(undefined);
    expect(['Yes', { label: 'No', text: 'Never' }].map(textOf)).to.deep.equal(['Yes', 'Never']);
  });

  for (const [what, name, given] of [
    ['a form as a card', 'show_card', { fields: [{ kind: 'name' }] }],
    ['a type of their own', 'show_card', { type: 'form', fields: [{ kind: 'name' }], cards: 1 }],
    ['a megabyte', 'show_buttons', `{"buttons":["${'x'.repeat(1_000_000)}"]}`],
    ['much white space', 'show_buttons', `{"buttons":["x"]${' '.repeat(20_000)}}`],
    ['too many large cards', 'show_card', { cards: Array(10).fill(LARGE) }],
    ['an image of more fields', 'show_card', FULL[1]![1].replace('"alt":', '"more":"x","alt":')],
    ['no JSON', 'show_form', '{'],
    ['nothing', 'show_form', undefined],
    ['a field that there is not', 'show_form', { fields: [{ kind: 'password' }] }],
    ['too many buttons', 'show_buttons', { buttons: Array.from({ length: 9 }, () => 'x') }],
  ] as const)
    it(`are not shown with ${what}`, async () =>
      expect(await called(name, given)).to.equal(undefined));

  it('are tools of the assistant, with valid schemas', () => {
    const definitions = toolDefinitions(blockTools);
    expect(definitions.map((each) => each.function.name)).to.deep.equal([
      'show_buttons',
      'show_card',
      'show_form',
    ]);
    for (const { function: each } of definitions) {
      expect(each.description).to.match(/^Shows /);
      expect(new Validator(each.parameters).validate({}).valid).to.equal(false);
    }
    for (const words of ['Replaces the earlier one', 'What was understood'])
      expect(JSON.stringify(definitions)).to.contain(`"description":"${words}`);
  });
});
