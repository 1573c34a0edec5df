import type { enActions } from './en-actions.js';
import type { enCall } from './en-call.js';
import type { enClosed } from './en-closed.js';
import type { enDelivery } from './en-delivery.js';
import { enLauncher } from './en-launcher.js';
import type { enPastCall } from './en-past-call.js';
import type { enReference } from './en-reference.js';
import type { enSound } from './en-sound.js';
import type { SomeWords, Words } from './replace-texts.js';

/** The widget's texts. The option `texts` replaces any of them. */
export const en = {
  ...enLauncher,
  /** On the button that starts a call. The option `startButtonText` takes precedence. */
  start: 'Start',
  /** On the button that ends a call. The option `endButtonText` takes precedence. */
  end: 'End Call',
  /** On the call button while a call connects. */
  connecting: 'Connecting...',
  /** On the call button while a call connects, for what it does. */
  cancelCall: 'Cancel',
  /** The placeholder of the text box. The option `chatPlaceholder` takes precedence. */
  placeholder: 'Type your message...',
  /**
   * The empty state, by mode and in a call before anyone has spoken. The options `voiceEmptyMessage`,
   * `voiceActiveEmptyMessage`, `chatEmptyMessage` and `hybridEmptyMessage` take precedence.
   */
  empty: {
    voice: 'Click the start button to begin a conversation',
    connecting: 'Your browser may ask for the microphone',
    voiceActive: 'Listening...',
    chat: 'Type a message to start chatting',
    hybrid: 'Use voice or text to communicate',
  },
  /** The headline of an empty conversation. The option `greeting` takes precedence. */
  greeting: 'How can I help you?',
  /** The status line below the title: the current activity or, by mode, what the visitor can do. */
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
  /** The status line while a failure is shown. */
  trouble: 'Something went wrong',
  /** Labels of buttons and regions without a visible text, for screen readers and as tooltips. */
  controls: {
    close: 'Close',
    expand: 'Expand',
    collapse: 'Collapse',
    reset: 'Start over',
    send: 'Send message',
    stop: 'Stop generating',
    mute: 'Mute microphone',
    unmute: 'Unmute microphone',
    /** On the button that is shown when the browser has blocked playback. */
    hear: 'Tap to hear the assistant',
    conversation: 'Conversation',
    textBox: 'Message',
    toNewest: 'Jump to latest',
  },
  /** Before the conversation is deleted. The buttons are `controls.reset` and `consent.cancel`. */
  resetQuestion: 'Delete this conversation and start over?',
  /** The speakers, for screen readers and in a copied or saved transcript. */
  roles: { user: 'You', assistant: 'Assistant' },
  /** Below an answer that was cut off. */
  incomplete: 'The answer was cut off.',
  /** Above the messages, when the conversation is longer than what is shown. */
  earlier: 'Earlier messages are no longer shown.',
  /** Below a message of which only the beginning is shown, and the button that saves all of it. */
  tooLong: { note: 'This message is too long to show in full.', save: 'Save the whole text' },
  /**
   * The consent dialog. `content` is Markdown. The options `consentTitle` and `consentContent` take
   * precedence.
   */
  consent: {
    title: 'Terms and conditions',
    content:
      'Your conversations with this AI assistant, spoken or typed, may be recorded, stored and shared with third-party providers, as described in our Terms of Service. By choosing **Accept** you agree to this now and each time you use the assistant.',
    accept: 'Accept',
    cancel: 'Cancel',
  },
  /** The failures, by kind. */
  failures: {
    'microphone-denied':
      'Microphone access is blocked. Allow it for this site in your browser settings, then try again.',
    'microphone-missing': 'No microphone was found. Connect one and try again.',
    'microphone-busy': 'Another app is using your microphone. Close it, then try again.',
    'microphone-forbidden': 'This page may not use the microphone. Calls are not possible here.',
    'microphone-lost':
      'Your microphone was disconnected. Connect it again, or choose a different one.',
    unsupported: 'This browser does not support calls. Please use a different one.',
    offline: 'The assistant could not be reached. Check your connection and try again.',
    unauthorized: 'The assistant is not available right now. Please contact us another way.',
    rejected: 'The assistant is not available right now. Please contact us another way.',
    misconfigured: 'The assistant is not available right now. Please contact us another way.',
    'call-failed': 'The call could not be started. Try again in a moment.',
    'call-dropped': 'The call was disconnected. You can start a new one.',
    'call-elsewhere': 'You are on a call in another tab.',
    'call-early': 'The call has not started yet. Try again in a moment.',
    'call-full': 'All lines are busy. Try again in a moment.',
    'call-gone': 'This call has ended. You can start a new one.',
    'no-answer': 'The assistant did not answer. Try again in a moment.',
    'stream-broken': 'The answer was cut off. You can ask again.',
    unconfirmed:
      'The assistant could not be reached. It is not certain whether your message arrived. Send it again?',
  },
  /** Below a failure that a retry can fix. */
  retry: 'Try again',
  /** Instead, when the call is in another tab. */
  moveHere: 'Move the call here',
  /** Below a failed call when a text box is available. */
  typeInstead: 'Type instead',
  /** The label of the button that closes a notice. */
  dismiss: 'Dismiss',
} as const;

/** Replacements for the texts that load with their parts. */
export interface LateTexts {
  readonly actions?: SomeWords<typeof enActions>;
  readonly call?: SomeWords<typeof enCall>;
  readonly closed?: SomeWords<typeof enClosed>;
  readonly delivery?: SomeWords<typeof enDelivery>;
  readonly reference?: SomeWords<typeof enReference>;
  readonly sound?: SomeWords<typeof enSound>;
  readonly pastCall?: SomeWords<typeof enPastCall>;
}

/** All texts but those of a call. */
export type Texts = Words<typeof en>;

/** Replacements for any of the texts. */
export type SomeTexts = SomeWords<typeof en> & LateTexts;
