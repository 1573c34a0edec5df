import { expect } from '@open-wc/testing';
import type { DailyCall } from '@daily-co/daily-js';
import { withTimeout } from '../../../core/async/timing.js';
import { isPhone } from '../../../core/call/start/is-phone.js';
import { Recording } from '../../../core/call/recording.js';
import { StageReporter } from '../../../core/call/start/stage-reporter.js';
import { join, processAudio } from '../../../core/call/start/start-stages.js';
import { messageOf, CallError } from '../../../core/call/call-error.js';
import { loaded } from '../../../core/call/loaded.js';
import type { FailureKind } from '../../../core/machine/failures.js';
import type { CallNews } from '../../../core/ports.js';
import { WebCallError, type WebCall } from '../../../core/call/web-call.js';
import { DailyDouble } from './daily-double.js';
import { ManualTimers } from '../../support/manual-timers.js';

const type = 'daily-call-join-error';

function reporter() {
  const news: CallNews[] = [];
  const abort = new AbortController();
  const stages = new StageReporter((each) => news.push(each), abort.signal);
  /** What was told, without the durations, of which only the kind is known. */
  const told = () =>
    news.map((each) => {
      if (each.type !== 'call-progressed') return each;
      const { stage, status, metadata } = each.progress;
      if (each.progress.status !== 'started') expect(each.progress.duration).to.be.at.least(0);
      return [stage, status, ...(metadata ? [metadata] : [])];
    });
  return { stages, abort, told };
}

const failureOf = (error: unknown) => (error as CallError).failure;
const caught = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);
const hang = () => new Promise<never>(() => {});

const call = (change: Partial<WebCall>): WebCall => ({
  id: 'call-1',
  url: 'http://127.0.0.1/rooms/1',
  token: null,
  recording: true,
  voiceProvider: null,
  ...change,
});

const THROWN: readonly [thrown: unknown, message: string][] = [
  ['Failed to load call object bundle.', 'Failed to load call object bundle.'],
  [new Error('no'), 'no'],
  [{ errorMsg: 'The meeting is full' }, 'The meeting is full'],
  [{ msg: 'gone' }, 'gone'],
  [
    { errorMsg: 'The room x is full', error: { msg: 'The meeting is full' } },
    'The meeting is full',
  ],
  [{ errorMsg: 'The meeting is full', error: { type: 'meeting-full' } }, 'The meeting is full'],
  [{ errorMsg: { audioOk: false } }, 'Unknown error'],
  [undefined, 'Unknown error'],
  [null, 'Unknown error'],
];

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';
const DEVICES: readonly [name: string, userAgent: string, touch: number, phone: boolean][] = [
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 5, true],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile', 5, true],
  ['an iPad that says it is a Mac', MAC, 5, true],
  ['a Mac', MAC, 0, false],
  ['a PC with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140', 10, false],
];

export function testStages(): void {
  it('a stage is told when it begins and when it is done, with what is worth telling', async () => {
    const { stages, told } = reporter();
    const metadata = (value: number) => ({ delaySeconds: value });
    expect(await stages.run('daily-call-join', { type, work: () => 7, metadata })).to.equal(7);
    expect(told()).to.deep.equal([
      ['daily-call-join', 'started'],
      ['daily-call-join', 'completed', { delaySeconds: 7 }],
    ]);
  });

  it('a stage that fails is told so, and fails the start', async () => {
    const { stages, told } = reporter();
    const work = () => Promise.reject(new Error('no way'));
    const error = await caught(stages.run('daily-call-join', { type, work }));
    expect(failureOf(error)).to.deep.equal({
      kind: 'call-failed',
      type,
      message: 'no way',
      stage: 'daily-call-join',
    });
    expect(told()).to.deep.equal([
      ['daily-call-join', 'started'],
      ['daily-call-join', 'failed', { error: 'no way' }],
    ]);
  });

  it('a stage that a call can do without fails alone', async () => {
    const { stages, told } = reporter();
    const work = () => Promise.reject('not here');
    const processing = { type: 'audio-processing-setup-error', work } as const;
    await stages.attempt('audio-processing-setup', processing);
    expect(told()).to.deep.equal([
      ['audio-processing-setup', 'started'],
      ['audio-processing-setup', 'failed', { error: 'not here' }],
      {
        type: 'call-degraded',
        error: { type: processing.type, message: 'not here', stage: 'audio-processing-setup' },
      },
    ]);
  });

  for (const [wish, inputSettings, processor] of [
    ['nothing', undefined, 'noise-cancellation'],
    ['none of it', { audio: { processor: { type: 'none' } } }, 'none'],
    ['what there is not', { audio: { processor: { type: 'echo' } } }, 'noise-cancellation'],
    ['nonsense', null, 'noise-cancellation'],
  ] as const)
    it(`noise is cancelled or not where the page wants ${wish}`, async () => {
      const double = new DailyDouble();
      await processAudio(reporter().stages, double.daily, { dailyOptions: { inputSettings } });
      expect(double.asked).to.deep.equal([
        ['updateInputSettings', { audio: { processor: { type: processor } } }],
      ]);
    });

  it('a stage that does not apply is told with the reason', () => {
    const { stages, told } = reporter();
    stages.skip('mobile-permissions', 'skipped-not-mobile');
    expect(told()).to.deep.equal([
      ['mobile-permissions', 'started'],
      ['mobile-permissions', 'completed', { action: 'skipped-not-mobile' }],
    ]);
  });

  it('a stage that hangs ends with the call, whether needed or not', async () => {
    for (const take of ['run', 'attempt'] as const) {
      const { stages, abort } = reporter();
      const taken = caught(stages[take]('daily-call-join', { type, work: hang }));
      abort.abort(new CallError({ kind: 'offline', type, message: 'broken' }));
      expect(failureOf(await taken)).to.include({ kind: 'offline', message: 'broken' });
    }
  });

  it('no stage begins after the end', async () => {
    const { stages, abort, told } = reporter();
    abort.abort('ended');
    let worked = false;
    const work = () => void (worked = true);
    expect(await caught(stages.run('daily-call-join', { type, work }))).to.equal('ended');
    expect(await caught(stages.attempt('daily-call-join', { type, work }))).to.equal('ended');
    expect(told()).to.deep.equal([]);
    expect(worked).to.equal(false);
  });

  it('what was thrown is told in words, whatever it is', () => {
    for (const [thrown, message] of THROWN) expect(messageOf(thrown)).to.equal(message);
  });

  it('the refusal of a call keeps its kind, and a failure its stage', () => {
    const refused = new WebCallError('unauthorized', 'Invalid key');
    const at = CallError.at('web-call-creation', 'start-method-error', refused);
    expect(at.failure.kind).to.equal('unauthorized');
    expect(CallError.at('daily-call-join', type, at)).to.equal(at);
  });

  it('waits no longer than the limit', async () => {
    const timers = new ManualTimers();
    timers.install();
    try {
      const limited = caught(withTimeout(hang(), 30_000, 'It took too long'));
      await timers.advance(30_000);
      expect(await limited).to.have.property('message', 'It took too long');
      expect(await withTimeout(Promise.resolve(7), 30_000, 'It took too long')).to.equal(7);
      await timers.advance(0);
      expect(timers.pending).to.equal(0);
    } finally {
      timers.restore();
    }
  });

  for (const [name, userAgent, maxTouchPoints, phone] of DEVICES)
    it(`${name} is ${phone ? 'a' : 'no'} phone or tablet`, () =>
      expect(isPhone({ userAgent, maxTouchPoints } as Navigator)).to.equal(phone));
}

/** How the library is asked to join. */
const JOINS: readonly [name: string, call: Parameters<typeof join>[2], asked: object][] = [
  ['without a token', { url: 'http://127.0.0.1/1', token: null, muted: false }, {}],
  ['with a token', { url: 'http://127.0.0.1/1', token: 't-1', muted: false }, { token: 't-1' }],
  [
    'with the microphone off for a visitor who starts muted',
    { url: 'http://127.0.0.1/1', token: null, muted: true },
    { startAudioOff: true },
  ],
];

export function testJoining(): void {
  for (const [name, given, asked] of JOINS)
    it(`joins ${name}`, async () => {
      const double = new DailyDouble();
      await join(reporter().stages, double.daily, given, new AbortController().signal);
      const always = { url: given.url, subscribeToTracksAutomatically: false };
      // A token that is there but undefined is refused.
      expect(double.asked).to.deep.equal([['join', { ...always, ...asked }]]);
    });
}

/** What becomes of a join that is not done when its limit is reached. */
const LATE: readonly [
  name: string,
  now: { readonly meeting: string; readonly label: string; readonly muted: boolean },
  kind: FailureKind,
  message: string,
][] = [
  [
    'for want of the microphone, while the visitor is asked for it',
    { meeting: 'joining-meeting', label: '', muted: false },
    'microphone-denied',
    'The microphone was not allowed in time',
  ],
  [
    'for another reason, with a microphone that is allowed',
    { meeting: 'joining-meeting', label: 'Built-in', muted: false },
    'call-failed',
    'The call could not be joined in time',
  ],
  [
    'for another reason, where nobody is asked for a muted microphone',
    { meeting: 'joining-meeting', label: '', muted: true },
    'call-failed',
    'The call could not be joined in time',
  ],
  [
    'for another reason, before anybody can be asked',
    { meeting: 'loading', label: '', muted: false },
    'call-failed',
    'The call could not be joined in time',
  ],
];

export function testLateJoin(): void {
  for (const [name, { meeting, label, muted }, kind, message] of LATE)
    it(`is given up ${name}`, async () => {
      const timers = new ManualTimers();
      const { mediaDevices } = navigator;
      const enumerateDevices = async () => [{ kind: 'audioinput', label }];
      Object.defineProperty(mediaDevices, 'enumerateDevices', {
        value: enumerateDevices,
        configurable: true,
      });
      timers.install();
      try {
        const daily = { join: hang, meetingState: () => meeting } as unknown as DailyCall;
        const given = { url: 'http://127.0.0.1/1', token: null, muted };
        const { signal } = new AbortController();
        const late = caught(join(reporter().stages, daily, given, signal));
        await timers.advance(30_000);
        expect(failureOf(await late)).to.deep.equal({
          kind,
          type,
          message,
          stage: 'daily-call-join',
        });
      } finally {
        timers.restore();
        Reflect.deleteProperty(mediaDevices, 'enumerateDevices');
      }
    });
}

export function testLoading(): void {
  it('code that does not come in time cannot be reached', async () => {
    const timers = new ManualTimers();
    timers.install();
    try {
      const late = caught(loaded(hang()));
      await timers.advance(30_000);
      expect(CallError.at('daily-call-join', type, await late).failure).to.deep.equal({
        kind: 'offline',
        type,
        message: 'The code of the call did not load in time',
        stage: 'daily-call-join',
      });
    } finally {
      timers.restore();
    }
  });

  it('neither can code that could not be had, whatever the reason', async () => {
    const failed = await caught(loaded(Promise.reject(new TypeError('Failed to fetch'))));
    expect(CallError.at(undefined, type, failed).failure).to.include({
      kind: 'offline',
      message: 'Failed to fetch',
    });
    expect(await loaded(Promise.resolve(7))).to.equal(7);
  });
}

export function testRecording(): void {
  function recordingOf(change: Partial<WebCall>, resumed = false) {
    const double = new DailyDouble();
    const { stages, told } = reporter();
    const recording = new Recording(double.daily, {
      webCall: call(change),
      stages,
      request: { origin: resumed ? 'resumed' : 'new' },
      call: { send: (message) => double.sendAppMessage(JSON.stringify(message)) },
    });
    /** What the assistant was told. */
    const sent = () =>
      double.asked.flatMap(([name, message]) =>
        name === 'sendAppMessage' ? [JSON.parse(String(message)) as Record<string, unknown>] : [],
      );
    const joined = () => {
      double.meeting = 'joined-meeting';
      return recording.start();
    };
    return { double, told, recording, sent, joined };
  }

  it('begins by itself with a token', async () => {
    const { double, told, joined } = recordingOf({ token: 'token-1' });
    await joined();
    expect(told()).to.deep.equal([
      ['video-recording-setup', 'started'],
      ['video-recording-setup', 'completed', { action: 'auto-started-via-meeting-token' }],
      ['video-recording-started', 'started'],
    ]);
    expect(double.asked).to.deep.equal([]);
  });

  it('is started with the picture of the specification, and stopped', async () => {
    const { double, recording, joined } = recordingOf({});
    await joined();
    recording.stop();
    const [[name, options], stopped] = double.asked as [[string, object], unknown];
    expect(name).to.equal('startRecording');
    expect(options).to.deep.include({ width: 1280, height: 720, layout: { preset: 'default' } });
    expect(options)
      .to.have.property('backgroundColor')
      .that.matches(/^#[0-4]/);
    expect(stopped).to.deep.equal(['stopRecording']);
  });

  it('that cannot be started stops neither the call nor the assistant', async () => {
    const { double, told, sent, joined } = recordingOf({});
    double.startRecording = () => {
      throw new Error('not allowed');
    };
    await joined();
    expect(told()).to.deep.include.members([
      ['video-recording-setup', 'failed', { error: 'not allowed' }],
      ['video-recording-started', 'failed', { error: 'It could not be requested' }],
    ]);
    expect(told().filter((each) => 'type' in each && each.type === 'call-degraded')).to.have.length(
      1,
    );
    expect(sent()).to.have.length(1);
  });

  it('is told of in the order of the stages, and takes as long as it takes to run', async () => {
    const { double, told, joined } = recordingOf({});
    await joined();
    expect(told().slice(-2)).to.deep.equal([
      ['video-recording-setup', 'completed'],
      ['video-recording-started', 'started'],
    ]);
    double.emit('recording-started', {});
    const [stage, status, metadata] = told().at(-1) as [string, string, object];
    expect([stage, status]).to.deep.equal(['video-recording-started', 'completed']);
    expect(metadata).to.have.property('delaySeconds');
  });

  it('that fails before the join is told of, and the assistant begins all the same, once', async () => {
    const { double, told, sent, joined } = recordingOf({ token: 'token-1' });
    double.emit('recording-error', { errorMsg: 'no room on the disk' });
    double.emit('recording-error', { errorMsg: 'no room on the disk' });
    double.emit('recording-started', {});
    expect(told()).to.deep.equal([
      ['video-recording-started', 'started'],
      ['video-recording-started', 'failed', { error: 'no room on the disk' }],
      {
        type: 'call-degraded',
        error: {
          type: 'video-recording-setup-error',
          message: 'no room on the disk',
          stage: 'video-recording-started',
        },
      },
    ]);
    await joined();
    expect(sent()).to.have.length(1);
  });

  it('is not begun a second time, nor is the assistant, in a call that is taken up again', async () => {
    const { double, told, joined } = recordingOf({}, true);
    await joined();
    double.emit('recording-started', {});
    const action = 'skipped-resumed';
    expect(told()).to.deep.equal([
      ['video-recording-setup', 'started'],
      ['video-recording-setup', 'completed', { action }],
      ['video-recording-started', 'started'],
      ['video-recording-started', 'completed', { action }],
    ]);
    expect(double.asked).to.deep.equal([]);
  });

  it('that runs before the join is done has the assistant begin once it is, and says how long it took', async () => {
    const { double, recording, sent, joined } = recordingOf({ token: 'token-1' });
    recording.joining();
    double.emit('recording-started', {});
    expect(sent()).to.deep.equal([]);
    await joined();
    const [message] = sent();
    expect(sent()).to.have.length(1);
    expect(message).to.include({ type: 'control', control: 'say-first-message' });
    expect(message!['videoRecordingStartDelaySeconds']).to.be.within(0, 30);
  });

  it('that runs later has the assistant begin then', async () => {
    const { double, sent, joined } = recordingOf({ token: 'token-1' });
    await joined();
    expect(sent()).to.deep.equal([]);
    double.emit('recording-started', {});
    expect(sent()).to.have.length(1);
  });
}
