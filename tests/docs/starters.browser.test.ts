import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { afterEach, describe, it } from 'node:test';
import { Stage } from '../end-to-end/stage.js';

const page = readFileSync('docs/starters.md', 'utf8');

/** The attributes of the tags in the examples of the documentation, in their order. */
const TAGS = [...page.matchAll(/<voice-assistant([^>]*)>/g)].map(([, attributes]) =>
  Object.fromEntries(
    [...attributes!.matchAll(/([\w-]+)=(["'])(.*?)\2/gs)].map(([, name, , value]) => [
      name!,
      value!,
    ]),
  ),
);

describe('the examples of starters and teaser', () => {
  const stage = new Stage();
  afterEach(() => stage.goes());

  it('show starters that send their text', async () => {
    const visitor = await stage.comes(TAGS[0]);
    await visitor.opens();
    const starters = visitor.part('starter-button');
    await starters.first().waitFor();
    assert.deepEqual(await starters.allInnerTexts(), [
      'What do virtual tours cost?',
      'Book a demo',
    ]);
    await starters.last().click();
    await visitor.reads('user', /I would like to book a demo\./);
    await visitor.hears('message', 'assistant');
  });

  it('show a teaser', async () => {
    assert.equal(TAGS[1]?.['teaser'], '20');
    const visitor = await stage.comes({ ...TAGS[1], teaser: '0.1' });
    const { closed } = JSON.parse(TAGS[1]['texts']!) as { closed: { teaser: string } };
    await visitor.part('teaser-button').filter({ hasText: closed.teaser }).click();
    await visitor.part('panel').waitFor();
    assert.equal(await visitor.part('teaser').count(), 0);
  });
});
