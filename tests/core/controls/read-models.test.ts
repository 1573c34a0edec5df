import { expect } from 'chai';
import { controlsOver } from './support/setup.js';

const CAN_SEND = new Set(['audio']);

/** Fields that are the same in the library and for the page. */
const SAME = {
  userData: { plan: 'pro' },
  ...{ local: true, owner: false, audio: true, video: false, screen: false },
  permissions: {
    hasPresence: true,
    canSend: CAN_SEND,
    canReceive: { base: true },
    canAdmin: false,
  },
};

const BLOCKED = { byPermissions: true, byDeviceInUse: false };

const PARTICIPANT = {
  ...SAME,
  session_id: 'me',
  user_id: 'u-1',
  user_name: 'Asha',
  joined_at: new Date(0),
  tracks: {
    audio: { state: 'playable', subscribed: true, track: {} },
    video: { state: 'blocked', subscribed: false, blocked: BLOCKED },
    screenVideo: { state: 'off', subscribed: false, off: { byUser: true } },
    music: undefined,
  },
};

describe('read models', () => {
  it('reports the meeting state in Daily’s terms', () => {
    for (const [phase, meeting, state] of [
      ['none', null, 'new'],
      ...[null, 'new', 'loading', 'loaded', 'joining-meeting'].map(
        (meeting) => ['starting', meeting, 'joining'] as const,
      ),
      ['joined', 'joined-meeting', 'joined'],
      ['connected', 'joined-meeting', 'joined'],
      ['connected', 'left-meeting', 'left'],
      ['connected', 'error', 'error'],
      ['ended', 'error', 'error'],
      ['ended', 'joined-meeting', 'left'],
      ['ended', null, 'left'],
    ] as const) {
      const { controls } = controlsOver({ phase, meeting });
      expect(controls.meetingState(), `${phase}, ${meeting}`).to.equal(state);
    }
  });

  it('participants are plain copies with the states of their tracks', () => {
    const { controls } = controlsOver({
      answers: { participants: () => ({ local: PARTICIPANT }) },
    });
    const [participant] = controls.participants.all();
    expect(participant).to.deep.equal({
      ...SAME,
      sessionId: 'me',
      userId: 'u-1',
      userName: 'Asha',
      joinedAt: new Date(0),
      tracks: {
        audio: { state: 'playable', subscribed: true, reasons: [] },
        video: { state: 'blocked', subscribed: false, reasons: ['byPermissions'] },
        screenVideo: { state: 'off', subscribed: false, reasons: ['byUser'] },
      },
    });
    expect(participant!.userData).not.to.equal(PARTICIPANT.userData);
    expect(participant!.permissions!.canSend).not.to.equal(CAN_SEND);
  });

  for (const phase of ['ended', 'disposed'] as const)
    it(`a call that is ${phase} has no participants, even if its object remains`, async () => {
      const { controls, now } = controlsOver({
        phase: 'connected',
        answers: {
          participants: () => ({ local: PARTICIPANT }),
          participantCounts: () => ({ present: 2, hidden: 1 }),
          accessState: () => ({ access: { level: 'full' } }),
        },
      });
      expect(controls.assistantVolume === 1).to.equal(true);
      await controls.setAssistantVolume(0.5);
      expect(controls.assistantVolume === 0.5).to.equal(true);
      expect(controls.participants.all()).to.have.length(1);
      now.phase = phase;
      expect(controls.assistantVolume).to.equal(1);
      expect(controls.participants.all()).to.deep.equal([]);
      expect(controls.participantCounts()).to.deep.equal({ present: 0, hidden: 0 });
      expect(controls.accessState()).to.deep.equal({ access: 'unknown', awaitingAccess: null });
    });

  it('access, counts, session data and network are the library’s', async () => {
    const network = {
      ...{ threshold: 'low', quality: 70, networkState: 'warning' },
      networkStateReasons: ['roundTripTime'],
      stats: { latest: { timestamp: 1 } },
    };
    const data = { scene: 'kitchen' };
    const { controls } = controlsOver({
      answers: {
        accessState: () => ({ access: { level: 'lobby' }, awaitingAccess: { level: 'full' } }),
        participantCounts: () => ({ present: 2, hidden: 1 }),
        meetingSessionState: () => ({ data, topology: 'sfu' }),
        getNetworkStats: () => Promise.resolve({ ...network, more: true }),
      },
    });
    expect(controls.accessState()).to.deep.equal({
      access: { level: 'lobby' },
      awaitingAccess: { level: 'full' },
    });
    expect(controls.participantCounts()).to.deep.equal({ present: 2, hidden: 1 });
    expect(controls.sessionData()).to.deep.equal(data);
    expect(controls.sessionData()).not.to.equal(data);
    expect(await controls.networkState()).to.deep.equal(network);
  });

  it('levels are the latest ones', () => {
    const { controls } = controlsOver({
      answers: {
        getLocalAudioLevel: () => 0.2,
        getRemoteParticipantsAudioLevel: () => ({ bot: 0.1 }),
      },
    });
    expect(controls.media.localLevel()).to.equal(0.2);
    expect(controls.media.remoteLevels()).to.deep.equal({ bot: 0.1 });
  });

  it('a media player has the names of the other controls', async () => {
    const settings = { state: 'play', volume: 1 };
    const remoteMediaPlayerState = { state: 'buffering', settings };
    const { controls } = controlsOver({
      answers: {
        startRemoteMediaPlayer: () => Promise.resolve({ session_id: 'p', remoteMediaPlayerState }),
      },
    });
    const player = await controls.mediaPlayer.start({ url: 'https://a/f.mp4' });
    expect(player).to.deep.equal({ sessionId: 'p', state: 'buffering', settings });
  });

  it('devices are listed by kind', async () => {
    const device = (kind: string, deviceId: string, label: string) => ({ kind, deviceId, label });
    const { controls } = controlsOver({
      answers: {
        enumerateDevices: () =>
          Promise.resolve({
            devices: [
              device('audioinput', 'm-1', 'Desk'),
              device('videoinput', 'c-1', 'Camera'),
              device('audiooutput', 's-1', ''),
            ],
          }),
        getInputDevices: () =>
          Promise.resolve({ mic: { deviceId: 'm-1' }, speaker: {}, camera: {} }),
      },
    });
    expect(await controls.devices()).to.deep.equal({
      microphones: [{ id: 'm-1', label: 'Desk' }],
      speakers: [{ id: 's-1', label: '' }],
      microphone: 'm-1',
      speaker: null,
    });
  });
});
