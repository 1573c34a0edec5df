import * as limits from '../../../../core/limits/index.js';
import { limited, type Example } from './example.js';

const itself: Record<string, unknown> = {};
itself['itself'] = itself;

export const MESSAGE_EXAMPLES: readonly Example[] = [
  limited('Say: a message, and who may interrupt', 'say', limits.sayOptions, {
    through: (controls, value) => controls.say(value),
    accepted: [{ message: 'Goodbye!', endCallAfterSpoken: true }, { message: 'Hello' }],
    refused: {
      'say.message: "" is not allowed: it must be a text that is not empty': { message: '' },
    },
  }),
  limited('Add-message: a role and its words', 'addMessage', limits.addMessageOptions, {
    through: (controls, value) => controls.addMessage(value),
    accepted: [
      { message: { role: 'system', content: 'Be brief.' }, triggerResponseEnabled: false },
    ],
    refused: {
      'addMessage.message.role: "robot" is not allowed: it must be one of "system", "user", "assistant", "tool", "function"':
        { message: { role: 'robot', content: '' } },
    },
  }),
  limited('Control: what the assistant’s side accepts', 'control', limits.controlName, {
    through: (controls, value) => controls.control(value),
    accepted: ['mute-assistant', 'unmute-assistant', 'mute-customer', 'unmute-customer'],
    refused: {
      'control: "hush" is not allowed: it must be one of "mute-assistant", "unmute-assistant", "mute-customer", "unmute-customer", "say-first-message"':
        'hush',
    },
  }),
  limited('App message: at most 4096 characters as it is sent', 'message', limits.appMessage, {
    through: (controls, value) => controls.sendAppMessage(value),
    accepted: [{ type: 'end-call' }, 'x'.repeat(4090), { a: 'x'.repeat(4082) }],
    refused: {
      'message: a text of 4091 characters is not allowed: it must be a JSON value of at most 4096 characters as it is sent, and it has 4097':
        'x'.repeat(4091),
      'message: an object with quotes is not allowed: it must be a JSON value of at most 4096 characters as it is sent, and it has 5479':
        { quotes: '"'.repeat(1365) },
      'message: an object with itself is not allowed: it must be a JSON value of at most 4096 characters as it is sent':
        itself,
    },
  }),
  limited('userData: JSON of at most 4096 characters', 'userData', limits.userData, {
    through: (controls, value) => controls.setUserData(value),
    accepted: [{ plan: 'pro' }, 'x'.repeat(4096), null, ['a']],
    refused: {
      'userData: a text of 4097 characters is not allowed: it must be a JSON value of at most 4096 characters, and it has 4097':
        'x'.repeat(4097),
      'userData: an object with cart is not allowed: it must be a JSON value of at most 4096 characters, and it has 4107':
        { cart: 'x'.repeat(4096) },
      'userData: an object with itself is not allowed: it must be a JSON value of at most 4096 characters':
        itself,
      'userData: 7 is not allowed: it must be a JSON value of at most 4096 characters': 7n,
    },
  }),
  limited(
    'Session data: a plain object of at most 102400 characters',
    'sessionData',
    limits.sessionData,
    {
      through: (controls, value) => controls.setSessionData(value),
      accepted: [{ scene: 'kitchen' }, { a: 'x'.repeat(102_392) }],
      refused: {
        'sessionData: an object with a is not allowed: it must be a plain object of at most 102400 characters as JSON, and it has 102401':
          { a: 'x'.repeat(102_393) },
        'sessionData: an empty object is not allowed: it must be a plain object': new Map(),
        'sessionData: an object with itself is not allowed: it must be a plain object of at most 102400 characters as JSON':
          itself,
      },
    },
  ),
  limited(
    'Session data: merge strategy replace or shallow-merge',
    'mergeStrategy',
    limits.mergeStrategy,
    {
      through: (controls, value) => controls.setSessionData({ a: 1 }, value),
      accepted: ['replace', 'shallow-merge'],
      refused: {
        'mergeStrategy: "deep-merge" is not allowed: it must be one of "replace", "shallow-merge"':
          'deep-merge',
      },
    },
  ),
  limited('Muting: on or off', 'muted', limits.onOrOff, {
    through: (controls, value) => controls.setMuted(value),
    accepted: [true, false],
    refused: { 'muted: "yes" is not allowed: it must be true or false': 'yes' },
  }),
  limited('Devices: the id that the browser gave', 'deviceId', limits.id, {
    through: (controls, value) => controls.useMicrophone(value),
    accepted: ['default'],
    refused: { 'deviceId: "" is not allowed: it must be a text that is not empty': '' },
  }),
  limited('User name: a text', 'userName', limits.userName, {
    through: (controls, value) => controls.setUserName(value),
    accepted: ['Asha', ''],
    refused: {
      'userName: an object with name is not allowed: it must be a text': { name: 'Asha' },
    },
  }),
];
