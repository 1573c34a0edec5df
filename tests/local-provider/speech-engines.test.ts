import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';

import { Ladder } from '../../local-provider/engines/ladder.js';
import { SAMPLE_RATE, secondsOf, silence } from '../../local-provider/sound/format.js';
import { levelDb } from '../../local-provider/sound/level.js';
import { readWav, writeWav } from '../../local-provider/sound/wav.js';
import { createRecognizer } from '../../local-provider/speech-in/recognizers.js';
import { createVoice } from '../../local-provider/speech-out/voices.js';
import { hasRecognizer, speech } from '../support/speech.js';
import { frequencyOf, tone } from './tone.js';

const { signal } = new AbortController();

/** A machine on which no program is installed. */
const BARE = { PATH: '' };

describe('a ladder of engines', () => {
  const engine = (name: string, fails: boolean) => ({
    name,
    ask: async () => {
      if (fails) throw new Error(`${name} is broken`);
      return name;
    },
  });

  it('leaves an engine that fails for good, and says so once', async () => {
    const lines: string[] = [];
    const ladder = new Ladder(
      'voice',
      [engine('first', true), engine('second', true), engine('third', false)],
      (line) => lines.push(line),
    );
    const asked = [1, 2].map(() => ladder.use(({ ask }) => ask(), signal));
    assert.deepEqual(await Promise.all(asked), ['third', 'third']);
    assert.equal(await ladder.use(({ ask }) => ask(), signal), 'third');
    assert.equal(ladder.current.name, 'third');
    assert.deepEqual(lines, [
      'voice: first failed (first is broken); going on with second',
      'voice: second failed (second is broken); going on with third',
    ]);
  });

  it('gives the error of the last engine', async () => {
    const ladder = new Ladder('voice', [engine('only', true)], () => undefined);
    await assert.rejects(
      ladder.use(({ ask }) => ask(), signal),
      /only is broken/,
    );
  });

  it('does not take an abort for a failure', async () => {
    const abort = new AbortController();
    const ladder = new Ladder('voice', [engine('first', true), engine('second', false)], () =>
      assert.fail('nothing is left'),
    );
    abort.abort(new Error('enough'));
    await assert.rejects(
      ladder.use(({ ask }) => ask(), abort.signal),
      /enough/,
    );
    assert.equal(ladder.current.name, 'first');
  });
});

describe('voices', () => {
  it('speak by the npm package alone, where nothing is installed', async () => {
    const voice = createVoice(BARE, () => undefined);
    assert.equal(voice.name, 'espeak-ng (npm)');
    const [short, long] = await Promise.all([
      voice.speak('Hello.', signal),
      voice.speak('- 5 degrees, and then a much longer sentence than the other one.', signal),
    ]);
    assert.ok(levelDb(short) > -40, 'it can be heard');
    assert.ok(secondsOf(long) > 2 * secondsOf(short), 'more words take longer');
  });

  it('give up speaking when nobody wants to hear it any more', async () => {
    const voice = createVoice(BARE, () => assert.fail('an abort is no failure'));
    const abort = new AbortController();
    const spoken = voice.speak('This is never heard.', abort.signal);
    abort.abort(new Error('interrupted'));
    await assert.rejects(spoken, /interrupted/);
  });
});

describe('speech by a model server', () => {
  let environment: NodeJS.ProcessEnv;
  let requests: { path: string; key?: string; type?: string; body: Buffer }[] = [];
  let broken = false;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests.push({
        path: request.url ?? '',
        key: request.headers.authorization,
        type: request.headers['content-type'],
        body: Buffer.concat(chunks),
      });
      if (broken) return response.writeHead(500).end();
      if (request.url === '/v1/audio/transcriptions') return response.end('{"text":" Hello. "}');
      response.end(writeWav({ rate: 24_000, samples: tone(500, 0.5, 24_000) }));
    });
  });

  before(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    environment = {
      PATH: '',
      VOICE_ASSISTANT_OPENAI_URL: `http://127.0.0.1:${port}/v1`,
      VOICE_ASSISTANT_OPENAI_KEY: 'secret',
      VOICE_ASSISTANT_OPENAI_SPEECH_MODEL: 'speaker',
      VOICE_ASSISTANT_OPENAI_SPEECH_VOICE: 'nova',
      VOICE_ASSISTANT_OPENAI_TRANSCRIPTION_MODEL: 'writer',
    };
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  it('asks for speech and plays what comes', async () => {
    requests = [];
    const sound = await createVoice(environment, assert.fail).speak('Good day.', signal);
    assert.ok(Math.abs(frequencyOf(sound.subarray(2000, 20_000)) - 500) < 5);
    const [{ path, key, body } = assert.fail()] = requests;
    assert.equal(path, '/v1/audio/speech');
    assert.equal(key, 'Bearer secret');
    assert.deepEqual(JSON.parse(body.toString()), {
      model: 'speaker',
      voice: 'nova',
      input: 'Good day.',
      response_format: 'wav',
    });
  });

  it('sends speech and takes its words', async () => {
    requests = [];
    const recognizer = createRecognizer(environment, assert.fail);
    assert.equal(await recognizer.transcribe(tone(300, 1), signal), 'Hello.');
    const [{ path, key, type, body } = assert.fail()] = requests;
    assert.equal(path, '/v1/audio/transcriptions');
    assert.equal(key, 'Bearer secret');
    const form = await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': type! },
    }).formData();
    assert.equal(form.get('model'), 'writer');
    const file = form.get('file') as File;
    const { rate, samples } = readWav(new Uint8Array(await file.arrayBuffer()));
    assert.equal(samples.length / rate, 1);
  });

  it('goes on with what the machine has when the server fails', async () => {
    broken = true;
    const lines: string[] = [];
    const voice = createVoice(environment, (line) => lines.push(line));
    assert.match(voice.name, /^speaker \(nova\) at 127\.0\.0\.1/);
    assert.ok(levelDb(await voice.speak('Still here.', signal)) > -40);
    assert.equal(voice.name, 'espeak-ng (npm)');
    assert.equal(lines.length, 1);
    assert.match(lines[0]!, /answered 500.*going on with espeak-ng/);
    const recognizer = createRecognizer(environment, () => undefined);
    assert.equal(await recognizer.transcribe(tone(300, 1), signal), undefined);
    assert.match(recognizer.name, /^none/);
  });
});

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

  it('hear no words in silence', { skip: !hasRecognizer() }, async () => {
    const recognizer = createRecognizer({ PATH: process.env['PATH'] }, assert.fail);
    assert.equal(await recognizer.transcribe(silence(1), signal), '');
  });
});
