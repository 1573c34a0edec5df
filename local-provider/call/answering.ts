import { setImmediate } from 'node:timers/promises';

import {
  type AnswerEngine,
  type ConversationMessage,
  type ToolCall,
  type ToolDefinition,
} from '../answers/answer-engine.js';
import { SentenceStream } from './spoken/sentences.js';

export interface AnsweringEvents {
  /** A piece of the answer in Markdown. */
  output(answer: number, output: string): void;
  sentence(answer: number, text: string): void;
  toolCalled(call: ToolCall): void;
  ended(answer: number): void;
}

/** Requests answers and splits them into sentences while they stream. */
export class Answering {
  readonly #engine: AnswerEngine;
  readonly #events: AnsweringEvents;
  readonly #log: (line: string) => void;
  readonly #tools: readonly ToolDefinition[];
  readonly #running = new Map<number, AbortController>();

  constructor(
    engine: AnswerEngine,
    tools: readonly ToolDefinition[],
    events: AnsweringEvents,
    log: (line: string) => void,
  ) {
    this.#tools = tools;
    this.#engine = engine;
    this.#events = events;
    this.#log = log;
  }

  async answer(answer: number, conversation: readonly ConversationMessage[]): Promise<void> {
    const abandon = new AbortController();
    this.#running.set(answer, abandon);
    const { signal } = abandon;
    const sentences = new SentenceStream();
    const emit = (made: readonly string[]) => {
      for (const text of made) if (!signal.aborted) this.#events.sentence(answer, text);
    };
    try {
      // Of several messages of a page that wait, only the last is answered.
      await setImmediate();
      if (signal.aborted) return;
      const callTool = (call: ToolCall) => {
        if (!signal.aborted) this.#events.toolCalled(call);
      };
      const use = { tools: this.#tools, callTool };
      for await (const delta of this.#engine.answer(conversation, signal, use)) {
        if (signal.aborted) return;
        this.#events.output(answer, delta);
        emit(sentences.push(delta));
      }
    } catch (error) {
      if (!signal.aborted) this.#log(`an answer broke off: ${String(error)}`);
    } finally {
      this.#running.delete(answer);
    }
    emit(sentences.end());
    if (!signal.aborted) this.#events.ended(answer);
  }

  cancel(answer: number): void {
    this.#running.get(answer)?.abort();
  }

  /** Cancels everything. */
  stop(): void {
    for (const abandon of this.#running.values()) abandon.abort();
  }
}
