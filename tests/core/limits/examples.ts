import { CALL_AND_CHAT_EXAMPLES } from './examples/call-and-chat.js';
import type { Example } from './examples/example.js';
import { FRAME_EXAMPLES } from './examples/frame.js';
import { MEDIA_EXAMPLES } from './examples/media.js';
import { MESSAGE_EXAMPLES } from './examples/messages.js';
import { PARTICIPANT_EXAMPLES } from './examples/participants.js';
import { PHONE_EXAMPLES } from './examples/phone.js';

/** Every rule on what may be asked of the widget and of a call, by example. */
export const EXAMPLES: readonly Example[] = [
  ...CALL_AND_CHAT_EXAMPLES,
  ...PHONE_EXAMPLES,
  ...MEDIA_EXAMPLES,
  ...MESSAGE_EXAMPLES,
  ...PARTICIPANT_EXAMPLES,
  ...FRAME_EXAMPLES,
];
