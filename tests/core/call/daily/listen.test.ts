import { expect } from 'chai';
import { turn } from '../../../support/manual-timers.js';
import type {
  DailyEventObjectCameraError,
  DailyEventObjectFatalError,
  DailyParticipant,
} from '@daily-co/daily-js';
import { listenToDaily } from '../../../../core/call/daily/listen.js';
import type { CallInput } from '../../../../core/call/machine/events.js';
import type { FailureKind } from '../../../../core/machine/failures.js';
import { interpret } from '../../../../core/call/call-messages.js';
import {
  ASSISTANT,
  DailyDouble,
  LOCAL,
  participant,
  visitorWho,
  visitorWithout,
} from './daily-double.js';

const TRACK = { kind: 'audio' } as MediaStreamTrack;
const OTHER = participant({ session_id: 'other', user_name: 'Somebody' });

function listening({ muted = false, recording = false, voiceProvider = 'vapi' } = {}) {
  const double = new DailyDouble();
  const facts: CallInput[] = [];
  const heard: unknown[][] = [];
  const shown: boolean[] = [];
  const abort = new AbortController();
  const hears =
    (what: string) =>
    (...of: unknown[]) =>
      void heard.push([what, ...of]);
  listenToDaily(double.daily, {
    interpret,
    webCall: { recording, voiceProvider },
    audio: { play: hears('play') } as never,
    speech: { hear: hears('levels') },
    signal: abort.signal,
    dispatch: (event) => facts.push(event),
    muted: () => muted,
    showMuted: (of) => shown.push(of),
  });
  return { double, facts, heard, shown, abort };
}

type Double = DailyDouble;

/** The library promises no order between the visitor's joining and the assistant's. */
const ORDERS: readonly [name: string, play: (double: Double) => void][] = [
  [
    'joins after the visitor',
    (double) => {
      double.emit('joined-meeting', { participants: { local: LOCAL } });
      double.emit('participant-joined', { participant: ASSISTANT });
    },
  ],
  [
    'is announced before the visitor has joined',
    (double) => {
      double.emit('participant-joined', { participant: ASSISTANT });
      double.emit('joined-meeting', { participants: { local: LOCAL, bot: ASSISTANT } });
    },
  ],
  [
    'was there first, and is not announced',
    (double) => double.emit('joined-meeting', { participants: { local: LOCAL, bot: ASSISTANT } }),
  ],
];

const ENDED = '{"type":"status-update","status":"ended","endedReason":"silence-timed-out"}';

const fatal = (type: string, errorMsg: string) =>
  ({ errorMsg, error: { type, msg: errorMsg } }) as unknown as DailyEventObjectFatalError;

const camera = (type: string, audioOk = false) =>
  ({
    errorMsg: { errorMsg: 'no microphone', audioOk },
    error: { type, msg: 'no microphone' },
  }) as unknown as DailyEventObjectCameraError;

const broken = (kind: FailureKind): CallInput => ({
  type: 'broken',
  kind,
  message: 'It went wrong',
});

/** The kinds of fatal errors are proved with what a visitor sees of them. */
const FATAL: readonly (readonly [type: string, event: CallInput])[] = [
  ['ejected', { type: 'left' }],
  ['meeting-full', broken('call-full')],
  ['brand-new', broken('call-dropped')],
];

const CAMERA: readonly [type: string, audioOk: boolean, kind: string | null][] = [
  ['mic-in-use', false, 'microphone-busy'],
  ['unknown', false, 'microphone-missing'],
  ['cam-in-use', false, null],
  ['not-found', true, null],
];

describe('listenToDaily', () => {
  for (const [name, play] of ORDERS)
    it(`subscribes to an assistant that ${name}, and plays it`, () => {
      const { double, heard } = listening();
      play(double);
      double.emit('track-started', { participant: ASSISTANT, track: TRACK, type: 'audio' });
      const wanted = ['updateParticipant', 'bot', { setSubscribedTracks: { audio: true } }];
      expect(double.asked).not.to.deep.equal([]);
      for (const asked of double.asked) expect(asked).to.deep.equal(wanted);
      expect(heard).to.deep.equal([['play', TRACK]]);
    });

  for (const [name, call] of [
    ['is recorded', { recording: true }],
    ['has an avatar', { voiceProvider: 'tavus' }],
  ] as const)
    it(`subscribes to the picture, too, in a call that ${name}`, () => {
      for (const [, play] of ORDERS) {
        const { double } = listening(call);
        play(double);
        const setSubscribedTracks = { audio: true, video: true };
        const [asked] = double.asked;
        expect(asked).to.deep.equal(['updateParticipant', 'bot', { setSubscribedTracks }]);
      }
    });

  it('plays only the assistant, and only audio', () => {
    const { double, heard } = listening();
    double.emit('track-started', { participant: OTHER, track: TRACK, type: 'audio' });
    const namesake = { ...LOCAL, user_name: ASSISTANT.user_name };
    double.emit('track-started', { participant: namesake, track: TRACK, type: 'audio' });
    double.emit('track-started', { participant: null, track: TRACK, type: 'audio' });
    double.emit('track-started', { participant: ASSISTANT, track: TRACK, type: 'video' });
    double.emit('track-started', { participant: ASSISTANT, track: TRACK, type: 'screenAudio' });
    expect(heard).to.deep.equal([]);
  });

  for (const [name, muted, participants, reported] of [
    ['mutes and unmutes', false, [visitorWho(true), visitorWho(false)], [true, false]],
    ['loses the microphone', false, [visitorWithout()], [false]],
    ['loses the microphone while muted', true, [visitorWithout()], [true]],
    [
      'may not send',
      false,
      [visitorWithout({ state: 'off', off: { byCanSendPermission: true } })],
      [false],
    ],
    ['has a microphone that is loading', true, [visitorWithout({ state: 'loading' })], [false]],
  ] as const)
    it(`knows from the library whether a visitor is muted who ${name}`, () => {
      const { double, facts, shown } = listening({ muted });
      double.emit('participant-updated', { participant: { ...ASSISTANT, audio: false } });
      for (const participant of participants) double.emit('participant-updated', { participant });
      const change = (of: boolean): CallInput => ({ type: 'call-changed', change: { muted: of } });
      expect(facts).to.deep.equal(reported.map(change));
      expect(shown).to.deep.equal(reported);
    });

  it('takes the bare word for the sign that the assistant listens', () => {
    const { double, facts } = listening();
    double.emit('app-message', { data: 'listening', fromId: 'bot' });
    expect(facts).to.deep.equal([{ type: 'listening' }]);
  });

  it('acts on a message, and passes it on as it came', () => {
    const { double, facts } = listening();
    const message = { type: 'transcript', transcriptType: 'final', role: 'user', transcript: 'Hi' };
    double.emit('app-message', { data: JSON.stringify(message), fromId: 'bot' });
    double.emit('app-message', { data: { message: { type: 'brand-new' } }, fromId: 'bot' });
    expect(facts).to.deep.equal([
      { type: 'call-transcribed', role: 'user', text: 'Hi', final: true },
      { type: 'call-messaged', message },
      { type: 'call-messaged', message: { type: 'brand-new' } },
    ]);
  });

  it('hands the levels of all participants to the speech detector', () => {
    const { double, heard } = listening();
    const participantsAudioLevel = { bot: 0.2, other: 0.1 };
    double.emit('remote-participants-audio-level', { participantsAudioLevel });
    expect(heard).to.deep.equal([['levels', [0.2, 0.1]]]);
  });

  it('reports the end that the provider announces, and its reason', () => {
    const { double, facts } = listening();
    double.emit('app-message', { data: ENDED, fromId: 'bot' });
    expect(facts.slice(-1)).to.deep.equal([{ type: 'end-announced', reason: 'silence-timed-out' }]);
  });

  it('reports that the meeting is left', () => {
    const { double, facts } = listening();
    double.emit('left-meeting', {});
    expect(facts).to.deep.equal([{ type: 'left' }]);
  });

  it('reports that the assistant left, and that it or another one joined', () => {
    const { double, facts } = listening();
    double.emit('participant-left', { participant: ASSISTANT });
    double.emit('participant-joined', { participant: OTHER });
    expect(facts).to.deep.equal([{ type: 'assistant-left' }]);
    double.emit('participant-joined', { participant: ASSISTANT });
    expect(facts).to.deep.equal([{ type: 'assistant-left' }, { type: 'assistant-joined' }]);
  });

  it('does not miss an assistant that hands over to another one', () => {
    const { double, facts } = listening();
    double.people = {
      local: LOCAL,
      bot: ASSISTANT,
      next: participant({ session_id: 'next' }),
    };
    double.emit('participant-left', { participant: ASSISTANT });
    expect(facts).to.deep.equal([]);
  });

  it('plays one assistant at a time, and the next one when it takes over', () => {
    const { double, heard } = listening();
    const nextTrack = { kind: 'audio' } as MediaStreamTrack;
    const tracks = { audio: { persistentTrack: nextTrack } } as DailyParticipant['tracks'];
    const next = participant({ session_id: 'next', tracks });
    double.people = { bot: ASSISTANT, next };
    double.emit('track-started', { participant: ASSISTANT, track: TRACK, type: 'audio' });
    double.emit('track-started', { participant: next, track: nextTrack, type: 'audio' });
    expect(heard).to.deep.equal([['play', TRACK]]);
    double.emit('participant-left', { participant: ASSISTANT });
    expect(heard).to.have.length(2);
    expect(heard[1]![1]).to.equal(nextTrack);
  });

  it('hears one assistant at a time, whatever another one sends, until the first hands over', () => {
    const { double, facts } = listening();
    const next = participant({ session_id: 'next' });
    const final = { type: 'transcript', transcriptType: 'final', role: 'assistant' };
    const says = (transcript: string, fromId: string) =>
      double.emit('app-message', { data: { ...final, transcript }, fromId });
    double.people = { bot: ASSISTANT, next };
    for (const participant of [ASSISTANT, next]) double.emit('participant-joined', { participant });
    says('Not me', 'next');
    double.emit('app-message', { data: ENDED, fromId: 'next' });
    says('It is me', 'bot');
    double.people = { next };
    double.emit('participant-left', { participant: ASSISTANT });
    says('Now it is me', 'next');
    const said = facts.flatMap((fact) => (fact.type === 'call-transcribed' ? [fact.text] : []));
    expect(said).to.deep.equal(['It is me', 'Now it is me']);
    expect(facts.map(({ type }) => type)).not.to.include('end-announced');
  });

  it('reports that a recording started or failed, each once', () => {
    const { double, facts } = listening();
    for (let times = 0; times < 2; times++) {
      double.emit('recording-started', {});
      double.emit('recording-error', { errorMsg: 'no room on the disk' });
    }
    expect(facts).to.deep.equal([
      { type: 'recording-started' },
      { type: 'recording-failed', message: 'no room on the disk' },
    ]);
  });

  for (const [type, expected] of FATAL)
    it(`handles the fatal error ${type}`, () => {
      const { double, facts } = listening();
      double.emit('error', fatal(type, 'It went wrong'));
      expect(facts).to.deep.equal([expected]);
    });

  it('reports the fatal error itself, not its cause', () => {
    const { double, facts } = listening();
    const msg = 'Failed to load call object bundle.';
    const errorMsg = 'Failed to load call object bundle http://127.0.0.1/nope.js';
    double.emit('error', { errorMsg, error: { type: 'connection-error', msg } });
    expect(facts).to.deep.equal([{ type: 'broken', kind: 'offline', message: msg }]);
  });

  for (const [type, audioOk, kind] of CAMERA)
    it(`handles the camera error ${type}${audioOk ? ' with working audio' : ''}`, () => {
      const { double, facts } = listening();
      double.emit('camera-error', camera(type, audioOk));
      const failed = { type: 'microphone-failed', kind, message: 'no microphone' };
      expect(facts).to.deep.equal(kind ? [failed] : []);
    });

  const type = 'audio-processor-error';
  const off = ['updateInputSettings', { audio: { processor: { type: 'none' } } }];

  for (const muted of [false, true]) {
    const name = muted ? 'muted' : 'heard';
    it(`continues without the audio processor, and keeps a ${name} visitor so`, async () => {
      const { double, facts } = listening({ muted });
      double.emit('nonfatal-error', { type, errorMsg: 'no processor' });
      await turn();
      expect(facts).to.deep.equal([
        { type: 'call-degraded', error: { type, message: 'no processor' } },
      ]);
      expect(double.asked).to.deep.equal([off, ['setLocalAudio', !muted]]);
    });

    it(`keeps a visitor so who was ${name} past this side`, async () => {
      const { double } = listening({ muted: !muted });
      double.people = { local: visitorWho(muted) };
      double.emit('nonfatal-error', { type, errorMsg: 'no processor' });
      await turn();
      expect(double.asked).to.deep.equal([off, ['setLocalAudio', !muted]]);
    });
  }

  it('unmutes the visitor even if the audio processor stays', async () => {
    const { double, facts } = listening();
    double.updateInputSettings = () => Promise.reject(new Error('It stays'));
    double.emit('nonfatal-error', { type, errorMsg: 'no processor' });
    await turn();
    expect(double.asked).to.deep.equal([['setLocalAudio', true]]);
    expect(facts.slice(1)).to.deep.equal([
      { type: 'call-degraded', error: { type, message: 'It stays' } },
    ]);
  });

  it('lets other errors that are not fatal be', () => {
    const { double, facts, heard } = listening();
    double.emit('nonfatal-error', { type: 'screen-share-error', errorMsg: 'x' });
    expect([facts, heard, double.asked]).to.deep.equal([[], [], []]);
  });
});
