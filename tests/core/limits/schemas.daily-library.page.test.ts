import Daily, { type DailyCall } from '@daily-co/daily-js';
import { expect } from '@open-wc/testing';
import { fc } from '../../support/property.js';
import type * as z from 'zod/mini';
import * as limits from '../../../core/limits/schemas.js';
import type { MediaPlayerUpdate } from '../../../core/limits/values.js';
import * as numbers from '../../../core/limits/numbers.js';
import { arbitraryOf, brokenOf } from './arbitrary.js';

/** What the call library has of its own, besides what it promises. */
interface Insides {
  _callState: string;
  _callMachineInitialized: boolean;
  sendMessageToCallMachine: (message: unknown) => void;
  validateProperties: (properties: unknown) => void;
  validateCustomTrack: (track: unknown, mode: unknown, name: unknown) => void;
}

/** The real call library in a call that goes nowhere: what passes its checks is kept here. */
export class RealLibrary {
  readonly daily = Daily.createCallObject({
    allowMultipleCallInstances: true,
    subscribeToTracksAutomatically: false,
  });
  asked: unknown[] = [];

  constructor() {
    const insides = this.insides;
    insides._callState = 'joined-meeting';
    insides._callMachineInitialized = true;
    insides.sendMessageToCallMachine = (message) => void this.asked.push(message);
  }

  get insides(): Insides {
    return this.daily as unknown as Insides;
  }

  /** Whether the library would do it. What it refuses, it throws, or rejects at once. */
  accepts(use: (daily: DailyCall, insides: Insides) => unknown): boolean {
    this.asked = [];
    try {
      const answer = use(this.daily, this.insides);
      void Promise.resolve(answer).catch(() => undefined);
      return !(answer instanceof Promise) || this.asked.length > 0;
    } catch {
      return false;
    }
  }

  /** Lets the library go. It waits for an answer of the call machine, which there is none of. */
  release(): void {
    this.insides._callState = 'left-meeting';
    void this.daily.destroy();
  }
}

type Use = (daily: DailyCall, value: never, insides: Insides) => unknown;

const property =
  (name: string): Use =>
  (_, value, insides) =>
    insides.validateProperties({ [name]: value });

const RULES: readonly [name: string, limit: z.ZodMiniType, use: Use][] = [
  ['lang', limits.language, property('lang')],
  ['theme', limits.theme, property('theme')],
  ['layoutConfig', limits.layoutConfig, property('layoutConfig')],
  ['customTrayButtons', limits.customTrayButtons, property('customTrayButtons')],
  ['customIntegrations', limits.customIntegrations, property('customIntegrations')],
  ['receiveSettings', limits.receiveSettings, property('receiveSettings')],
  ['inputSettings', limits.inputSettings, property('inputSettings')],
  ['sendSettings', limits.sendSettings, (daily, value) => daily.updateSendSettings(value)],
  ['userData', limits.userData, (daily, value) => daily.setUserData(value)],
  ['sessionData', limits.sessionData, (daily, value) => daily.setMeetingSessionData(value)],
  [
    'participantUpdate',
    limits.participantUpdate,
    (daily, value) => daily.updateParticipant('p', value),
  ],
  ['dialOut', limits.dialOut, (daily, value) => daily.startDialOut(value)],
  ['callTransfer', limits.callTransfer, (daily, value) => daily.sipCallTransfer(value)],
  ['sipRefer', limits.sipRefer, (daily, value) => daily.sipRefer(value)],
  ['dtmf', limits.dtmf, (daily, value) => daily.sendDTMF(value)],
  ['recording', limits.recording, (daily, value) => daily.startRecording(value)],
  [
    'transcriptionUpdate',
    limits.transcriptionUpdate,
    (daily, value) => daily.updateTranscription(value),
  ],
  [
    'mediaPlayerUpdate',
    limits.mediaPlayerUpdate,
    (daily, { sessionId, settings }: MediaPlayerUpdate) =>
      daily.updateRemoteMediaPlayer({ session_id: sessionId, settings }),
  ],
  [
    'levelInterval',
    limits.levelInterval,
    (daily, value) => daily.startRemoteParticipantsAudioLevelObserver(value),
  ],
];

/** Ours are the library's rules, or stricter: what passes here is not refused there. */
describe('the call library’s own rules', () => {
  let library: RealLibrary;
  const { error, warn } = console;

  before(() => {
    library = new RealLibrary();
    // The library says by these what it refuses.
    Object.assign(console, { error: () => undefined, warn: () => undefined });
  });

  after(() => {
    Object.assign(console, { error, warn });
    library.release();
  });

  for (const [name, limit, use] of RULES)
    it(`what ${name} allows, the call library takes`, () => {
      const values = arbitraryOf(limit);
      let taken = 0;
      fc.assert(
        fc.property(fc.oneof(values, brokenOf(values)), (value) => {
          const result = limit.safeParse(value);
          if (!result.success) return true;
          taken += 1;
          return library.accepts((daily, insides) => use(daily, result.data as never, insides));
        }),
      );
      expect(taken).to.be.above(10);
    });

  it('the names of its own tracks are refused by both', () => {
    const track = new AudioContext().createMediaStreamDestination().stream.getAudioTracks()[0];
    const names = [...limits.RESERVED_TRACK_NAMES, 'x'.repeat(numbers.TRACK_NAME_LIMIT + 1)];
    for (const trackName of names) {
      expect(limits.trackName.safeParse(trackName).success, trackName).to.be.false;
      const taken = library.accepts((_, insides) =>
        insides.validateCustomTrack(track, undefined, trackName),
      );
      expect(taken, trackName).to.be.false;
    }
  });

  it('its frame has the size FRAME_SIZE', () => {
    const frame = Daily.createFrame({ allowMultipleCallInstances: true });
    const iframe = frame.iframe()!;
    const { width, height } = iframe.style;
    iframe.remove();
    void frame.destroy();
    expect([width, height]).to.deep.equal(['375px', '450px']);
    expect(numbers.FRAME_SIZE).to.deep.equal({ width: 375, height: 450 });
  });
});
