import type { Conversation } from '../machine/conversation.js';
import { FAILURES, type ChatFailure, type FailureKind } from '../machine/failures.js';
import { anyFieldsOf } from '../provider/fields.js';
import { KEPT_CONVERSATION_KEY } from './tab-keys.js';
import { isOptional, isText, readEntries } from './stored-entries.js';
import { tabList } from './tab-list.js';

/** The maximum number of messages that are kept. The oldest ones are dropped. */
export const KEPT_MESSAGES = 200;

/** The maximum size of the messages that are kept, in bytes. The oldest ones are dropped. */
export const KEPT_BYTES = 256_000;

/** Changes with the format: what another version of this code has stored is not read. */
const VERSION = 1;

/** A conversation that is kept for the next page. */
export interface KeptConversation {
  readonly version: typeof VERSION;
  /** Identifies the assistant. */
  readonly assistant: string;
  /** The index of the widget among those with this assistant on its page, in the order of their creation. */
  readonly place: number;
  /** The widget that has stored it. */
  readonly owner: string;
  /** Whether the page of the owner was left. Otherwise it may belong to another tab. */
  readonly left: boolean;
  readonly conversation: Conversation;
}

/** The assistants and places of the widgets of this page, by the id of the widget. */
const claimed = new Map<string, Pick<KeptConversation, 'assistant' | 'place'>>();

const { read, write } = tabList(KEPT_CONVERSATION_KEY, readKept);

/** The conversation of one widget in the session storage, where other widgets keep theirs. */
export class ConversationStore {
  readonly #assistant: string;
  readonly #place: number;
  readonly #owner: string;

  constructor(assistant: string, owner: string) {
    const taken = [...claimed.values()].filter((each) => each.assistant === assistant);
    let place = 0;
    while (taken.some((each) => each.place === place)) place++;
    claimed.set(owner, { assistant, place });
    this.#assistant = assistant;
    this.#place = place;
    this.#owner = owner;
  }

  load(): KeptConversation | undefined {
    return read().find((each) => this.#isOwn(each));
  }

  /** When the page is left, conversations with assistants that it does not have are dropped. */
  save(conversation: Conversation, left: boolean): void {
    const others = read().filter((each) => !this.#isOwn(each) && (!left || isClaimed(each)));
    const own: KeptConversation = {
      version: VERSION,
      assistant: this.#assistant,
      place: this.#place,
      owner: this.#owner,
      left,
      conversation: bounded(conversation),
    };
    write([...others, own]);
  }

  delete(): void {
    const kept = read();
    const others = kept.filter((each) => !this.#isOwn(each));
    if (others.length < kept.length) write(others);
  }

  /** Another widget may have the place. */
  end(): void {
    claimed.delete(this.#owner);
  }

  #isOwn({ assistant, place }: KeptConversation): boolean {
    return assistant === this.#assistant && place === this.#place;
  }
}

function isClaimed({ assistant }: KeptConversation): boolean {
  return [...claimed.values()].some((each) => each.assistant === assistant);
}

/** Drops the oldest messages until the rest is within the limits. */
function bounded(conversation: Conversation): Conversation {
  const newest = conversation.transcript.entries.slice(-KEPT_MESSAGES);
  const encoder = new TextEncoder();
  let left = KEPT_BYTES;
  const first = newest.findLastIndex((entry) => {
    left -= encoder.encode(JSON.stringify(entry)).length;
    return left < 0;
  });
  return { ...conversation, transcript: { entries: newest.slice(first + 1) } };
}

/** The valid part of a stored conversation, within the limits. Anything may be in the storage. */
function readKept(stored: unknown): KeptConversation | undefined {
  const { version, assistant, place, owner, left, conversation } = anyFieldsOf(stored);
  const { transcript, draft, sessionId, failure, panel } = anyFieldsOf(conversation);
  const entries = readEntries(anyFieldsOf(transcript)['entries']);
  const isOwned = isText(assistant) && isText(owner) && typeof place === 'number';
  if (version !== VERSION || !isOwned || !entries || !isText(draft)) return undefined;
  return {
    version,
    assistant,
    place,
    owner,
    left: left === true,
    conversation: bounded({
      transcript: { entries },
      draft: draft.slice(0, KEPT_BYTES),
      sessionId: isText(sessionId) ? sessionId : null,
      failure: isFailure(failure) ? failure : null,
      panel: panel === 'open' ? panel : 'closed',
    }),
  };
}

function isFailureOfChat(kind: unknown): kind is FailureKind {
  return isText(kind) && Object.hasOwn(FAILURES, kind) && !!FAILURES[kind as FailureKind].ofChat;
}

function isFailure(stored: unknown): stored is ChatFailure {
  const { kind, message, turn, uncertain } = anyFieldsOf(stored);
  const { id, text, greeting } = anyFieldsOf(turn);
  return (
    isFailureOfChat(kind) &&
    [message, id, text].every(isText) &&
    isOptional(isText, greeting) &&
    isOptional((value) => typeof value === 'boolean', uncertain)
  );
}
