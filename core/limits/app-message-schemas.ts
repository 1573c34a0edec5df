import * as z from 'zod/mini';
import { checked, fields, flag, name, oneOf, text } from './schema-parts.js';

/** The text that the assistant says, whether the call ends after it, and who may interrupt. */
export const sayOptions = fields({
  message: name(),
  endCallAfterSpoken: z.optional(flag()),
  interruptionsEnabled: z.optional(flag()),
  interruptAssistantEnabled: z.optional(flag()),
});

/** Words put into the conversation, and whether the assistant answers them. */
export const addMessageOptions = fields({
  message: fields({
    role: oneOf('system', 'user', 'assistant', 'tool', 'function'),
    content: text(),
  }),
  triggerResponseEnabled: z.optional(flag()),
});

/** The commands for the assistant's side. */
export const controlName = oneOf(
  'mute-assistant',
  'unmute-assistant',
  'mute-customer',
  'unmute-customer',
  'say-first-message',
);

/** How long after the call's start its recording began, in seconds. */
export const recordingDelay = checked(z.number('a number of seconds, 0 or more'), z.nonnegative());

/** Whether something is on. */
export const onOrOff = flag();

/** An id that the call library or the browser gave. */
export const id = name();

/** The visitor's name in the call. */
export const userName = text();

/** Whether the name holds in this meeting alone. */
export const userNameOptions = fields({ thisMeetingOnly: z.optional(flag()) });
