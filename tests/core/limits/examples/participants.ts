import * as limits from '../../../../core/limits/index.js';
import { limited, type Example } from './example.js';

const MEDIA = 'video, audio, screenVideo, screenAudio, customVideo, customAudio';

const updated = (
  rule: string,
  accepted: readonly unknown[],
  refused: Example['refused'],
): Example =>
  limited(rule, 'participant', limits.participantUpdate, {
    accepted,
    refused,
    through: (controls, value) => controls.participants.update('p-1', value),
  });

const permitted = (updatePermissions: unknown) => ({ updatePermissions });
const receives = (canReceive: unknown) => permitted({ canReceive });

export const PARTICIPANT_EXAMPLES: readonly Example[] = [
  updated('A participant’s screen share can only be set to false', [{ setScreenShare: false }], {
    'participant.setScreenShare: true is not allowed: it must be false: it only stops another’s screen share':
      { setScreenShare: true },
  }),
  updated(
    'A participant’s tracks',
    [
      { setAudio: false, setVideo: true, eject: true },
      { setSubscribedTracks: { audio: true, video: 'staged', custom: { music: false } } },
      { styles: { cam: { div: { color: 'red' } } } },
    ],
    {
      'participant.setSubscribedTracks.audio: "later" is not allowed: it must be true, false or "staged"':
        { setSubscribedTracks: { audio: 'later' } },
    },
  ),
  updated('Permissions: hasPresence is a boolean', [permitted({ hasPresence: false })], {
    'participant.updatePermissions.hasPresence: "no" is not allowed: it must be true or false':
      permitted({ hasPresence: 'no' }),
  }),
  updated(
    `Permissions: canSend is a boolean or a set of ${MEDIA}`,
    [permitted({ canSend: ['audio', 'customAudio'] }), permitted({ canSend: new Set(['video']) })],
    {
      'participant.updatePermissions.canSend[0]: "smell" is not allowed: it must be one of "video", "audio", "screenVideo", "screenAudio", "customVideo", "customAudio"':
        permitted({ canSend: ['smell'] }),
    },
  ),
  updated(
    'Permissions: canReceive is base, byUserId and byParticipantId, each a boolean or by medium',
    [
      receives({ base: false, byUserId: { u: { audio: true } }, byParticipantId: { p: true } }),
      receives({
        base: {
          video: true,
          audio: true,
          screenVideo: false,
          screenAudio: false,
          customVideo: { '*': true },
          customAudio: { '*': false, music: true },
        },
      }),
    ],
    {
      'participant.updatePermissions.canReceive.base.video is missing: it must be true or false':
        receives({ base: { audio: true } }),
    },
  ),
  updated(
    'Permissions: canAdmin is a boolean or a set of participants, streaming, transcription',
    [permitted({ canAdmin: true }), permitted({ canAdmin: ['streaming'] })],
    {
      'participant.updatePermissions.canAdmin[0]: "everything" is not allowed: it must be one of "participants", "streaming", "transcription"':
        permitted({ canAdmin: ['everything'] }),
    },
  ),
  limited('Recording: type cloud, raw-tracks or local', 'recording', limits.recording, {
    through: (controls, value) => controls.recording.start(value),
    accepted: [{ type: 'cloud' }, { type: 'raw-tracks' }, { type: 'local', width: 1280 }],
    refused: {
      'recording.type: "tape" is not allowed: it must be one of "cloud", "raw-tracks", "local"': {
        type: 'tape',
      },
    },
  }),
  limited('Recording and streaming: a new layout', 'recording', limits.layoutUpdate, {
    through: (controls, value) => controls.recording.update(value),
    accepted: [{ layout: { preset: 'active-participant' } }],
    refused: {
      'recording.layout: "grid" is not allowed: it must be an object with a preset': {
        layout: 'grid',
      },
    },
  }),
  limited('Live streaming: where it goes', 'liveStreaming', limits.liveStreaming, {
    through: (controls, value) => controls.liveStreaming.start(value),
    accepted: [{ rtmpUrl: 'rtmps://example.org/live' }, { endpoints: [{ endpoint: 'one' }] }],
    refused: {
      'liveStreaming.endpoints[0]: "one" is not allowed: it must be an object with endpoint': {
        endpoints: ['one'],
      },
    },
  }),
  limited('Transcription: who is transcribed', 'transcription', limits.transcriptionUpdate, {
    through: (controls, value) => controls.transcription.update(value),
    accepted: [{ participants: ['p-1'] }],
    refused: {
      'transcription.participants: "p-1" is not allowed: it must be a list of the ids of participants':
        { participants: 'p-1' },
    },
  }),
];
