import { type Remark } from './state.js';

/** Messages of the assistant's side, as the wire names them. */
export type ServerMessage =
  | { type: 'status-update'; status: 'in-progress' }
  | { type: 'status-update'; status: 'ended'; endedReason: string }
  | { type: 'speech-update'; status: 'started' | 'stopped'; role: Role; turn: number }
  | { type: 'transcript'; role: Role; transcriptType: 'partial' | 'final'; transcript: string }
  | { type: 'model-output'; output: string; turnId: string }
  | { type: 'user-interrupted'; turnId: string }
  | {
      type: 'conversation-update';
      messages: ConversationEntry[];
      messagesOpenAIFormatted: { role: Remark['role']; content: string }[];
    };

export type Role = 'assistant' | 'user';

export interface ConversationEntry {
  role: 'bot' | 'user' | 'system';
  message: string;
  /** Milliseconds since the epoch. */
  time: number;
  endTime: number;
  secondsFromStart: number;
}

/** The whole history, which a page may use instead of its own. */
export function conversationUpdate(history: readonly Remark[], openedAt: number): ServerMessage {
  return {
    type: 'conversation-update',
    messages: history.map(({ role, content, from, to }) => ({
      role: role === 'assistant' ? 'bot' : role,
      message: content,
      time: from,
      endTime: to,
      secondsFromStart: Math.max(0, from - openedAt) / 1000,
    })),
    messagesOpenAIFormatted: history.map(({ role, content }) => ({ role, content })),
  };
}

/** Speech: `partial` while it may change, `final` at its end. */
export function transcript(
  role: Role,
  transcriptType: 'partial' | 'final',
  text: string,
): ServerMessage {
  return { type: 'transcript', role, transcriptType, transcript: text };
}

/** The answer of the model to which a message belongs. */
export function turnId(turn: number): string {
  return `turn-${turn}`;
}
