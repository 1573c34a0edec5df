import { randomUUID } from 'node:crypto';

import type { ToolDefinition } from '../answers/answer-engine.js';
import type { PageMessage } from '../call/page-messages.js';
import type { ServerMessage } from '../call/turns/messages.js';
import { messageOf, type ToolCall, type Wire } from '../call/wire.js';
import { clientEvent, WITHOUT_EFFECT } from './events.js';

/** Longer than any session: OpenAI's end after an hour. */
const SESSION_SECONDS = 3600;

/** The events that pass the filter of Azure, by its documentation. */
const PASSES_FILTER =
  /^(input_audio_buffer\.speech_st|output_audio_buffer\.st|conversation\.item\.(added|created|input_audio_transcription\.completed)$|response\.output_(text|audio_transcript)\.)/;

/** An answer that is being given, and what of it is the sound's. */
interface Answer {
  readonly id: string;
  readonly item: string;
  words: string;
  /** When the first words began, in milliseconds since the epoch; null before that. */
  playedAt: number | null;
  /** Why it was cut off, if it was. */
  cancelled: 'turn_detected' | 'client_cancelled' | null;
}

interface Described {
  readonly model: string;
  /** The tools that the assistant knows, to which those of the page are added. */
  readonly tools: ToolDefinition[];
  /** Whether the visitor's words are sent. */
  readonly transcribes: boolean;
  /** Whether only the events are sent that pass the filter of Azure. */
  readonly filtered: boolean;
}

/** Speaks the events of OpenAI's Realtime API for one call. */
export class RealtimeWire implements Wire {
  readonly #described: Described;
  readonly #begun = Date.now();
  readonly #id = id('sess');
  #answer: Answer | undefined;
  /** Whether words were written that are not spoken yet. */
  #isWritten = false;
  /** The calls of tools that end the answer with these words. */
  #calls: object[] = [];
  #speech = '';
  #heard = '';

  constructor(described: Described) {
    this.#described = described;
  }

  opened(): readonly PageMessage[] {
    return [{ type: 'page-playable' }];
  }

  write(app: string): readonly object[] {
    if (app === 'listening') return this.#events([['session.created', this.#session()]]);
    return this.#events(this.#eventsOf(messageOf(app)));
  }

  say(text: string): readonly object[] {
    const answer = this.#answer;
    if (!answer) return [];
    const delta = answer.words ? ` ${text}` : text;
    answer.words += delta;
    const first = answer.playedAt === null;
    answer.playedAt ??= Date.now();
    return this.#events([
      ['response.output_audio_transcript.delta', { ...partOf(answer), delta }],
      ...(first ? [['output_audio_buffer.started', { response_id: answer.id }] as const] : []),
    ]);
  }

  read(message: unknown) {
    const parsed = clientEvent.safeParse(message);
    const { type, event_id: about = null } = Object(message) as Record<string, unknown>;
    if (!parsed.success) {
      const known = WITHOUT_EFFECT.includes(String(type));
      const [issue] = parsed.error.issues;
      const param = issue?.path.join('.') ?? null;
      const words = `Invalid value at ${param || 'type'}: ${issue?.message ?? 'it is not known'}`;
      return {
        requests: [],
        events: known ? [] : this.#error('invalid_value', words, { param, event_id: about }),
      };
    }
    return this.#answerTo(parsed.data);
  }

  #answerTo(event: ReturnType<typeof clientEvent.parse>): {
    requests: readonly PageMessage[];
    events: readonly object[];
  } {
    switch (event.type) {
      case 'session.update': {
        const { tools } = this.#described;
        const offered = event.session.tools?.map(({ type, ...about }) => ({
          type,
          function: about,
        }));
        if (offered) tools.splice(0, tools.length, ...offered);
        return { requests: [], events: this.#events([['session.updated', this.#session()]]) };
      }
      case 'conversation.item.create': {
        const { item } = event;
        const isMessage = item.type === 'message';
        const content = isMessage
          ? item.content.map(({ text = '' }) => text).join('')
          : item.output;
        const role = isMessage ? item.role : 'system';
        const added = {
          item: { ...item, id: id('item'), object: 'realtime.item', status: 'completed' },
        };
        return {
          requests: content.trim() ? [{ type: 'add-message', role, content, answered: false }] : [],
          events: this.#events([
            ['conversation.item.added', added],
            ['conversation.item.done', added],
          ]),
        };
      }
      case 'response.create':
        if (!this.#answer) return { requests: [{ type: 'respond' }], events: [] };
        return {
          requests: [],
          events: this.#error(
            'conversation_already_has_active_response',
            `Conversation already has an active response in progress: ${this.#answer.id}`,
          ),
        };
      case 'response.cancel':
      case 'output_audio_buffer.clear':
        if (this.#answer) this.#answer.cancelled = 'client_cancelled';
        return { requests: [{ type: 'stop-speaking' }], events: [] };
    }
  }

  #eventsOf(message: ReturnType<typeof messageOf>): Event[] {
    switch (message?.type) {
      case 'speech-update':
        if (message.role === 'assistant')
          return message.status === 'started' ? this.#begin() : this.#end();
        return message.status === 'started' ? this.#hear() : this.#heardAll();
      case 'transcript':
        return message.role === 'user' ? this.#transcribe(message) : [];
      case 'user-interrupted':
        if (this.#answer) this.#answer.cancelled = 'turn_detected';
        return [];
      case 'model-output':
        this.#isWritten ||= message.output.trim() !== '';
        return [];
      case 'tool-calls':
        return message.toolCallList.flatMap((call) => this.#callTool(call));
      default:
        return [];
    }
  }

  #hear(): Event[] {
    if (!this.#answer) this.#forget();
    this.#speech = id('item');
    this.#heard = '';
    const since = { item_id: this.#speech, audio_start_ms: this.#now() };
    return [['input_audio_buffer.speech_started', since]];
  }

  #heardAll(): Event[] {
    const about = { item_id: this.#speech };
    const item = { id: this.#speech, type: 'message', role: 'user', status: 'completed' };
    const content = [{ type: 'input_audio', transcript: null }];
    return [
      ['input_audio_buffer.speech_stopped', { ...about, audio_end_ms: this.#now() }],
      ['input_audio_buffer.committed', { ...about, previous_item_id: null }],
      ['conversation.item.added', { item: { ...item, object: 'realtime.item', content } }],
    ];
  }

  #transcribe({
    transcript,
    transcriptType,
  }: Extract<ServerMessage, { type: 'transcript' }>): Event[] {
    if (!this.#described.transcribes) return [];
    const about = { item_id: this.#speech, content_index: 0 };
    const completed = 'conversation.item.input_audio_transcription.completed';
    if (transcriptType === 'final') return [[completed, { ...about, transcript }]];
    // A delta cannot take back what a guess before it got wrong.
    if (!transcript.startsWith(this.#heard)) return [];
    const delta = transcript.slice(this.#heard.length);
    this.#heard = transcript;
    return [['conversation.item.input_audio_transcription.delta', { ...about, delta }]];
  }

  #begin(): Event[] {
    const answer = (this.#answer = emptyAnswer());
    const part = { type: 'audio', transcript: '' };
    return [
      ['response.created', { response: responseOf(answer, 'in_progress') }],
      ['response.output_item.added', { ...outputOf(answer), item: itemOf(answer, 'in_progress') }],
      ['conversation.item.added', { item: itemOf(answer, 'in_progress') }],
      ['response.content_part.added', { ...partOf(answer), part }],
    ];
  }

  #end(): Event[] {
    const answer = this.#answer;
    if (!answer) return [];
    this.#answer = undefined;
    const calls = this.#calls;
    this.#forget();
    const { cancelled, words: transcript, playedAt } = answer;
    if (cancelled)
      return [
        ['response.done', { response: responseOf(answer, 'cancelled') }],
        ['output_audio_buffer.cleared', { response_id: answer.id }],
        [
          'conversation.item.truncated',
          {
            item_id: answer.item,
            content_index: 0,
            audio_end_ms: Date.now() - (playedAt ?? Date.now()),
          },
        ],
      ];
    const item = itemOf(answer, 'completed');
    return [
      ['response.output_audio.done', partOf(answer)],
      ['response.output_audio_transcript.done', { ...partOf(answer), transcript }],
      ['response.content_part.done', { ...partOf(answer), part: item.content[0] }],
      ['conversation.item.done', { item }],
      ['response.output_item.done', { ...outputOf(answer), item }],
      ...calls.map((call) => called(answer, call)),
      ['response.done', { response: responseOf(answer, 'completed', [item, ...calls]) }],
      ['output_audio_buffer.stopped', { response_id: answer.id }],
    ];
  }

  /** Ends the answer that is spoken or about to be; without one it is a response of its own. */
  #callTool({ id: call, function: { name, arguments: args } }: ToolCall): Event[] {
    const item = {
      id: id('item'),
      object: 'realtime.item',
      type: 'function_call',
      status: 'completed',
      call_id: call,
      name,
      arguments: typeof args === 'string' ? args : JSON.stringify(args),
    };
    if (this.#answer || this.#isWritten) {
      this.#calls.push(item);
      return [];
    }
    const answer = emptyAnswer();
    return [
      ['response.created', { response: responseOf(answer, 'in_progress') }],
      called(answer, item),
      ['response.done', { response: responseOf(answer, 'completed', [item]) }],
    ];
  }

  #forget(): void {
    this.#isWritten = false;
    this.#calls = [];
  }

  #session() {
    const { model, tools, transcribes } = this.#described;
    const transcription = transcribes ? { model: 'local' } : null;
    return {
      session: {
        id: this.#id,
        object: 'realtime.session',
        type: 'realtime',
        model,
        output_modalities: ['audio'],
        tools: tools.map(({ type, function: about }) => ({ type, ...about })),
        audio: { input: { transcription, turn_detection: { type: 'server_vad' } }, output: {} },
        expires_at: Math.floor(this.#begun / 1000) + SESSION_SECONDS,
      },
    };
  }

  #now(): number {
    return Date.now() - this.#begun;
  }

  #error(code: string, message: string, about: object = {}): readonly object[] {
    const error = { type: 'invalid_request_error', code, message, param: null, ...about };
    return this.#events([['error', { error }]]);
  }

  #events(events: readonly Event[]): readonly object[] {
    const { filtered } = this.#described;
    return events
      .filter(([type]) => !filtered || PASSES_FILTER.test(type))
      .map(([type, fields]) => ({ type, event_id: id('event'), ...fields }));
  }
}

type Event = readonly [type: string, fields: object];

function id(kind: string): string {
  return `${kind}_${randomUUID().replaceAll('-', '')}`;
}

function emptyAnswer(): Answer {
  return { id: id('resp'), item: id('item'), words: '', playedAt: null, cancelled: null };
}

function outputOf({ id: response }: Answer) {
  return { response_id: response, output_index: 0 };
}

function partOf(answer: Answer) {
  return { ...outputOf(answer), item_id: answer.item, content_index: 0 };
}

function itemOf({ item, words }: Answer, status: string) {
  return {
    id: item,
    object: 'realtime.item',
    type: 'message',
    role: 'assistant',
    status,
    content: status === 'completed' ? [{ type: 'output_audio', transcript: words }] : [],
  };
}

function called(answer: Answer, item: object): Event {
  return ['response.output_item.done', { ...outputOf(answer), item }];
}

function responseOf(answer: Answer, status: string, output: readonly object[] = []) {
  const { cancelled: reason } = answer;
  return {
    id: answer.id,
    object: 'realtime.response',
    status,
    status_details: reason && { type: 'cancelled', reason },
    output,
    usage: null,
  };
}
