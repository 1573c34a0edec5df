import { expect, waitUntil } from '@open-wc/testing';
import Daily, { type DailyCall } from '@daily-co/daily-js';
import { DailyDriver } from '../../../../core/call/daily/driver.js';
import type { CallEvent } from '../../../../core/call/machine/events.js';
import type { CallStage } from '../../../../core/machine/stages.js';
import type { CallRequest } from '../../../../core/ports.js';
import { ManualTimers } from '../../../support/manual-timers.js';
import { json, serve } from '../../../support/scripted-provider.js';
import { DailyDouble } from './daily-double.js';

const soon = { timeout: 20_000 };

const CALL = {
  id: 'call-1',
  webCallUrl: 'http://127.0.0.1:9/rooms/1',
  transport: { callToken: 't-1' },
  artifactPlan: { videoRecordingEnabled: true },
};

/** The processors of the page, and the one that is used. */
const PROCESSORS = [
  ['nothing', undefined, 'noise-cancellation'],
  ['none', { audio: { processor: { type: 'none' } } }, 'none'],
  ['an unknown one', { audio: { processor: { type: 'echo' } } }, 'noise-cancellation'],
  ['nonsense', null, 'noise-cancellation'],
] as const;

describe('DailyDriver', () => {
  const { createCallObject } = Daily;
  let double: DailyDouble;
  let facts: CallEvent[];
  let driver: DailyDriver;
  let muted: boolean;

  beforeEach(() => {
    facts = [];
    muted = false;
    double = new DailyDouble();
    Daily.createCallObject = (options) => {
      double.asked.push(['createCallObject', options]);
      return Object.assign(double, { iframe: () => null }) as unknown as DailyCall;
    };
  });

  afterEach(() => {
    driver.perform({ do: 'release', endRoom: false });
    Daily.createCallObject = createCallObject;
  });

  function drive(request: Partial<CallRequest> = {}): void {
    const base = { apiUrl: 'http://127.0.0.1:9', publicKey: 'key-1', assistantId: 'a-1' };
    driver = new DailyDriver(
      { ...base, ...request },
      {
        dispatch: (fact) => facts.push(fact),
        muted: () => muted,
        loadRules: async () => undefined,
      },
    );
  }

  async function run(stage: CallStage): Promise<CallEvent> {
    const before = facts.length;
    driver.perform({ do: 'run', stage });
    await waitUntil(() => facts.length > before, `${stage} is over`, soon);
    return facts.at(-1)!;
  }

  /** A driver whose object is created; what was asked of it until then is forgotten. */
  async function driveObject(request: Partial<CallRequest> = {}): Promise<void> {
    drive({ apiUrl: await serve(json(201, CALL)), ...request });
    await run('web-call-creation');
    await run('daily-call-object-creation');
    double.asked.length = 0;
  }

  it('reports the created call', async () => {
    drive({ apiUrl: await serve(json(201, CALL)) });
    expect(await run('web-call-creation')).to.deep.equal({
      type: 'stage-completed',
      stage: 'web-call-creation',
      created: { callId: 'call-1', videoRecordingEnabled: true, voiceProvider: null },
      token: true,
    });
  });

  it('reports why a stage failed', async () => {
    drive({ apiUrl: await serve(json(401, { message: 'Invalid key' })) });
    expect(await run('web-call-creation')).to.deep.equal({
      type: 'stage-failed',
      stage: 'web-call-creation',
      kind: 'unauthorized',
      message: 'Invalid key',
    });
  });

  it('frees an object that is created after the call is over', async () => {
    drive({ apiUrl: await serve(json(201, CALL)) });
    await run('web-call-creation');
    driver.perform({ do: 'run', stage: 'daily-call-object-creation' });
    driver.perform({ do: 'release', endRoom: false });
    const isFreed = () => double.asked.some(([name]) => name === 'destroy');
    await waitUntil(isFreed, 'it is freed', soon);
  });

  for (const wanted of [false, true])
    it(`joins a visitor who is ${wanted ? '' : 'not '}muted, and reports it`, async () => {
      await driveObject();
      muted = wanted;
      expect(await run('daily-call-join')).to.deep.equal({
        type: 'stage-completed',
        stage: 'daily-call-join',
        muted: wanted,
      });
      expect(double.asked[0]![1]).to.deep.equal({
        url: CALL.webCallUrl,
        subscribeToTracksAutomatically: false,
        token: 't-1',
        ...(wanted && { startAudioOff: true }),
      });
    });

  it('explains a join that timed out', async () => {
    await driveObject();
    double.meeting = 'loading';
    driver.perform({ do: 'explain-late-join' });
    await waitUntil(() => facts.at(-1)?.type === 'stage-failed', 'it is explained', soon);
    expect(facts.at(-1)).to.deep.equal({
      type: 'stage-failed',
      stage: 'daily-call-join',
      kind: 'call-failed',
      message: 'The call could not be joined in time',
    });
  });

  it('starts a recording with the picture of the specification, and stops it', async () => {
    await driveObject();
    await run('video-recording-setup');
    driver.perform({ do: 'release', endRoom: false });
    const [[name, options], stopped] = double.asked as [[string, object], unknown];
    expect(name).to.equal('startRecording');
    expect(options).to.deep.include({ width: 1280, height: 720, layout: { preset: 'default' } });
    expect(options)
      .to.have.property('backgroundColor')
      .that.matches(/^#[0-4]/);
    expect(stopped).to.deep.equal(['stopRecording']);
  });

  it('reports a recording that cannot start', async () => {
    await driveObject();
    double.startRecording = () => {
      throw new Error('not allowed');
    };
    expect(await run('video-recording-setup')).to.include({
      type: 'stage-failed',
      message: 'not allowed',
    });
  });

  for (const [name, inputSettings, type] of PROCESSORS)
    it(`requests ${type} if the page requests ${name}`, async () => {
      await driveObject();
      driver.perform({ do: 'release', endRoom: false });
      facts.length = 0;
      drive({ dailyOptions: { inputSettings } as never, apiUrl: await serve(json(201, CALL)) });
      await run('web-call-creation');
      await run('daily-call-object-creation');
      double.asked.length = 0;
      await run('audio-processing-setup');
      expect(double.asked).to.deep.equal([
        ['updateInputSettings', { audio: { processor: { type } } }],
      ]);
    });

  for (const stage of ['audio-processing-setup', 'audio-observer-setup'] as const)
    it(`waits no longer than ten seconds for ${stage}`, async () => {
      await driveObject();
      const hang = () => new Promise<never>(() => {});
      Object.assign(double, {
        updateInputSettings: hang,
        startRemoteParticipantsAudioLevelObserver: hang,
      });
      const timers = new ManualTimers();
      timers.install();
      try {
        const before = facts.length;
        driver.perform({ do: 'run', stage });
        await timers.advance(9999);
        expect(facts).to.have.length(before);
        await timers.advance(1);
        expect(facts.at(-1)).to.include({ type: 'stage-failed', stage, kind: 'call-failed' });
      } finally {
        timers.restore();
      }
    });

  it('reports that the page is put into the back/forward cache, until the end', () => {
    drive();
    const leave = (persisted: boolean) =>
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));
    leave(false);
    expect(facts).to.deep.equal([]);
    leave(true);
    expect(facts).to.deep.equal([{ type: 'page-cached' }]);
    driver.perform({ do: 'release', endRoom: false });
    leave(true);
    expect(facts).to.have.length(1);
  });

  for (const silenceTimeoutSeconds of [0, 30])
    it(`reports activity or not, with a silence timeout of ${silenceTimeoutSeconds} s`, async () => {
      await driveObject({ silenceTimeoutSeconds });
      facts.length = 0;
      driver.perform({ do: 'watch' });
      window.dispatchEvent(new PointerEvent('pointerdown'));
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
      // A click that no pointer or key made.
      document.body.click();
      const activity = { type: 'activity' };
      expect(facts).to.deep.equal(silenceTimeoutSeconds ? [activity, activity, activity] : []);
      driver.perform({ do: 'release', endRoom: false });
      document.body.click();
      expect(facts.filter(({ type }) => type === 'activity')).to.have.length(
        silenceTimeoutSeconds ? 3 : 0,
      );
    });
});
