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

function expectDocumented(
  text: string,
  someNames: readonly string[],
  isOwn: (name: string) => boolean = () => true,
): void {
  const offered = editor.offers(text);
  for (const name of someNames) assert.ok(offered.has(name), `${name} is offered`);
  const undocumented = [...offered].filter(
    ([name, documentation]) => isOwn(name) && !documentation,
  );
  assert.deepEqual(undocumented, []);
}

describe('an editor', () => {
  for (const { name, text, offered } of PLACES)
    test(`documents every prop of ${name}`, () => {
      const ofEveryElement = editor.offers(
        text.replace(/<(VoiceAssistant|voice-assistant)/, '<div'),
      );
      expectDocumented(text, offered, (name) => !ofEveryElement.has(name));
    });

  test('documents every option and text of a headless assistant', () => {
    const core =
      "import { createAssistant, type SomeTexts } from '../../core/headless/index.js';\n";
    expectDocumented(`${core}createAssistant({ ${CARET} });`, [
      'assistantId',
      'maxDurationSeconds',
    ]);
    expectDocumented(`${core}export const texts: SomeTexts = { ${CARET} };`, [
      'title',
      'reference',
    ]);
  });

  test('documents every rule and constant of the limits', () => {
    const limits = "import * as limits from '../../core/limits/index.js';\n";
    expectDocumented(`${limits}limits.${CARET}`, ['sayOptions', 'LimitError']);
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
