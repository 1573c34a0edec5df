/** Larger than anything that the wire means to carry, and small enough for a data channel. */
const HUGE_CHARACTERS = 100_000;

const TOOL = { id: 'call-1', type: 'function' };

/** The messages of each kind: objects are sent as JSON, texts unchanged. */
const MESSAGES = {
  status: [
    { type: 'status-update', status: 'in-progress' },
    { type: 'assistant.started', newAssistant: { name: 'Local assistant' } },
  ],
  speech: [
    { type: 'speech-update', status: 'started', role: 'assistant', turn: 90 },
    {
      type: 'assistant.speechStarted',
      text: 'One moment.',
      turn: 90,
      source: 'model',
      timing: { type: 'word-progress', wordsSpoken: 0, totalWords: 2 },
    },
    { type: 'speech-update', status: 'stopped', role: 'assistant', turn: 90 },
  ],
  partials: [
    transcript('user', 'partial', 'do you'),
    transcript('user', 'partial', 'do you have a free trial'),
    transcript('user', 'final', 'Do you have a free trial?'),
    { type: "transcript[transcriptType='final']", role: 'assistant', transcript: 'Yes, we do.' },
    transcript('assistant', 'final', 'It lasts 7 days.'),
  ],
  interruption: [
    { type: 'model-output', output: 'This will never be said.', turnId: 'scripted-1' },
    { type: 'user-interrupted', turnId: 'scripted-1' },
  ],
  'model-output': [
    { type: 'model-output', output: 'Let me ', turnId: 'scripted-2' },
    { type: 'model-output', output: 'see.', turnId: 'scripted-2' },
    { type: 'model-output', output: [{ type: 'text', text: 'A list.' }], turnId: 'scripted-2' },
  ],
  'tool-calls': [
    toolCalls('{"day":"Monday"}'),
    toolCalls({ day: 'Monday' }),
    { type: 'tool-calls-result', toolCallResult: { toolCallId: TOOL.id, result: 'booked' } },
  ],
  'hostile-tools': [
    toolCalls('{"day":'),
    toolCalls('{"__proto__":{"day":"Monday"},"constructor":{"prototype":{}}}'),
    toolCalls({ day: '<img src=x onerror=alert(1)>' }),
    toolCalls({ day: 7 }),
    toolCalls([] as object),
    toolCalls({ day: 'x'.repeat(HUGE_CHARACTERS) }),
    { type: 'tool-calls', toolCallList: [null, {}, { id: 7 }, { id: 'x', function: null }] },
  ],
  'function-call': [
    { type: 'function-call', functionCall: { name: 'bookVisit', parameters: { day: 'Monday' } } },
  ],
  hang: [{ type: 'hang' }],
  'conversation-update': [
    {
      type: 'conversation-update',
      messages: [
        { role: 'bot', message: 'Hello from the script.', time: 1, secondsFromStart: 0 },
        { role: 'user', message: 'Hello back.', time: 2, secondsFromStart: 1 },
      ],
      messagesOpenAIFormatted: [
        { role: 'assistant', content: 'Hello from the script.' },
        { role: 'user', content: 'Hello back.' },
      ],
    },
  ],
  'language-change': [{ type: 'language-change-detected', language: 'hi' }],
  transfer: [
    { type: 'transfer-update', destination: { type: 'number', number: '+15550100' } },
    { message: { type: 'transfer-update', toAssistant: { name: 'Another assistant' } } },
  ],
  workflow: [{ type: 'workflow.node.started', node: { name: 'booking', type: 'conversation' } }],
  'voice-input': [{ type: 'voice-input', input: 'One moment.' }],
  metadata: [{ type: 'metadata', metadata: '{"page":"pricing"}' }],
  unknown: [{ type: 'a-type-of-tomorrow', anything: { at: ['all'] } }],
  nonsense: [
    'this is not JSON {',
    '',
    'null',
    '[]',
    '42',
    '{"type":7}',
    '{"message":"without a type"}',
    '{"type":"transcript"}',
    '{"type":"transcript","role":3,"transcriptType":"final","transcript":null}',
    '{"type":"conversation-update","messages":{"role":"bot"}}',
    '{"type":"tool-calls","toolCallList":"none"}',
    '{"type":"speech-update","status":"dancing","role":"stranger"}',
    '{"type":"__proto__","constructor":null}',
  ],
  huge: [{ type: 'metadata', metadata: 'x'.repeat(HUGE_CHARACTERS) }],
} satisfies Record<string, readonly (object | string)[]>;

export type MessageKind = keyof typeof MESSAGES;

/** The kinds of the fault `messages`, in the order in which it sends all of them. */
export const MESSAGE_KINDS = Object.keys(MESSAGES) as readonly MessageKind[];

/** The app messages of a kind, or of all kinds, as they go over the wire. */
export function scriptedMessages(kind: MessageKind | null): string[] {
  const kinds = kind === null ? MESSAGE_KINDS : [kind];
  return kinds
    .flatMap((each): readonly (object | string)[] => MESSAGES[each])
    .map((message) => (typeof message === 'string' ? message : JSON.stringify(message)));
}

function transcript(role: string, transcriptType: string, text: string) {
  return { type: 'transcript', role, transcriptType, transcript: text };
}

function toolCalls(args: string | object) {
  const call = { ...TOOL, function: { name: 'bookVisit', arguments: args } };
  return { type: 'tool-calls', toolCallList: [call], toolCalls: [call] };
}
