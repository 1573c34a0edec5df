import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, afterEach, describe, it } from 'node:test';
import { meterTrack } from '../support/audio.js';
import { launchBrowser, type TestBrowser, type TestMicrophone } from '../support/browser.js';
import { spawnProvider } from '../support/provider.js';
import { serveScriptPage } from '../support/script-page.js';
import { shared } from '../support/shared.js';
import { hasRecognizer, sayIntoMicrophone, speech, writeSpeech } from '../support/speech.js';
import { temporaryFolder } from '../support/temporary-folder.js';
import { Visitor } from './visitor.js';

const STAGES = [
  'initialization',
  'validation',
  'web-call-creation',
  'daily-call-object-creation',
  'mobile-permissions',
  'daily-call-join',
  'video-recording-setup',
  'video-recording-started',
  'audio-observer-setup',
  'audio-processing-setup',
];

const GREETING = /How can I help you today/;

/** Until a recording of 17 seconds has been repeated once, since a busy machine may miss a word. */
const TWICE_MS = 40_000;

describe('a call', () => {
  const folder = temporaryFolder();
  const { site, provider } = shared({ site: serveScriptPage, provider: () => spawnProvider() });
  let browser: TestBrowser | undefined;
  let microphoneOfBrowser: TestMicrophone;
  let visitor: Visitor;

  afterEach(async () => {
    await visitor?.goes();
    browser?.expectNoForeignTraffic();
  });

  after(() => browser?.close());

  /**
   * A visitor with a microphone: one that the test speaks into, or parts of a speech that are said
   * again and again, since a machine that is busy with much else may swallow a word.
   */
  async function comes(
    microphone: 'silence' | 'denied' | 'none' | 'scripted' | readonly (string | number)[],
    attributes: Record<string, string> = {},
  ): Promise<void> {
    const scripted = microphone === 'scripted';
    const speaks = typeof microphone === 'object';
    const wav = join(folder, 'speech.wav');
    if (speaks) await writeSpeech(wav, microphone);
    const wanted = speaks ? { wav } : scripted ? 'silence' : microphone;
    // Tests with the same microphone share a browser.
    if (!browser || microphoneOfBrowser !== wanted) {
      await browser?.close();
      browser = await launchBrowser({ microphone: wanted });
      microphoneOfBrowser = wanted;
    }
    const all = { mode: 'voice', ...attributes };
    visitor = await Visitor.comes(browser, site.url, provider, all, { scripted });
  }

  it('starts in stages, plays, hears the visitor, and ends', async () => {
    await comes([7, 'what are your opening hours', 8]);
    await visitor.connects();
    const meter = await meterTrack(visitor.page, await visitor.voice());
    await meter.waitForSound();
    await visitor.hears('speech-start');
    await visitor.reads('assistant', GREETING);
    await visitor.hears('message', '"speech-update".*"started".*"user"|"user".*"started"');
    await visitor.reads('user', hasRecognizer() ? /what are your opening hours/i : /\S/, TWICE_MS);
    if (hasRecognizer()) await visitor.reads('assistant', /Monday/);

    const progress = await visitor.reported('call-start-progress');
    const reported = progress.map(({ progress: one }) => one as Record<string, unknown>);
    for (const status of ['started', 'completed'])
      assert.deepEqual(
        reported.filter((each) => each['status'] === status).map(({ stage }) => stage),
        STAGES,
      );
    for (const { status, duration } of reported)
      assert.equal(typeof duration, status === 'completed' ? 'number' : 'undefined');
    const [success] = await visitor.reported('call-start-success');
    assert.match(String(success?.['callId']), /\S/);

    await visitor.part('call-button').click();
    assert.equal((await visitor.hears('call-end'))['reason'], 'customer-ended-call');
    await visitor.hears('message', '"ended".*"customer-ended-call"');
    await visitor.leftNothing();
    await visitor.reads('assistant', GREETING);
  });

  it('is interrupted by a visitor who speaks over the assistant', async () => {
    const long = 'I will now talk for a rather long time about a great many things. '.repeat(12);
    await comes([6, 'excuse me I have another question', 4]);
    await visitor.connects();
    await visitor.asks('sendToCall', { type: 'say', message: long, content: long });
    const meter = await meterTrack(visitor.page, await visitor.voice());
    await meter.waitForSound();
    await visitor.hears('message', '"user-interrupted"');
    await meter.waitForSilence(500);
  });

  it('does not hear a muted visitor', async () => {
    await comes('scripted');
    await visitor.connects();
    await visitor.part('mute-button').click();
    await visitor.sees('muted');
    assert.equal(await visitor.part('mute-button').getAttribute('title'), 'Unmute microphone');
    const microphone = await visitor.microphones();
    assert.deepEqual(microphone, [false]);
    await sayIntoMicrophone(visitor.page, await speech('what are your opening hours'));
    assert.doesNotMatch(JSON.stringify(await visitor.reported('message')), /"role":"user"/);
    await visitor.part('mute-button').click();
    await visitor.sees('muted', false);
    await sayIntoMicrophone(visitor.page, await speech('what do the tours cost'));
    await visitor.reads('user', /\S/);
    const said = await visitor.part('user-message').allTextContents();
    assert.doesNotMatch(said.join(), /opening/);
  });

  it('continues when the element is moved, and ends when it is removed', async () => {
    await comes('silence');
    await visitor.connects();
    await visitor.page.evaluate(() => {
      const elsewhere = document.body.appendChild(document.createElement('main'));
      elsewhere.append(document.querySelector('voice-assistant')!);
    });
    await visitor.reads('assistant', GREETING);
    await visitor.sees('connected');
    await visitor.page.evaluate(async () => {
      const element = document.querySelector('voice-assistant')!;
      const next = document.createElement('body');
      document.body.replaceWith(next);
      // A router puts back what it keeps some awaits later.
      for (let step = 0; step < 10; step++) await Promise.resolve();
      next.append(element);
    });
    await visitor.sees('connected');
    assert.equal(await visitor.page.evaluate(() => document.querySelector('audio')?.paused), false);
    assert.deepEqual(await visitor.reported('call-end'), []);
    await visitor.page.evaluate(() => document.querySelector('voice-assistant')!.remove());
    await visitor.leftNothing();
  });

  it('reports a blocked microphone', async () => {
    await comes('denied');
    await visitor.opens();
    await visitor.calls();
    await visitor.part('failure').filter({ hasText: 'Microphone access is blocked' }).waitFor();
    const [failed] = await visitor.reported('call-start-failed');
    const [error] = await visitor.reported('error');
    assert.match(JSON.stringify(failed), /microphone-denied/);
    // Firefox knows it before the join, Chromium asks in the join.
    assert.match(JSON.stringify(error), /validation-error|daily-call-join-error/);
    assert.deepEqual((await visitor.reported()).map(({ type }) => type).slice(-2), [
      'call-start-failed',
      'error',
    ]);
    await visitor.leftNothing();
  });

  it('reports it on first use with push to talk', async () => {
    await comes('silence', { 'push-to-talk': '' });
    await visitor.connects();
    await visitor.page.evaluate(() => {
      Object.assign(navigator.mediaDevices, {
        getUserMedia() {
          return Promise.reject(new DOMException('no', 'NotAllowedError'));
        },
      });
    });
    await visitor.part('talk-button').hover();
    await visitor.page.mouse.down();
    await visitor.part('call-notice').filter({ hasText: 'Microphone access is blocked' }).waitFor();
    await visitor.page.mouse.up();
    await visitor.sees('connected');
    await visitor.part('call-button').click();
    await visitor.leftNothing();
  });

  it('creates no call without a microphone, also if it would be muted', async () => {
    await comes('none', { 'start-muted': '' });
    await visitor.opens();
    const created: string[] = [];
    visitor.page.on('request', (request) => created.push(request.url()));
    await visitor.calls();
    await visitor.part('failure').filter({ hasText: 'No microphone was found' }).waitFor();
    assert.deepEqual(
      created.filter((url) => url.startsWith(provider.url)),
      [],
    );
    await visitor.leftNothing();
  });

  it('is interrupted by a provider that freezes, before its connection is, and goes on', async () => {
    const frozen = await spawnProvider();
    await comes('silence', { 'api-url': frozen.url, 'call-bundle-url': frozen.callBundleUrl });
    await visitor.page.evaluate(() => {
      const Original = RTCPeerConnection;
      window.RTCPeerConnection = class extends Original {
        constructor(configuration?: RTCConfiguration) {
          super(configuration);
          Object.assign(window, { connection: this });
        }
      };
    });
    await visitor.connects();
    await visitor.reads('assistant', GREETING);
    const notice = visitor.part('call-notice').filter({ hasText: 'Reconnecting' });
    frozen.freeze(true);
    await notice.waitFor();
    assert.equal(await visitor.page.evaluate('connection.connectionState'), 'connected');
    frozen.freeze(false);
    await notice.waitFor({ state: 'detached' });
    assert.deepEqual(await visitor.reported('error'), []);
    await visitor.calls();
    assert.equal((await visitor.hears('call-end'))['reason'], 'customer-ended-call');
    await visitor.leftNothing();
    await frozen.kill();
  });
});
