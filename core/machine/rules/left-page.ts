import type { Conversation } from '../conversation.js';
import { settleSending } from '../delivery.js';
import type { ChatFailure, FailureKind } from '../failures.js';
import { chatFailure, isStreaming } from '../regions/chat.js';
import {
  isEmpty,
  isWaiting,
  settlePartials,
  type Entry,
  type Transcript,
  type Typed,
} from '../regions/transcript.js';
import type { State } from '../state.js';

/** The key of answers that began on another page: no answer of this page has it. */
const NO_KEY = 0;

const CUT_OFF = 'The page was left before the answer was complete';

/**
 * The conversation as it is when its page is gone: an answer is cut off, and of a message on its way it
 * is uncertain whether it has arrived.
 */
export function conversationOf(state: State): Conversation {
  const { transcript, chat, draft, panel } = state;
  const settled = settleSending(settlePartials(transcript), { status: 'failed', uncertain: true });
  return {
    transcript: { entries: settled.entries.map(cutOff) },
    sessionId: chat.sessionId,
    failure: chatFailure(chat) ?? unanswered(state),
    draft,
    panel: panel.status,
  };
}

/** Whether there is nothing to keep. */
export function isNothing({ transcript, draft, panel }: Conversation): boolean {
  return isEmpty(transcript) && !draft && panel === 'closed';
}

/** An entry that no answer of this page continues. */
export function cutOff(entry: Entry): Entry {
  const { source } = entry;
  if (source.kind !== 'reply') return entry;
  const progress = source.progress === 'streaming' ? 'broken' : source.progress;
  return { ...entry, source: { ...source, key: NO_KEY, progress } };
}

/** The failure of an answer that was awaited. */
function unanswered({ chat, transcript }: State): ChatFailure | null {
  const asked = isStreaming(chat) && lastSent(transcript);
  if (!asked) return null;
  const { messageId, delivery } = asked.source;
  const uncertain = delivery.status === 'sending';
  const kind: FailureKind = uncertain ? 'unconfirmed' : 'stream-broken';
  const turn = { id: messageId, text: asked.text };
  return { kind, message: CUT_OFF, turn, ...(uncertain && { uncertain }) };
}

function lastSent({ entries }: Transcript): Typed | undefined {
  return entries.findLast(
    (entry): entry is Typed => entry.source.kind === 'typed' && !isWaiting(entry),
  );
}
