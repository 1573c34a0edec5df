import type { SomeCallTexts } from './en-call.js';
import type { SomePastCallTexts } from './en-past-call.js';
import type { SomeSoundTexts } from './en-sound.js';
import type { SomeWords, Words } from './words.js';

/** The widget's own words. A page replaces them one by one by the option `texts`. */
export const en = {
  /** The language of these words, as a BCP 47 tag. */
  language: 'en',
  title: 'Talk with AI',
  start: 'Start',
  end: 'End Call',
  connecting: 'Connecting...',
  placeholder: 'Type your message...',
  empty: {
    voice: 'Click the start button to begin a conversation',
    voiceActive: 'Listening...',
    chat: 'Type a message to start chatting',
    hybrid: 'Use voice or text to communicate',
  },
  status: {
    connecting: 'Connecting...',
    speaking: 'Assistant Speaking...',
    listening: 'Listening...',
    typing: 'Assistant is typing...',
    chatActive: 'Chat active',
    ready: 'Ready to assist',
    connected: 'Connected',
    voice: 'Click the microphone to start',
    chat: 'Type a message below',
    hybrid: 'Choose voice or text',
  },
  controls: {
    open: 'Open the assistant',
    close: 'Close',
    reset: 'Start over',
    send: 'Send message',
    mute: 'Mute microphone',
    unmute: 'Unmute microphone',
    hear: 'Tap to hear the assistant',
    conversation: 'Conversation',
    textBox: 'Message',
    toNewest: 'Newest messages',
  },
  notLoaded: 'Could not be loaded. Press to try again.',
  roles: { user: 'You', assistant: 'Assistant' },
  incomplete: 'The answer broke off.',
  consent: {
    title: 'Terms and conditions',
    content:
      'Your conversations with this AI assistant, spoken or typed, may be recorded, stored and shared with third-party providers, as our Terms of Service say. Choose **Accept** to agree to that, now and each time you use it.',
    accept: 'Accept',
    cancel: 'Cancel',
  },
  failures: {
    'microphone-denied':
      'The microphone is blocked. Allow it in your browser’s settings for this page, then try again.',
    'microphone-missing': 'No microphone was found. Connect one, then try again.',
    'microphone-busy': 'Another program uses the microphone. Close it there, then try again.',
    unsupported: 'This browser cannot make calls. Try another one.',
    offline: 'The assistant could not be reached. Check your connection and try again.',
    unauthorized: 'This page’s key was refused. Tell the owner of the page.',
    rejected: 'The request was refused. Tell the owner of the page.',
    misconfigured: 'This page’s assistant is not set up. Tell the owner of the page.',
    'call-failed': 'The call did not start. Try again in a moment.',
    'call-dropped': 'The call was cut off. You can start again.',
    'call-elsewhere': 'You are in a call in another tab. Try again to move it here.',
    'call-early': 'The call is not open yet. Try again in a moment.',
    'call-full': 'All lines are busy. Try again in a moment.',
    'call-gone': 'This call is over. You can start a new one.',
    'no-answer': 'The assistant did not answer. Try again in a moment.',
    'stream-broken': 'The answer broke off. You can ask again.',
  },
  retry: 'Try again',
  typeInstead: 'Type instead',
  dismiss: 'Dismiss',
} as const;

/** The words that are loaded with the parts that say them. */
export interface LateTexts {
  readonly call?: SomeCallTexts;
  readonly sound?: SomeSoundTexts;
  readonly pastCall?: SomePastCallTexts;
}

/** All words of the widget but those of a call, in one language. */
export type Texts = Words<typeof en>;

/** The words that a page replaces. */
export type SomeTexts = SomeWords<typeof en> & LateTexts;
