import { expect } from '@open-wc/testing';
import { Validator } from '@cfworker/json-schema';
import { blockTools } from '../../../core/blocks/block-tools.js';
import { partOf } from '../../../core/blocks/show-block.js';
import { toolDefinitions } from '../../../core/tools/assistant-tool.js';

const called = (name: string, given: unknown) => partOf({ id: 't1', name, given });

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
    expect(await called('show_buttons', { buttons: ['Yes', 'No'] })).to.include({
      partId: 'block t1',
      text: '[Yes] [No]',
    });
    const fields = [{ kind: 'phone', value: '+91' }];
    expect(await called('show_form', { fields })).to.include({ text: 'phone' });
  });

  for (const [what, name, given] of [
    ['a form as a card', 'show_card', { fields: [{ kind: 'name' }] }],
    ['a type of their own', 'show_card', { type: 'form', fields: [{ kind: 'name' }], cards: 1 }],
    ['a megabyte', 'show_buttons', `{"buttons":["${'x'.repeat(1_000_000)}"]}`],
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
    for (const {
      function: { parameters },
    } of definitions)
      expect(new Validator(parameters).validate({}).valid).to.equal(false);
  });
});
