import type { FailureKind } from '../../../core/headless/index.js';
import type { Happening } from '../../../stories/states.js';

export const CONNECTING: readonly Happening[] = [{ type: 'open' }, { type: 'start-call' }];

export const CONNECTED: readonly Happening[] = [...CONNECTING, { type: 'call-connected' }];

export const SPEAKING: Happening = { type: 'call-speech-started', role: 'assistant' };

export const MUTED: Happening = { type: 'call-changed', change: { muted: true } };

export const FINISHED: Happening = { type: 'reply-finished' };

export const BROKEN: Happening = {
  type: 'reply-failed',
  failure: { kind: 'stream-broken', message: 'Broken', turn: { id: 'message-1', text: 'Hi' } },
};

/** More of an answer. */
export function delta(text: string, output = 0): Happening {
  return { type: 'reply-delta', output, text };
}

/** A question in the open panel, and what is there of each output of its answer. */
export function turn(question: string, ...outputs: readonly string[]): readonly Happening[] {
  return [{ type: 'open' }, { type: 'send-message', text: question }, ...outputs.map(delta)];
}

export function callFailed(kind: FailureKind): Happening {
  const failure = { kind, type: 'daily-call-join-error', message: 'for developers' } as const;
  return { type: 'call-failed', failure, duration: 1 };
}
