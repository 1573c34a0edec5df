import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SAMPLE_RATE, silence } from '../../../local-provider/sound/format.js';
import { createRecognizer } from '../../../local-provider/speech-in/recognizers.js';
import { hasRecognizer, speech } from '../../support/speech.js';

const { signal } = new AbortController();

/** A machine on which no program is installed. */
const BARE = { PATH: '' };

describe('recognisers', () => {
  it('say that they know no words, rather than inventing some', async () => {
    const recognizer = createRecognizer(BARE, assert.fail);
    assert.equal(await recognizer.transcribe(silence(1), signal), undefined);
    assert.equal(recognizer.interim, false);
  });

  it('understand the words of a clear voice', { skip: !hasRecognizer() }, async () => {
    const recognizer = createRecognizer({ PATH: process.env['PATH'] }, assert.fail);
    const said = await speech('What are your opening hours?');
    assert.equal(await recognizer.transcribe(said, signal), 'what are your opening hours');
    assert.equal(said.length > SAMPLE_RATE, true);
  });

  it('find no words in silence', { skip: !hasRecognizer() }, async () => {
    const recognizer = createRecognizer({ PATH: process.env['PATH'] }, assert.fail);
    assert.equal(await recognizer.transcribe(silence(1), signal), '');
  });
});
