import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readModelServer } from '../../local-provider/environment.js';

const whole = {
  VOICE_ASSISTANT_OPENAI_URL: 'http://127.0.0.1:11434/v1/',
  VOICE_ASSISTANT_OPENAI_KEY: 'any-word',
  VOICE_ASSISTANT_OPENAI_MODEL: 'small-model',
};

describe('the model server in the environment', () => {
  it('is undefined without variables, or with empty and foreign ones', () => {
    assert.equal(readModelServer({}), undefined);
    assert.equal(
      readModelServer({ VOICE_ASSISTANT_OPENAI_URL: ' ', OPENAI_API_KEY: 'x' }),
      undefined,
    );
  });

  it('is three variables', () => {
    assert.deepEqual(readModelServer(whole), {
      url: 'http://127.0.0.1:11434/v1',
      key: 'any-word',
      chatModel: 'small-model',
      speech: undefined,
      transcriptionModel: undefined,
    });
  });

  it('may speak and listen too, or do only that', () => {
    const { VOICE_ASSISTANT_OPENAI_MODEL: _, ...server } = whole;
    const found = readModelServer({
      ...server,
      VOICE_ASSISTANT_OPENAI_SPEECH_MODEL: 'tts',
      VOICE_ASSISTANT_OPENAI_TRANSCRIPTION_MODEL: 'stt',
    });
    assert.equal(found?.chatModel, undefined);
    assert.deepEqual(found?.speech, { model: 'tts', voice: 'alloy' });
    assert.equal(found?.transcriptionModel, 'stt');
    const voiced = readModelServer({
      ...whole,
      VOICE_ASSISTANT_OPENAI_SPEECH_MODEL: 'tts',
      VOICE_ASSISTANT_OPENAI_SPEECH_VOICE: 'asha',
    });
    assert.deepEqual(voiced?.speech, { model: 'tts', voice: 'asha' });
  });

  const wrong: [string, NodeJS.ProcessEnv, RegExp][] = [
    ['no URL', { ...whole, VOICE_ASSISTANT_OPENAI_URL: '' }, /_URL is missing, .*_KEY, .*_MODEL$/],
    ['no key', { ...whole, VOICE_ASSISTANT_OPENAI_KEY: undefined }, /_KEY is missing/],
    ['no model', { ...whole, VOICE_ASSISTANT_OPENAI_MODEL: '' }, /no model is: set \w+_MODEL/],
    [
      'a host for a URL',
      { ...whole, VOICE_ASSISTANT_OPENAI_URL: 'localhost:1/v1' },
      /not "localhost:1\/v1"$/,
    ],
    [
      'a URL with a query',
      { ...whole, VOICE_ASSISTANT_OPENAI_URL: 'http://h/v1?a' },
      /plain base URL/,
    ],
    [
      'a key of two words',
      { ...whole, VOICE_ASSISTANT_OPENAI_KEY: 'a secret' },
      /_KEY must be one word/,
    ],
    [
      'a voice alone',
      { ...whole, VOICE_ASSISTANT_OPENAI_SPEECH_VOICE: 'x' },
      /_SPEECH_MODEL is not$/,
    ],
    [
      'a misspelt name',
      { ...whole, VOICE_ASSISTANT_OPENAI_MODLE: 'x' },
      /_MODLE is not known; known are /,
    ],
  ];
  for (const [what, environment, message] of wrong) {
    it(`refuses ${what}, and never repeats the key`, () => {
      assert.throws(
        () => readModelServer(environment),
        (error: Error) =>
          error.name === 'EnvironmentError' &&
          message.test(error.message) &&
          !/any-word|a secret/.test(error.message),
      );
    });
  }
});
