/** The call library, with what its messages need: loaded together when the first call starts. */
export { default as Daily } from '@daily-co/daily-js';
export { withOwnMessages } from './own-messages.js';
