import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import { Ladder, REST_MS } from '../../../local-provider/engines/ladder.js';
import { SAMPLE_RATE, secondsOf, silence } from '../../../local-provider/sound/format.js';
import { levelDb } from '../../../local-provider/sound/level.js';
import { readWav, writeWav } from '../../../local-provider/sound/wav.js';
import { createRecognizer } from '../../../local-provider/speech-in/recognizers.js';
import { createVoice } from '../../../local-provider/speech-out/voices.js';
import { hasRecognizer, speech } from '../../support/speech.js';
import { until } from '../../support/until.js';
import { speakingProcesses } from '../speaking-processes.js';
import { frequencyOf, tone } from '../tone.js';

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

  it('leaves an engine that fails, and says so once', async () => {
    const lines: string[] = [];
    const ladder = new Ladder({
      purpose: 'voice',
      engines: [engine('first', true), engine('second', true)],
      last: engine('third', false),
      log: (line) => lines.push(line),
    });
    const asked = [1, 2].map(() => ladder.use(({ ask }) => ask(), signal));
    assert.deepEqual(await Promise.all(asked), ['third', 'third']);
    assert.equal(await ladder.use(({ ask }) => ask(), signal), 'third');
    assert.equal(ladder.current.name, 'third');
    assert.deepEqual(lines, [
      'voice: first failed (first is broken) and rests for 2 minutes; continuing with second',
      'voice: second failed (second is broken) and rests for 2 minutes; continuing with third',
    ]);
  });

  it('retries an engine after its rest, which may fail again', async () => {
    let now = 0;
    let loading = true;
    const model = {
      name: 'model',
      ask: async () => {
        if (loading) throw new Error('still loading');
        return 'model';
      },
    };
    const lines: string[] = [];
    const ladder = new Ladder({
      purpose: 'voice',
      engines: [model],
      last: engine('last', false),
      log: (line) => lines.push(line),
      now: () => now,
    });
    const used = () => ladder.use(({ ask }) => ask(), signal);
    assert.equal(await used(), 'last');
    now = REST_MS;
    assert.equal(ladder.current.name, 'model');
    assert.equal(await used(), 'last');
    assert.equal(lines.length, 2);
    loading = false;
    now = REST_MS * 2 - 1;
    assert.equal(await used(), 'last');
    now = REST_MS * 2;
    assert.equal(await used(), 'model');
    assert.equal(await used(), 'model');
  });

  it('passes over an engine that is not fit, which is no failure', async () => {
    const ladder = new Ladder({
      purpose: 'voice',
      engines: [engine('first', false), engine('second', false)],
      last: engine('last', false),
      log: () => assert.fail('nothing is left'),
    });
    const ask = ({ ask }: { ask(): Promise<string> }) => ask();
    assert.equal(await ladder.use(ask, signal, ({ name }) => name !== 'first'), 'second');
    assert.equal(await ladder.use(ask, signal, () => false), 'last');
    assert.equal(ladder.current.name, 'first');
  });

  it('gives the error of the last engine', async () => {
    const last = engine('only', true);
    const ladder = new Ladder({ purpose: 'voice', engines: [], last, log: assert.fail });
    await assert.rejects(
      ladder.use(({ ask }) => ask(), signal),
      /only is broken/,
    );
  });

  it('does not take an abort for a failure', async () => {
    const abort = new AbortController();
    const ladder = new Ladder({
      purpose: 'voice',
      engines: [engine('first', true)],
      last: engine('second', false),
      log: () => assert.fail('nothing is left'),
    });
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

  it('read Indian scripts aloud, which the best voice cannot', async (test) => {
    const folder = await mkdtemp(join(tmpdir(), 'voice-assistant-flite-'));
    test.after(() => rm(folder, { recursive: true }));
    // It says so when it is asked.
    await writeFile(join(folder, 'flite'), '#!/bin/sh\nexit 1\n', { mode: 0o700 });
    const lines: string[] = [];
    const voice = createVoice({ PATH: folder }, (line) => lines.push(line));
    assert.match(voice.name, /^flite/);
    const pause = await createVoice(BARE, assert.fail).speak(' ', signal);
    for (const text of [
      'नमस्ते, आप कैसे हैं?',
      'ನಮಸ್ಕಾರ, ಹೇಗಿದ್ದೀರಿ?',
      'வணக்கம், எப்படி இருக்கிறீர்கள்?',
      'నమస్కారం, ఎలా ఉన్నారు?',
      'নমস্কার, কেমন আছেন?',
      'નમસ્તે, કેમ છો?',
      'ਸਤ ਸ੍ਰੀ ਅਕਾਲ, ਕਿਵੇਂ ਹੋ?',
      'നമസ്കാരം, സുഖമാണോ?',
      'ନମସ୍କାର, କେମିତି ଅଛନ୍ତି?',
      'AI assistant आपकी मदद करता है',
    ]) {
      const sound = await voice.speak(text, signal);
      assert.ok(secondsOf(sound) > secondsOf(pause) + 0.5, `${text} takes its time`);
      assert.ok(levelDb(sound) > -40, `${text} can be heard`);
    }
    assert.deepEqual(lines, [], 'flite is asked nothing of it');
    assert.ok(levelDb(await voice.speak('Café №1: 5 µg, “fine”.', signal)) > -40);
    assert.match(lines.join(), /^voice: flite \(slt\) failed/);
  });

  it('leave no process behind when they are closed, and can speak again', async () => {
    const before = speakingProcesses();
    const voice = createVoice(BARE, assert.fail);
    await voice.speak('Hello.', signal);
    assert.equal(speakingProcesses(), before + 1);
    voice.close?.();
    await until('its process to end', () => speakingProcesses() === before);
    await voice.speak('Hello again.', signal);
    voice.close?.();
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
  /** So many requests are answered with 429 first. */
  let refusals = 0;
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
      if (refusals-- > 0) return response.writeHead(429, { 'Retry-After': '0' }).end('slower');
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

  it('is asked again when it has too much to do, and is no other voice meanwhile', async () => {
    refusals = 2;
    const voice = createVoice(environment, assert.fail);
    const sound = await voice.speak('Good day.', signal);
    assert.ok(Math.abs(frequencyOf(sound.subarray(2000, 20_000)) - 500) < 5);
    refusals = 1;
    const recognizer = createRecognizer(environment, assert.fail);
    assert.equal(await recognizer.transcribe(tone(300, 1), signal), 'Hello.');
  });

  it('is left when it has too much to do for long', async () => {
    refusals = Infinity;
    requests = [];
    const lines: string[] = [];
    const voice = createVoice(environment, (line) => lines.push(line));
    assert.ok(levelDb(await voice.speak('Still here.', signal)) > -60);
    assert.match(lines[0] ?? '', /speaker .* failed \(it answered 429\)/);
    assert.ok(requests.length > 1 && requests.length < 20, `asked ${requests.length} times`);
    refusals = 0;
  });

  it('goes on with what the machine has when the server fails', async () => {
    broken = true;
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
