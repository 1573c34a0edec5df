import type { Behaviour } from '../options/headless-options.js';
import type { Settings } from '../machine/settings.js';

/** What the machine needs to know of the options. */
export function settingsOf(options: Behaviour): Settings {
  return {
    mode: options.mode,
    consentRequired: options.consentRequired,
    chatConfigured: Boolean(options.publicKey && options.assistantId),
    firstChatMessage: options.firstChatMessage,
    typingInCall: options.typingInCall,
    showTranscript: options.showTranscript,
  };
}

export function isSame(one: Settings, other: Settings): boolean {
  return (Object.keys(one) as (keyof Settings)[]).every((name) => one[name] === other[name]);
}

/** Whether a conversation that was begun with some options may go on with others. */
export function isSameProvider(one: Behaviour, other: Behaviour): boolean {
  return (
    one.publicKey === other.publicKey &&
    one.assistantId === other.assistantId &&
    one.apiUrl === other.apiUrl
  );
}
