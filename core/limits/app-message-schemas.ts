import * as z from 'zod/mini';
import { checked, fields, flag, name, oneOf, text } from './schema-parts.js';

export const sayOptions = fields({
  message: name(),
  endCallAfterSpoken: z.optional(flag()),
  interruptionsEnabled: z.optional(flag()),
  interruptAssistantEnabled: z.optional(flag()),
});

export const addMessageOptions = fields({
  message: fields({
    role: oneOf('system', 'user', 'assistant', 'tool', 'function'),
    content: text(),
  }),
  triggerResponseEnabled: z.optional(flag()),
});

export const controlName = oneOf(
  'mute-assistant',
  'unmute-assistant',
  'mute-customer',
  'unmute-customer',
  'say-first-message',
);

export const recordingDelay = checked(z.number('a number of seconds, 0 or more'), z.nonnegative());

export const onOrOff = flag();

export const id = name();

export const userName = text();

export const userNameOptions = fields({ thisMeetingOnly: z.optional(flag()) });
