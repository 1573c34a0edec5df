import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { CARET, Editor } from '../support/editor.js';

const editor = new Editor('tests/react');

const REACT = "import { VoiceAssistant } from '../../react/index.js';\n";

/** The places in which a page author writes props, and some that are offered there. */
const PLACES = [
  {
    name: 'the React component',
    text: `${REACT}export const page = <VoiceAssistant ${CARET} />;`,
    offered: ['assistantId', 'heading', 'options', 'texts', 'onCallEnd', 'onFeedback'],
  },
  {
    name: 'the tag in React',
    text: `import '../../jsx/react.js';\nexport const page = <voice-assistant ${CARET} />;`,
    offered: ['assistantId', 'assistant-id', 'heading', 'onva-call-end', 'onva-feedback'],
  },
  {
    name: 'the tag in Preact',
    text: `/** @jsxImportSource preact */\nimport '../../jsx/preact.js';\nexport const page = <voice-assistant ${CARET} />;`,
    offered: ['assistantId', 'assistant-id', 'heading', 'onva-call-end', 'onva-feedback'],
  },
];

describe('an editor', () => {
  for (const { name, text, offered } of PLACES)
    test(`documents every prop of ${name}`, () => {
      const ofEveryElement = editor.offers(
        text.replace(/<(VoiceAssistant|voice-assistant)/, '<div'),
      );
      const own = [...editor.offers(text)].filter(([prop]) => !ofEveryElement.has(prop));
      const names = own.map(([prop]) => prop);
      for (const prop of offered) assert.ok(names.includes(prop), `${prop} is offered`);
      assert.deepEqual(
        own.filter(([, documentation]) => !documentation),
        [],
      );
    });

  test('documents every option and text of a headless assistant', () => {
    const core =
      "import { createAssistant, type SomeTexts } from '../../core/headless/index.js';\n";
    const options = editor.offers(`${core}createAssistant({ ${CARET} });`);
    assert.ok(options.has('assistantId') && options.has('maxDurationSeconds'));
    assert.deepEqual(
      [...options].filter(([, documentation]) => !documentation),
      [],
    );
    const texts = editor.offers(`${core}export const texts: SomeTexts = { ${CARET} };`);
    assert.ok(texts.has('title') && texts.has('reference'));
    assert.deepEqual(
      [...texts].filter(([, documentation]) => !documentation),
      [],
    );
  });

  test('documents every rule and constant of the limits', () => {
    const limits = "import * as limits from '../../core/limits/index.js';\n";
    const offered = editor.offers(`${limits}limits.${CARET}`);
    assert.ok(offered.has('sayOptions') && offered.has('LimitError'));
    assert.deepEqual(
      [...offered].filter(([, documentation]) => !documentation),
      [],
    );
  });

  test('names the type of the options that a mistyped one is not in', () => {
    const core = "import { createAssistant } from '../../core/headless/index.js';\n";
    const [error = ''] = editor.errors(`${core}createAssistant({ publickKey: 'key' });`);
    assert.match(error, /'publickKey' does not exist in type 'HeadlessOptions'/);
    const [ofProp = ''] = editor.errors(
      `${REACT}export const page = <VoiceAssistant modes="chat" />;`,
    );
    assert.match(ofProp, /'modes' does not exist on type '.*VoiceAssistantProps/);
  });
});
