import {
  deliveryOf,
  isTyped,
  isWaiting,
  transcriptOf,
  type Delivery,
  type Entry,
  type Transcript,
  type Typed,
} from './regions/transcript.js';

export const WAITING: Delivery = { status: 'waiting' };
export const SENDING: Delivery = { status: 'sending' };
export const SENT: Delivery = { status: 'sent', to: 'chat' };
export const SENT_TO_CALL: Delivery = { status: 'sent', to: 'call' };
export const NOT_SENT: Delivery = { status: 'failed', uncertain: false };

/** The message that is sent next. */
export function nextWaiting({ entries }: Transcript): Typed | undefined {
  return entries.find(isWaiting);
}

/** Changes how far a message has come. */
export function deliver(transcript: Transcript, messageId: string, delivery: Delivery): Transcript {
  return changeTyped(transcript, (entry) => isTyped(entry, messageId), delivery);
}

/** Changes how far the message that is on its way has come. */
export function settleSending(transcript: Transcript, delivery: Delivery): Transcript {
  return changeTyped(transcript, isSending, delivery);
}

/** Makes the message that is on its way wait, after all that does not wait: a retried one may be above it. */
export function holdSending(transcript: Transcript): Transcript {
  const { entries } = settleSending(transcript, WAITING);
  const ordered = [...entries.filter((entry) => !isWaiting(entry)), ...entries.filter(isWaiting)];
  return transcriptOf(ordered.map((entry, place) => ({ ...entry, id: entries[place]!.id })));
}

function isSending(entry: Entry): entry is Typed {
  return deliveryOf(entry)?.status === 'sending';
}

function changeTyped(
  { entries }: Transcript,
  isMeant: (entry: Entry) => entry is Typed,
  delivery: Delivery,
): Transcript {
  return transcriptOf(
    entries.map((entry) =>
      isMeant(entry) ? { ...entry, source: { ...entry.source, delivery } } : entry,
    ),
  );
}

/** Whether a message can be removed: the provider has not received it, and will not by itself. */
export function isWithdrawable(delivery: Delivery): boolean {
  return delivery.status === 'waiting' || (delivery.status === 'failed' && !delivery.uncertain);
}

/** The messages that were not sent yet. */
export function onlyWaiting({ entries }: Transcript): Transcript {
  return transcriptOf(entries.filter(isWaiting));
}
