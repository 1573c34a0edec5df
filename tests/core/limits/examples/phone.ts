import {
  callTransfer,
  dialOut,
  dtmf,
  sipRefer,
  stopDialOut,
} from '../../../../core/limits/index.js';
import { limited, type Example } from './example.js';

const phoneNumber = '+15551234567';
const sipUri = 'sip:desk@example.org';
const sessionId = 's-1';

const dialled = (
  rule: string,
  accepted: readonly unknown[],
  refused: Example['refused'],
): Example =>
  limited(rule, 'dialOut', dialOut, {
    accepted,
    refused,
    through: (controls, value) => controls.phone.startDialOut(value),
  });

const transferred = (
  rule: string,
  accepted: readonly unknown[],
  refused: Example['refused'],
): Example =>
  limited(rule, 'sipCallTransfer', callTransfer, {
    accepted,
    refused,
    through: (controls, value) => controls.phone.sipCallTransfer(value),
  });

export const PHONE_EXAMPLES: readonly Example[] = [
  dialled('Dial-out: exactly one of sipUri and phoneNumber', [{ phoneNumber }, { sipUri }], {
    'dialOut: an object with phoneNumber, sipUri is not allowed: it must be an object with exactly one of sipUri and phoneNumber':
      { phoneNumber, sipUri },
    'dialOut is missing: it must be an object with sipUri, phoneNumber, displayName, userId, video, codecs, callerId, extension, waitBeforeExtensionDialSec, permissions':
      undefined,
  }),
  dialled('Dial-out: phoneNumber is + followed by digits', [{ phoneNumber: '+1' }], {
    'dialOut.phoneNumber: "+1 555" is not allowed: it must be "+" followed by digits': {
      phoneNumber: '+1 555',
    },
  }),
  dialled('Dial-out: sipUri starts with sip:', [{ sipUri: 'sip:a@b' }], {
    'dialOut.sipUri: "desk@example.org" is not allowed: it must be a text that starts with "sip:"':
      { sipUri: 'desk@example.org' },
  }),
  dialled(
    'Dial-out: audio codecs OPUS, PCMU, PCMA, G722',
    [{ phoneNumber, codecs: { audio: ['OPUS', 'PCMU', 'PCMA', 'G722'] } }],
    {
      'dialOut.codecs.audio[0]: "MP3" is not allowed: it must be one of "OPUS", "PCMU", "PCMA", "G722"':
        { phoneNumber, codecs: { audio: ['MP3'] } },
    },
  ),
  dialled(
    'Dial-out: video codecs H264, VP8',
    [{ sipUri, video: true, codecs: { video: ['H264', 'VP8'] } }],
    {
      'dialOut.codecs.video[1]: "AV1" is not allowed: it must be one of "H264", "VP8"': {
        sipUri,
        codecs: { video: ['VP8', 'AV1'] },
      },
    },
  ),
  dialled(
    'Dial-out: displayName under 200 characters',
    [{ phoneNumber, displayName: 'x'.repeat(199) }],
    {
      'dialOut.displayName: a text of 200 characters is not allowed: it must be a text of at most 199 characters':
        { phoneNumber, displayName: 'x'.repeat(200) },
    },
  ),
  dialled('Dial-out: userId at most 36 characters', [{ phoneNumber, userId: 'x'.repeat(36) }], {
    'dialOut.userId: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" is not allowed: it must be a text of at most 36 characters':
      { phoneNumber, userId: 'x'.repeat(37) },
  }),
  dialled('Dial-out: callerId not allowed with sipUri', [{ phoneNumber, callerId: 'c-1' }], {
    'dialOut.callerId: "c-1" is not allowed: it must be left out with a sipUri': {
      sipUri,
      callerId: 'c-1',
    },
  }),
  dialled(
    'Dial-out: extension at most 20 characters',
    [{ phoneNumber, extension: '12345678901234567890' }],
    {
      'dialOut.extension: "123456789012345678901" is not allowed: it must be a text of at most 20 characters':
        { phoneNumber, extension: '123456789012345678901' },
    },
  ),
  dialled(
    'Dial-out: waitBeforeExtensionDialSec at most 60, with an extension',
    [{ phoneNumber, extension: '42', waitBeforeExtensionDialSec: 60 }],
    {
      'dialOut.waitBeforeExtensionDialSec: 61 is not allowed: it must be a number from 0 to 60 seconds':
        { phoneNumber, extension: '42', waitBeforeExtensionDialSec: 61 },
    },
  ),
  limited('Dial-out: the session to stop', 'stopDialOut', stopDialOut, {
    through: (controls, value) => controls.phone.stopDialOut(value),
    accepted: [{ sessionId }],
    refused: {
      'stopDialOut.sessionId: "" is not allowed: it must be a text that is not empty': {
        sessionId: '',
      },
    },
  }),
  transferred(
    'Call transfer: sessionId and toEndPoint are required texts',
    [{ sessionId, toEndPoint: phoneNumber }],
    {
      'sipCallTransfer.sessionId is missing: it must be a text that is not empty': {
        toEndPoint: phoneNumber,
      },
    },
  ),
  transferred(
    'Call transfer: toEndPoint starts with sip: or +',
    [
      { sessionId, toEndPoint: sipUri },
      { sessionId, toEndPoint: phoneNumber, extension: '1', waitBeforeExtensionDialSec: 1 },
    ],
    {
      'sipCallTransfer.toEndPoint: "tel:1" is not allowed: it must be a text that starts with "sip:" or "+"':
        { sessionId, toEndPoint: 'tel:1' },
    },
  ),
  transferred(
    'Call transfer: callerId is a text, and only for a phone number',
    [{ sessionId, toEndPoint: phoneNumber, callerId: 'c-1' }],
    {
      'sipCallTransfer.callerId: "c-1" is not allowed: it must be left out unless toEndPoint is a phone number':
        { sessionId, toEndPoint: sipUri, callerId: 'c-1' },
    },
  ),
  limited('SIP refer: toEndPoint is a SIP address', 'sipRefer', sipRefer, {
    through: (controls, value) => controls.phone.sipRefer(value),
    accepted: [{ sessionId, toEndPoint: sipUri }],
    refused: {
      'sipRefer.toEndPoint: "+15551234567" is not allowed: it must be a text that starts with "sip:"':
        { sessionId, toEndPoint: phoneNumber },
    },
  }),
  limited('DTMF: at most 20 of 0-9, A-D, * and #', 'dtmf', dtmf, {
    through: (controls, value) => controls.phone.sendDTMF(value),
    accepted: [
      { sessionId, tones: '0123456789ABCD*#' },
      { sessionId, tones: '1'.repeat(20) },
    ],
    refused: {
      'dtmf.tones: "111111111111111111111" is not allowed: it must be 1 to 20 of the tones 0-9, A-D, * and #':
        { sessionId, tones: '1'.repeat(21) },
    },
  }),
];
