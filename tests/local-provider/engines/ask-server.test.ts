import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { beforeEach, describe, it } from 'node:test';
import { levelDb } from '../../../local-provider/sound/format.js';
import { readWav, writeWav } from '../../../local-provider/sound/wav.js';
import { createRecognizer } from '../../../local-provider/speech-in/recognizers.js';
import { createVoice } from '../../../local-provider/speech-out/voices.js';
import { type ReceivedRequest, startRecordingServer } from '../../support/recording-server.js';
import { shared } from '../../support/shared.js';
import { frequencyOf, tone } from '../tone.js';

const { signal } = new AbortController();

describe('speech by a model server', () => {
  const { server } = shared({ server: startRecordingServer });

  const works = (response: ServerResponse, { url }: ReceivedRequest) =>
    url === '/v1/audio/transcriptions'
      ? response.end('{"text":" Hello. "}')
      : response.end(writeWav({ rate: 24_000, samples: tone(500, 0.5, 24_000) }));
  const isBusy = (response: ServerResponse) =>
    response.writeHead(429, { 'Retry-After': '0' }).end('slower');
  beforeEach(() => server.answerWith(works));

  const { environment } = shared({
    environment: () => ({
      PATH: '',
      VOICE_ASSISTANT_OPENAI_URL: `${server.url}/v1`,
      VOICE_ASSISTANT_OPENAI_KEY: 'secret',
      VOICE_ASSISTANT_OPENAI_SPEECH_MODEL: 'speaker',
      VOICE_ASSISTANT_OPENAI_SPEECH_VOICE: 'nova',
      VOICE_ASSISTANT_OPENAI_TRANSCRIPTION_MODEL: 'writer',
    }),
  });

  it('requests speech and plays the response', async () => {
    const sound = await createVoice(environment, assert.fail).speak('Good day.', signal);
    assert.ok(Math.abs(frequencyOf(sound.subarray(2000, 20_000)) - 500) < 5);
    const [{ url, headers, body } = assert.fail()] = server.received;
    assert.equal(url, '/v1/audio/speech');
    assert.equal(headers.authorization, 'Bearer secret');
    assert.deepEqual(JSON.parse(body.toString()), {
      model: 'speaker',
      voice: 'nova',
      input: 'Good day.',
      response_format: 'wav',
    });
  });

  it('sends speech and takes its words', async () => {
    const recognizer = createRecognizer(environment, assert.fail);
    assert.equal(await recognizer.transcribe(tone(300, 1), signal), 'Hello.');
    const [{ url, headers, body } = assert.fail()] = server.received;
    assert.equal(url, '/v1/audio/transcriptions');
    assert.equal(headers.authorization, 'Bearer secret');
    const form = await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': headers['content-type']! },
    }).formData();
    assert.equal(form.get('model'), 'writer');
    const file = form.get('file') as File;
    const { rate, samples } = readWav(new Uint8Array(await file.arrayBuffer()));
    assert.equal(samples.length / rate, 1);
  });

  it('retries a busy server without switching the voice', async () => {
    let refusals = 2;
    server.answerWith((response, request) =>
      refusals-- > 0 ? isBusy(response) : works(response, request),
    );
    const voice = createVoice(environment, assert.fail);
    const sound = await voice.speak('Good day.', signal);
    assert.ok(Math.abs(frequencyOf(sound.subarray(2000, 20_000)) - 500) < 5);
    refusals = 1;
    const recognizer = createRecognizer(environment, assert.fail);
    assert.equal(await recognizer.transcribe(tone(300, 1), signal), 'Hello.');
  });

  it('is left when it has too much to do for long', async () => {
    server.answerWith(isBusy);
    const lines: string[] = [];
    const voice = createVoice(environment, (line) => lines.push(line));
    assert.ok(levelDb(await voice.speak('Still here.', signal)) > -60);
    assert.match(lines[0] ?? '', /speaker .* failed \(it answered 429\)/);
    const { length: received } = server.received;
    assert.ok(received > 1 && received < 20, `asked ${received} times`);
  });

  it('continues with the machine’s engine when the server fails', async () => {
    server.answerWith((response) => response.writeHead(500).end());
    const lines: string[] = [];
    const voice = createVoice(environment, (line) => lines.push(line));
    assert.match(voice.name, /^speaker \(nova\) at 127\.0\.0\.1/);
    assert.ok(levelDb(await voice.speak('Still here.', signal)) > -40);
    assert.equal(voice.name, 'espeak-ng (npm)');
    assert.equal(lines.length, 1);
    assert.match(lines[0]!, /answered 500.*continuing with espeak-ng/);
    const recognizer = createRecognizer(environment, () => undefined);
    assert.equal(await recognizer.transcribe(tone(300, 1), signal), undefined);
    assert.match(recognizer.name, /^none/);
  });
});
