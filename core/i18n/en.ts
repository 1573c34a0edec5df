import { enLauncher } from './en-launcher.js';
import type { SomeWords, Words } from './replace-texts.js';

/*
 * The texts, one entry each: its English words, and its docstring, which editors and docs/texts.md show.
 * Types, checks and docs derive from this table: nothing else has to change for a new text but the code
 * that shows it.
 */

/** The widget's texts. The option `texts` replaces any of them. */
export const en = {
  ...enLauncher,
  /** A closed panel. */
  closed: {
    ...enLauncher.closed,
    /** On the launcher, for screen readers. `{count}` is replaced by the number of answers. */
    unread: 'Unread: {count}',
  },
  /** On the button that starts a call. The option `startButtonText` takes precedence. */
  start: 'Start',
  /** On the button that ends a call. The option `endButtonText` takes precedence. */
  end: 'End Call',
  /** On the call button while a call connects. */
  connecting: 'Connecting...',
  /** On the call button while a call connects, for what it does. */
  cancelCall: 'Cancel',
  /** Below the text box, and beside a call, until a person takes over. See the option `aiDisclosure`. */
  disclosure: 'You’re talking with an AI, not a person.',
  /** The placeholder of the text box. The option `chatPlaceholder` takes precedence. */
  placeholder: 'Type your message...',
  /**
   * The empty state, by mode and in a call before anyone has spoken. The options `voiceEmptyMessage`,
   * `voiceActiveEmptyMessage`, `chatEmptyMessage` and `hybridEmptyMessage` take precedence.
   */
  empty: {
    voice: 'Click the start button to begin a conversation',
    connecting: 'Your browser may ask for the microphone',
    'voice-active': 'Listening...',
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
    'chat-active': 'Chat active',
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
    /** On the menu of languages. */
    language: 'Language',
    /** On the button of a call beside a text box, unless `startButtonText` is given. */
    call: 'Start a call',
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
    /** Above the purposes that visitors may choose. */
    optional: 'Only if you want:',
    /** On the button that withdraws the consent, and announced after that. */
    withdraw: 'Withdraw consent',
    withdrawn: 'Your consent is withdrawn. The conversation was deleted here.',
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
  /** Below a failure that no retry can fix: the link of the option `contact`. */
  contact: 'Contact us',
  /** Below a failure that a retry can fix. */
  retry: 'Try again',
  /** Instead, when the call is in another tab. */
  moveHere: 'Move the call here',
  /** Below a failed call when a text box is available. */
  typeInstead: 'Type instead',
  /** The label of the button that closes a notice. */
  dismiss: 'Dismiss',
  /** A call. */
  call: {
    /** The assistant takes longer than usual to answer. */
    thinking: 'Still thinking…',
    /** The visitor's open microphone has been silent for a while. */
    unheard: 'We can’t hear you. Check that your microphone is on, or choose a different one.',
    /** The quality of the network. */
    network: {
      low: 'Your connection is weak. The call may break up.',
      lost: 'Connection lost. Reconnecting…',
    },
    /** Before `maxDurationSeconds` or `silenceTimeoutSeconds` ends the call. */
    hangUp: {
      tooLong: 'This call is about to reach its time limit.',
      tooSilent: 'Are you still there? The call is about to end.',
      /** `{seconds}` is replaced by the seconds left. */
      left: '{seconds} s',
      /** On the button that continues a silent call. */
      stay: 'I’m still here',
    },
    /** While the visitor is muted, and on the button that ends that. */
    muted: 'You’re muted.',
    unmute: 'Unmute',
    /** On the push-to-talk button. */
    talk: 'Hold to talk',
    /** The label of the sound settings and of their button. */
    sound: 'Sound settings',
    /** Shown in place of the settings. */
    soundFailed: 'The sound settings could not be loaded.',
  },
  /** Starters, page tools and blocks in answers. */
  actions: {
    /** The label of the starters, which are examples in the mode `voice`. */
    starters: 'You could ask',
    /** Above a tool that awaits permission. */
    question: 'May the assistant do this?',
    allow: 'Allow',
    /** On the button that also allows the tool from now on, until the tab is closed. */
    always: 'Always allow in this tab',
    decline: 'Decline',
    /** On the button that also declines the further questions. */
    'decline-all': 'Decline all',
    /** On the button that scrolls what a tool would use, if that is long. */
    readOn: 'Read on',
    unread: 'You can allow this after you have read to the end.',
    /** `{count}` is replaced by the number of further questions. */
    more: '{count} more after this',
    running: 'In progress…',
    /** The outcome of a tool. */
    outcomes: {
      done: 'Done',
      declined: 'Declined',
      failed: 'This did not work.',
      'timed-out': 'This took too long.',
      gone: 'This is no longer possible here.',
      ended: 'The call ended before this was answered.',
    },
    /** The label of several cards. */
    cards: 'Suggestions',
    /** The labels of form fields without one, by their kind. */
    fields: {
      name: 'Name',
      phone: 'Phone number',
      email: 'Email address',
      choice: 'Your choice',
      time: 'Date and time',
    },
    /** The first, empty choice. */
    choose: 'Please choose',
    submit: 'Send',
    submitted: 'Sent',
  },
  /** An answer as a screen reader says it when it arrives. */
  spoken: {
    /** `{count}` is replaced by the number of rows, then by that of reply buttons. */
    table: 'Table, {count} rows:',
    choices: '{count} choices:',
    /** `{text}` is replaced by the name of a link or of a button. */
    link: '{text} (link)',
    button: '{text} (button)',
    code: 'Code:',
    /** Between the items of a list, before a space. */
    comma: ',',
    form: 'Form:',
    /** After the conversation was deleted. */
    deleted: 'The conversation was deleted.',
  },
  /** The sound settings. */
  sound: {
    microphone: 'Microphone',
    speaker: 'Speaker',
    volume: 'Assistant volume',
    /** A device without a name. */
    standard: 'Default',
  },
  /** The button beside a failure. */
  reference: {
    copy: 'Copy reference',
    copied: 'Copied',
    /** The copied text. An id that is not known is left out with its word. */
    call: 'Call {id}',
    chat: 'Chat {id}',
  },
  /** Below messages. */
  delivery: {
    waiting: 'Waiting to be sent',
    sending: 'Sending…',
    sent: 'Sent',
    failed: 'Not sent',
    /** It is not known whether the provider has received it. */
    uncertain: 'May not have arrived',
    /** On the button that removes a message that waits. */
    withdraw: 'Do not send',
    /** On the button that puts a message that was not sent back into the text box. */
    edit: 'Edit',
    /** Below an answer that the visitor stopped. */
    stopped: 'You stopped this answer.',
    /** Labels of the buttons below an answer, and of the one above code. */
    answer: {
      copy: 'Copy answer',
      copyCode: 'Copy code',
      copied: 'Copied',
      notCopied: 'Could not be copied',
      good: 'Good answer',
      bad: 'Bad answer',
    },
    /** Marks of the beginning and the end of a call, with the option `sharedContext`. */
    calls: { began: 'Call started', ended: 'Call ended' },
  },
  /** After a call. */
  pastCall: {
    /** Why the call ended, by the provider's reason. `other` is for reasons not listed here. */
    reasons: {
      'customer-ended-call': 'You ended the call.',
      'assistant-ended-call': 'The assistant ended the call.',
      'assistant-said-end-call-phrase': 'The assistant ended the call.',
      'silence-timed-out': 'The call ended because no one was speaking.',
      'exceeded-max-duration': 'This call reached its time limit.',
      'assistant-forwarded-call': 'You were transferred.',
      'call-moved': 'The call continues in another tab.',
      other: 'The call has ended.',
    },
    copy: 'Copy transcript',
    /** The result of copying. */
    copied: 'Copied',
    notCopied: 'The transcript could not be copied.',
    saveText: 'Save as text',
    saveCaptions: 'Save as captions',
  },
} as const;

/** All texts, in any language. */
export type Texts = Words<typeof en>;

/** Replacements for any of the texts. */
export type SomeTexts = SomeWords<typeof en>;
