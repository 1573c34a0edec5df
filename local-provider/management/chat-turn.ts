import { randomUUID } from 'node:crypto';

import type { AnswerEngine, ConversationMessage } from '../answers/answer-engine.js';
import type { Assistants } from '../assistants/assistants.js';
import { instructionsOf, withOverrides } from '../assistants/settings.js';
import { type ChatTurnBody, sessionSchema } from '../chat/chat-schema.js';
import { messagesOf } from '../chat/conversation.js';
import { parseBody } from '../http/body-schema.js';
import type { Fields, StoredRecord } from './collection.js';
import type { OpenStore } from './open-store.js';

export interface ChatTurnSetup extends Pick<OpenStore, 'store' | 'save'> {
  readonly assistants: Assistants;
  readonly answers: AnswerEngine;
}

/** One turn of a chat: answered while its deltas are read, stored when they end. */
export class ChatTurn {
  readonly id = randomUUID();
  readonly #body: ChatTurnBody;
  readonly #fields: Fields;
  readonly #setup: ChatTurnSetup;
  /** The predecessor of this turn: another chat, or a session. */
  readonly #before: StoredRecord | undefined;

  /**
   * @param fields the original body, which is stored with the turn
   * @throws ApiError 404 for an unknown session or previous chat
   */
  constructor(body: ChatTurnBody, fields: Fields, setup: ChatTurnSetup) {
    const { previousChatId, sessionId } = body;
    const { store } = setup;
    if (previousChatId) this.#before = store.collection('chat').get(previousChatId);
    else if (sessionId) this.#before = store.collection('session').get(sessionId);
    this.#body = body;
    this.#fields = fields;
    this.#setup = setup;
  }

  /**
   * Ends when the turn is stored, so that a complete stream means a stored turn.
   *
   * @throws DataFileError
   */
  async *deltas(signal: AbortSignal): AsyncGenerator<string> {
    const heard = [...this.#earlier(), ...messagesOf(this.#body.input)];
    let content = '';
    const answer = this.#setup.answers.answer([...this.#instructions(), ...heard], signal);
    for await (const delta of answer) {
      content += delta;
      yield delta;
    }
    if (signal.aborted) return;
    this.#keep(heard, { role: 'assistant', content });
    await this.#setup.save();
  }

  /** The whole turn, answered and stored. */
  async whole(signal: AbortSignal): Promise<StoredRecord> {
    for await (const delta of this.deltas(signal)) void delta;
    return this.kept();
  }

  /** @throws ApiError 404 until it is stored */
  kept(): StoredRecord {
    return this.#setup.store.collection('chat').get(this.id);
  }

  #instructions(): ConversationMessage[] {
    const { assistantId, assistant, assistantOverrides } = this.#body;
    const id = assistantId ?? (this.#before?.assistantId as string | undefined) ?? '';
    const known = assistant ?? this.#setup.assistants.assistant(id);
    return instructionsOf(withOverrides(known, assistantOverrides));
  }

  #earlier(): ConversationMessage[] {
    return messagesOf(parseBody(sessionSchema, this.#before ?? {}).messages ?? []);
  }

  #keep(heard: readonly ConversationMessage[], output: ConversationMessage): void {
    const messages = [...heard, output];
    const { store } = this.#setup;
    store.collection('chat').create({ ...this.#fields, messages, output: [output] }, this.id);
    const { sessionId } = this.#body;
    if (sessionId) store.collection('session').update(sessionId, { messages });
  }
}
