import { type ConversationMessage } from '../../answers/answer-engine.js';
import { type Effect } from './effects.js';
import { conversationUpdate } from './messages.js';
import { type CallState, type Remark } from './state.js';

/**
 * Adds a remark in the order in which it began: transcripts are late. Remarks of one side without
 * an answer in between are merged.
 */
export function remember(history: readonly Remark[], remark: Remark): readonly Remark[] {
  const place = history.findLastIndex(({ from }) => from <= remark.from) + 1;
  const before = history.slice(0, place);
  const after = history.slice(place);
  const last = before.at(-1);
  if (last?.role !== remark.role || last.came !== 'spoken' || remark.came !== 'spoken') {
    return [...before, remark, ...after];
  }
  const content = `${last.content} ${remark.content}`;
  return [...before.slice(0, -1), { ...last, content, to: remark.to }, ...after];
}

/** What an answer is made from: everything whose words are known. */
export function conversationOf(history: readonly Remark[]): ConversationMessage[] {
  return history
    .filter(({ came }) => came !== 'spoken-without-words')
    .map(({ role, content }) => ({ role, content }));
}

export function sendHistory({ history, openedAt }: CallState): Effect {
  return { do: 'send', message: conversationUpdate(history, openedAt) };
}
