import type { SomeCallTexts } from './en-call.js';
import { enLauncher } from './en-launcher.js';
import type { SomePastCallTexts } from './en-past-call.js';
import type { SomeSoundTexts } from './en-sound.js';
import type { SomeWords, Words } from './translation-types.js';

/** The widget's own words. A page replaces them one by one by the option `texts`. */
export const en = {
  ...enLauncher,
  /** On the button that starts a call. The option `startButtonText` wins. */
  start: 'Start',
  /** On the button that ends a call. The option `endButtonText` wins. */
  end: 'End Call',
  /** On that button, and in an empty conversation, while a call starts. */
  connecting: 'Connecting...',
  /** In the empty text box. The option `chatPlaceholder` wins. */
  placeholder: 'Type your message...',
  /**
   * Shown before the first message, by mode, and in a call in which nothing was said yet. The options
   * `voiceEmptyMessage`, `voiceActiveEmptyMessage`, `chatEmptyMessage` and `hybridEmptyMessage` win.
   */
  empty: {
    voice: 'Click the start button to begin a conversation',
    voiceActive: 'Listening...',
    chat: 'Type a message to start chatting',
    hybrid: 'Use voice or text to communicate',
  },
  /** The line below the main label: what goes on, and by mode what one can do where nothing does. */
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
  /** What buttons and areas without words of their own are called, for screen readers and as tooltips. */
  controls: {
    close: 'Close',
    reset: 'Start over',
    send: 'Send message',
    stop: 'Stop the answer',
    mute: 'Mute microphone',
    unmute: 'Unmute microphone',
    /** On the button that is shown when the browser holds the sound back. */
    hear: 'Tap to hear the assistant',
    conversation: 'Conversation',
    textBox: 'Message',
    toNewest: 'Newest messages',
  },
  /** Who says what: for screen readers, and in a transcript that is copied or saved. */
  roles: { user: 'You', assistant: 'Assistant' },
  /** Below an answer that broke off. */
  incomplete: 'The answer broke off.',
  /**
   * The dialog that asks for consent. `content` is markdown. The options `consentTitle` and
   * `consentContent` win.
   */
  consent: {
    title: 'Terms and conditions',
    content:
      'Your conversations with this AI assistant, spoken or typed, may be recorded, stored and shared with third-party providers, as our Terms of Service say. Choose **Accept** to agree to that, now and each time you use it.',
    accept: 'Accept',
    cancel: 'Cancel',
  },
  /** What a visitor reads of a failure, by its kind. */
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
  /** Below a failure, where asking again can help. */
  retry: 'Try again',
  /** Below a failed call, where one can type. */
  typeInstead: 'Type instead',
  /** What the button that closes a notice is called. */
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
