import type { HistoryMessage } from '../failures.js';
import { deliveryOf, shownText, type Entry } from '../regions/transcript.js';
import type { State } from '../state.js';
import { wholeCharacters } from '../whole-characters.js';

/** The maximum number of earlier messages that a call or a chat turn is given. */
export const HISTORY_MESSAGES = 50;

/** The maximum length of one of them, in characters: with its frame, a call carries no more. */
export const HISTORY_TEXT_LIMIT = 1200;

/** The messages that the assistant of a new call does not know: all that was written and said. */
export function historyForCall({ transcript }: State): readonly HistoryMessage[] {
  return historyOf(transcript.entries);
}

/**
 * The messages that the chat does not know yet when it receives one: those spoken since the last one. Without a
 * session it knows nothing.
 */
export function historyForChat(
  { transcript: { entries } }: State,
  sessionId: string | null,
): readonly HistoryMessage[] {
  if (!sessionId) return historyOf(entries);
  const known = entries.findLastIndex(isKnown) + 1;
  return historyOf(entries.slice(known).filter(({ source }) => source.kind !== 'reply'));
}

/** Whether the session of the chat has this message. */
function isKnown(entry: Entry): boolean {
  const delivery = deliveryOf(entry);
  return delivery?.status === 'sent' && delivery.to === 'chat';
}

function historyOf(entries: readonly Entry[]): readonly HistoryMessage[] {
  return entries
    .filter((entry) => (deliveryOf(entry)?.status ?? 'sent') === 'sent')
    .map((entry) => ({
      role: entry.role,
      content: wholeCharacters(shownText(entry).slice(-HISTORY_TEXT_LIMIT)),
    }))
    .filter(({ content }) => content)
    .slice(-HISTORY_MESSAGES);
}
