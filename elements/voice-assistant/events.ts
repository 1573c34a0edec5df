import type {
  CallFailure,
  ConsentReceipt,
  EndReason,
  ReceivedMessage,
  StageProgress,
} from '../../core/headless/index.js';
import { everywhere } from './error-event.js';
import type { VoiceAssistantEventMap } from './event-table.js';

export { AssistantErrorEvent } from './error-event.js';

/** A call is about to start. `preventDefault()` cancels it. */
export class CallRequestEvent extends Event {
  constructor() {
    super('va-call-request', { ...everywhere, cancelable: true });
  }
}

/** A chat message is about to be sent. `preventDefault()` cancels it and keeps the text in the text box. */
export class MessageRequestEvent extends Event {
  constructor(readonly text: string) {
    super('va-message-request', { ...everywhere, cancelable: true });
  }
}

/** The panel was opened or closed, by the visitor or by the page. */
export class PanelToggleEvent extends Event {
  constructor(readonly open: boolean) {
    super('va-panel-toggle', everywhere);
  }
}

/** The call is connected and the assistant is listening. */
export class CallStartEvent extends Event {
  constructor() {
    super('va-call-start', everywhere);
  }
}

/**
 * A call has ended, even one that was ended while it was connecting. `reason` is the provider's, such
 * as `assistant-ended-call`, or the widget's: `customer-ended-call`, `call-moved`, `call-error`,
 * `meeting-ended`, `exceeded-max-duration` or `silence-timed-out`.
 */
export class CallEndEvent extends Event {
  constructor(readonly reason: EndReason) {
    super('va-call-end', everywhere);
  }
}

/** A stage of a call's start has begun, completed or failed. */
export class CallStartProgressEvent extends Event {
  constructor(readonly progress: StageProgress) {
    super('va-call-start-progress', everywhere);
  }
}

/**
 * All stages of a call's start have completed. The assistant is not necessarily listening yet: wait for
 * `va-call-start`. `totalDuration` is in milliseconds.
 */
export class CallStartSuccessEvent extends Event {
  constructor(
    readonly callId: string | null,
    readonly totalDuration: number,
  ) {
    super('va-call-start-success', everywhere);
  }
}

/** A call could not be started. `totalDuration` is in milliseconds. */
export class CallStartFailedEvent extends Event {
  constructor(
    readonly failure: CallFailure,
    readonly totalDuration: number,
  ) {
    super('va-call-start-failed', everywhere);
  }
}

/** The assistant has started to speak. */
export class SpeechStartEvent extends Event {
  constructor() {
    super('va-speech-start', everywhere);
  }
}

/** The assistant has been silent for a second. Not dispatched when the call ends. */
export class SpeechEndEvent extends Event {
  constructor() {
    super('va-speech-end', everywhere);
  }
}

/**
 * A message of the call as the provider sent it, or a complete chat message. The provider's are not checked:
 * one may be none of the documented types, or lack a field.
 */
export class MessageReceivedEvent extends Event {
  constructor(readonly message: ReceivedMessage) {
    super('va-message', everywhere);
  }

  /**
   * The message; undefined if it has no text as its `type`. `readCallMessage()` of
   * `voice-assistant/limits` checks a message.
   *
   * @example
   * ```ts
   * if (event.parsed?.type === 'status-update') console.log(event.parsed.endedReason);
   * ```
   */
  get parsed(): ReceivedMessage | undefined {
    const { type } = Object(this.message) as { readonly type?: unknown };
    return typeof type === 'string' ? this.message : undefined;
  }
}

/** The visitor has rated an answer. */
export class FeedbackEvent extends Event {
  constructor(
    /** `null` when the visitor takes a rating back. */
    readonly rating: 'good' | 'bad' | null,
    /** The answer. */
    readonly text: string,
  ) {
    super('va-feedback', everywhere);
  }
}

/**
 * The visitor has agreed, just now, which `receipt` records for the page; or has withdrawn their consent, here
 * or in another tab: then it is null. Dispatched before the call or message that waited for consent, which
 * has the options that a listener sets.
 */
export class ConsentChangeEvent extends Event {
  constructor(readonly receipt: ConsentReceipt | null) {
    super('va-consent-change', everywhere);
  }
}

declare global {
  // The events bubble and are composed, so any ancestor can listen to them.

  interface HTMLElementEventMap extends VoiceAssistantEventMap {}
  interface DocumentEventMap extends VoiceAssistantEventMap {}
  interface WindowEventMap extends VoiceAssistantEventMap {}
}
