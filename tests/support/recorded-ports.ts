import type { CallFact, ReplyFact } from '../../core/machine/events.js';
import type { CallHandle, CallRequest, ChatRequest, LiveCall, Ports } from '../../core/ports.js';

/** A call that was asked for: what was asked of it since, and a voice to emit of it. */
export interface RecordedCall {
  readonly request: CallRequest;
  readonly emit: (fact: CallFact) => void;
  readonly asked: unknown[][];
  readonly live: LiveCall;
}

export interface RecordedReply {
  readonly request: ChatRequest;
  readonly emit: (fact: ReplyFact) => void;
  stopped: boolean;
}

/** Ports with nothing behind them: they keep what the assistant asks of them. */
export interface RecordedPorts extends Ports {
  readonly calls: RecordedCall[];
  readonly replies: RecordedReply[];
  readonly warmed: string[];
  /** The consents that are remembered, by their storage keys. */
  readonly remembered: Map<string, string>;
  /** How loud each call is, by its place in `calls`. */
  readonly volumes: number[];
}

export const NOW = 1_700_000_000_000;

export function recordedPorts(): RecordedPorts {
  const calls: RecordedCall[] = [];
  const replies: RecordedReply[] = [];
  const warmed: string[] = [];
  const remembered = new Map<string, string>();
  const volumes: number[] = [];
  return {
    calls,
    replies,
    warmed,
    remembered,
    volumes,
    call: {
      start(request, emit): CallHandle {
        const asked: unknown[][] = [];
        const index = calls.length;
        const live: LiveCall = {
          phase: () => 'connected',
          transport: {
            sendMessage: (message) => void asked.push(['send', message]),
            addWords: (words) => void asked.push(['add', words]),
            resumePlayback: () => void asked.push(['resumePlayback']),
            volume: (role) => (role === 'assistant' && volumes[index]) || 0,
            output: async () => ({
              setVolume: async (volume) => void asked.push(['setVolume', volume]),
              setSpeaker: async (deviceId) => void asked.push(['setSpeaker', deviceId]),
            }),
          },
        };
        calls.push({ request, emit, asked, live });
        return {
          stop() {
            volumes[index] = 0;
            asked.push(['stop']);
          },
          mute: (muted) => void asked.push(['mute', muted]),
          current: () => live,
        };
      },
    },
    chat: {
      send(request, emit) {
        const reply = { request, emit, stopped: false };
        replies.push(reply);
        return () => (reply.stopped = true);
      },
    },
    memory: {
      recall: (key) => remembered.get(key) ?? null,
      store: (key, value) => void remembered.set(key, value),
      forget: (key) => void remembered.delete(key),
    },
    clock: { now: () => NOW },
    warm: (what) => void warmed.push(what),
  };
}
