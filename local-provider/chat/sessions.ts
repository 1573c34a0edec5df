import { randomUUID } from 'node:crypto';

import type { ConversationMessage } from '../answers/answer-engine.js';

/** Twenty-four hours, the default that the API's schema gives. */
const DEFAULT_EXPIRATION_SECONDS = 86_400;

/** The maximum number of sessions. The least recently used one is dropped. */
const SESSION_LIMIT = 500;

/** The maximum number of messages of a session. */
const MESSAGE_LIMIT = 200;

export class Session {
  readonly id = randomUUID();
  #messages: readonly ConversationMessage[] = [];

  constructor(readonly expiresAt: number) {}

  /** Oldest first. */
  get messages(): readonly ConversationMessage[] {
    return this.#messages;
  }

  add(...messages: readonly ConversationMessage[]): void {
    this.#messages = [...this.#messages, ...messages].slice(-MESSAGE_LIMIT);
  }

  /** Removes these very messages. */
  remove(messages: readonly ConversationMessage[]): void {
    this.#messages = this.#messages.filter((message) => !messages.includes(message));
  }
}

/** The chat sessions, in memory alone. */
export class Sessions {
  readonly #sessions = new Map<string, Session>();
  readonly #now: () => number;

  /** @param now the clock, in milliseconds */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * The session to continue. "If not provided or expired, a new session will be created", says the
   * API's schema; an unknown one may have expired.
   *
   * @param expirationSeconds how long a new session lives
   */
  resume(id: string | null | undefined, expirationSeconds?: number | null): Session {
    const session = this.#find(id) ?? this.#create(expirationSeconds);
    this.#sessions.delete(session.id);
    this.#sessions.set(session.id, session);
    return session;
  }

  end(id: string): void {
    this.#sessions.delete(id);
  }

  #find(id: string | null | undefined): Session | undefined {
    const session = id ? this.#sessions.get(id) : undefined;
    return session && session.expiresAt > this.#now() ? session : undefined;
  }

  #create(expirationSeconds: number | null | undefined): Session {
    this.#forget();
    return new Session(this.#now() + (expirationSeconds ?? DEFAULT_EXPIRATION_SECONDS) * 1000);
  }

  #forget(): void {
    for (const { id, expiresAt } of this.#sessions.values()) {
      const full = this.#sessions.size >= SESSION_LIMIT;
      if (full || expiresAt <= this.#now()) this.#sessions.delete(id);
    }
  }
}
