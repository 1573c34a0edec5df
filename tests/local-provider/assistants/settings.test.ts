import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { settingsOf, withOverrides } from '../../../local-provider/assistants/settings.js';

describe('the settings of a call', () => {
  it('is the first message, the instructions, the name and the voice', () => {
    const assistant = withOverrides({
      name: 'Asha',
      firstMessage: 'Namaste',
      voice: { provider: '11labs' },
      model: {
        messages: [
          { role: 'system', content: 'Be brief.' },
          { role: 'user', content: 'An example' },
          { role: 'system', content: 'Be kind.' },
        ],
      },
    });
    assert.deepEqual(settingsOf(assistant), {
      name: 'Asha',
      firstMessage: 'Namaste',
      firstMessageHeld: false,
      systemPrompt: 'Be brief.\n\nBe kind.',
      tools: [],
      voiceProvider: '11labs',
    });
  });

  it('has the default first message where none is given', () => {
    assert.equal(settingsOf(withOverrides({})).firstMessage, 'Hey, How can I help you today?');
  });

  it('holds the first message back if the page records', () => {
    const recorded = withOverrides({}, { artifactPlan: { videoRecordingEnabled: true } });
    assert.equal(settingsOf(recorded).firstMessageHeld, true);
  });

  it('has no first message if it is empty or the visitor speaks first', () => {
    assert.equal(settingsOf(withOverrides({ firstMessage: '' })).firstMessage, undefined);
    const waits = withOverrides({}, { firstMessageMode: 'assistant-waits-for-user' });
    assert.equal(settingsOf(waits).firstMessage, undefined);
  });

  it('has values of any kind filled in, up to a million characters in all', () => {
    const filled = (text: string, variableValues: Record<string, unknown>) =>
      withOverrides({ firstMessage: text }, { variableValues }).firstMessage;
    assert.equal(filled('{{a}} {{b}}', { a: { toString: 1 }, b: null }), '{"toString":1} null');
    const long = { a: 'x'.repeat(1024) };
    assert.equal(filled('{{a}}'.repeat(1024), long)?.length, 1024 * 1024);
    assert.throws(() => filled('{{a}}'.repeat(1025), long), {
      status: 400,
      message: 'variableValues fill in more than 1048576 characters',
    });
  });
});
