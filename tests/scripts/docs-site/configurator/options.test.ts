import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  controlOf,
  OPTIONS,
  read,
  SET_BY_SCRIPT,
} from '../../../../scripts/docs-site/configurator/options.js';
import { VoiceAssistant } from '../../../../elements/voice-assistant/voice-assistant.js';

function option(name: string) {
  return OPTIONS.find((each) => each.name === name)!;
}

describe('the options of the configurator', () => {
  it('are the attributes of the element, except those with functions or for a state', () => {
    const attributes = new Set(OPTIONS.map(({ attribute }) => attribute));
    assert.deepEqual(
      VoiceAssistant.observedAttributes.filter((name) => !attributes.has(name)),
      ['tools', 'open'],
    );
    assert.ok(SET_BY_SCRIPT.includes('tools') && SET_BY_SCRIPT.includes('onCallEnd'));
  });

  it('have a control of their kind', () => {
    const controls = {
      mode: 'choice',
      rejoin: 'flag',
      teaser: 'number',
      baseColor: 'color',
      texts: 'json',
      squad: 'json',
      starters: 'json',
      heading: 'text',
      apiUrl: 'text',
    };
    for (const [name, control] of Object.entries(controls))
      assert.equal(controlOf(option(name)), control, name);
    assert.deepEqual(option('theme').choices, ['light', 'dark', 'auto']);
    assert.equal(option('heading').initial, 'Talk with AI');
  });

  it('name what is wrong', () => {
    const wrong = {
      mode: ['fax', /mode: "fax" is not one of: "voice", "chat", "hybrid"/],
      rejoin: ['constructor', /rejoin: "constructor" is not true or false/],
      teaser: ['-1', /teaser: -1 is not a number of seconds, 0 or more/],
      apiUrl: ['javascript:alert(1)', /api-url: .* is not an http or https URL/],
      starters: ['{}', /starters: \{\} is not a list/],
      texts: ['{"a" 1}', /texts is not JSON: .*position 5/],
    } as const;
    for (const [name, [text, message]] of Object.entries(wrong)) {
      const { value, problem } = read(option(name), text);
      assert.equal(value, undefined);
      assert.match(problem ?? '', message);
    }
  });
});
