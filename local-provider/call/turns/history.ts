import { type ConversationMessage } from '../../answers/answer-engine.js';
import { type Effect } from './effects.js';
import { conversationUpdate } from './messages.js';
import { type CallState, type Remark } from './state.js';

/**
 * Beyond these, the oldest remarks are forgotten: an update with all of them must be made quickly, and
 * must fit into a message of the data channel.
 */
const MOST_REMARKS = 500;
const MOST_CHARACTERS = 64 * 1024;

/**
 * Adds a remark in the order in which it began: transcripts are late. Remarks of one side without
 * an answer in between are merged.
 */
export function remember(history: readonly Remark[], remark: Remark): readonly Remark[] {
  return newest(placed(history, remark));
}

function placed(history: readonly Remark[], remark: Remark): readonly Remark[] {
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

/** The instructions, which are from before the call, are always among them. */
function newest(history: readonly Remark[]): readonly Remark[] {
  let room = MOST_CHARACTERS;
  const forgotten = history.findLastIndex(({ content }, index) => {
    room -= content.length;
    return room < 0 || history.length - index > MOST_REMARKS;
  });
  return history.filter(({ from }, index) => index > forgotten || from === 0);
}

/** The basis of an answer: everything whose words are known. */
export function conversationOf(history: readonly Remark[]): ConversationMessage[] {
  return history
    .filter(({ came }) => came !== 'spoken-without-words')
    .map(({ role, content }) => ({ role, content }));
}

export function sendHistory({ history, openedAt }: CallState): Effect {
  return { type: 'send', message: conversationUpdate(history, openedAt) };
}
