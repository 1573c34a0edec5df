import { randomUUID } from 'node:crypto';

import type { PageMessage } from '../call/page-messages.js';
import { messageOf, type ToolCall, type Wire } from '../call/wire.js';
import { parseFlat } from '../http/nesting.js';
import { clientMessage, WITHOUT_EFFECT } from './client-messages.js';

/** The version of RTVI that Pipecat's server has spoken since August 2026. */
const VERSION = '2.1.0';

const LABEL = 'rtvi-ai';

/** A sentence that is spoken, and as much of it as has been. */
interface Segment {
  readonly id: number;
  readonly text: string;
  spoken: string;
}

/** Speaks the messages of RTVI for one call, as Pipecat's SmallWebRTC transport does. */
export class PipecatWire implements Wire {
  /** The id of the page's `client-ready`. A page sends none after it has restarted the connection. */
  #ready: string | undefined;
  #greeted = false;
  #segment: Segment | undefined;
  #segments = 0;
  #isWriting = false;
  #isSpeaking = false;

  opened(): readonly PageMessage[] {
    this.#segment = undefined;
    this.#isWriting = this.#isSpeaking = false;
    return this.#ready === undefined ? [] : [{ type: 'page-playable' }];
  }

  write(app: string): readonly object[] {
    if (app !== 'listening') return this.#messagesOf(messageOf(app));
    if (this.#greeted) return [];
    this.#greeted = true;
    return [this.#botReady()];
  }

  say(text: string): readonly object[] {
    this.#segment = { id: this.#segments++, text, spoken: '' };
    return [output(this.#segment, 'new')];
  }

  read(message: unknown): ReturnType<Wire['read']> {
    const { label, type, id } = Object(message) as Record<string, unknown>;
    // The connection's own messages have no label. Of sound they say nothing that is not heard.
    if (label !== LABEL) return { requests: [], events: [] };
    const parsed = clientMessage.safeParse(message);
    if (parsed.success) return this.#answerTo(parsed.data);
    const [issue] = parsed.error.issues;
    const isKnown = issue?.path[0] !== 'type';
    const error = isKnown ? `Invalid message: ${issue?.message}` : `Unsupported type ${type}`;
    const passes = WITHOUT_EFFECT.includes(String(type));
    return { requests: [], events: passes ? [] : [rtvi('error-response', { error }, id)] };
  }

  #answerTo(message: ReturnType<typeof clientMessage.parse>): ReturnType<Wire['read']> {
    switch (message.type) {
      case 'client-ready': {
        const { id, data } = message;
        this.#ready = id;
        const error = 'Client version unknown. Compatibility issues may occur.';
        return {
          requests: [{ type: 'page-playable' }],
          events: [
            ...(data?.version ? [] : [rtvi('error-response', { error }, id)]),
            ...(this.#greeted ? [this.#botReady()] : []),
          ],
        };
      }
      case 'send-text': {
        const { content, options } = message.data;
        const answered = options?.run_immediately ?? true;
        return added({ type: 'add-message', role: 'user', content, answered });
      }
      case 'llm-function-call-result': {
        const { result } = message.data;
        const content = typeof result === 'string' ? result : JSON.stringify(result);
        return added({ type: 'add-message', role: 'system', content, answered: true });
      }
      case 'disconnect-bot':
        return added({ type: 'end-call' });
    }
  }

  #messagesOf(message: ReturnType<typeof messageOf>): readonly object[] {
    switch (message?.type) {
      case 'speech-update': {
        const started = message.status === 'started';
        if (message.role === 'user')
          return [rtvi(started ? 'user-started-speaking' : 'user-stopped-speaking')];
        return started ? this.#begin() : this.#end();
      }
      case 'transcript': {
        const { role, transcript: text, transcriptType } = message;
        const final = transcriptType === 'final';
        if (role === 'assistant') return this.#follow(text, final);
        const timestamp = new Date().toISOString();
        return [rtvi('user-transcription', { text, final, timestamp, user_id: '' })];
      }
      case 'user-interrupted':
        return this.#interrupt();
      case 'model-output': {
        const begins = this.#isWriting ? [] : [rtvi('bot-llm-started')];
        this.#isWriting = true;
        return [...begins, rtvi('bot-llm-text', { text: message.output })];
      }
      case 'tool-calls':
        return message.toolCallList.flatMap(called);
      case 'status-update':
        return message.status === 'ended'
          ? [{ type: 'signalling', message: { type: 'peerLeft' } }]
          : [];
      default:
        return [];
    }
  }

  #begin(): readonly object[] {
    this.#isSpeaking = true;
    return [rtvi('bot-started-speaking')];
  }

  #end(): readonly object[] {
    const written = this.#isWriting ? [rtvi('bot-llm-stopped')] : [];
    this.#isWriting = false;
    const cut = this.#interrupt();
    const spoke = this.#isSpeaking ? [rtvi('bot-stopped-speaking')] : [];
    this.#isSpeaking = false;
    return [...written, ...cut, ...spoke];
  }

  /** The end of a sentence that was cut off is not reported: `bot-interrupted` follows. */
  #follow(spoken: string, final: boolean): readonly object[] {
    const segment = this.#segment;
    const isWhole = spoken === segment?.text;
    if (!segment || final !== isWhole) return [];
    const text = spoken.slice(segment.spoken.length).trim();
    segment.spoken = spoken;
    if (final) this.#segment = undefined;
    return [output(segment, final ? 'completed' : 'in-progress'), rtvi('bot-tts-text', { text })];
  }

  #interrupt(): readonly object[] {
    if (!this.#segment) return [];
    this.#segment = undefined;
    return [rtvi('bot-interrupted')];
  }

  #botReady(): object {
    return rtvi(
      'bot-ready',
      { version: VERSION, about: { library: 'local-provider' } },
      this.#ready,
    );
  }
}

function rtvi(type: string, data?: object, id: unknown = randomUUID().slice(0, 8)): object {
  return { label: LABEL, type, id, ...(data && { data }) };
}

function output({ id, text, spoken }: Segment, status: string): object {
  return rtvi('bot-output', {
    text,
    aggregated_by: 'sentence',
    segment_id: id,
    will_be_spoken: true,
    spoken_status: status,
    spoken_progress: {
      accumulated_text: spoken,
      remaining_text: text.slice(spoken.length).trimStart(),
    },
  });
}

function called({ id, function: { name, arguments: json } }: ToolCall): readonly object[] {
  const args = typeof json === 'string' ? parseFlat(json) : json;
  return [
    rtvi('llm-function-call-started', { function_name: name }),
    rtvi('llm-function-call-in-progress', {
      function_name: name,
      tool_call_id: id,
      arguments: args ?? {},
    }),
  ];
}

function added(request: PageMessage): ReturnType<Wire['read']> {
  return { requests: [request], events: [] };
}
