import { FATAL_ENDS, FATAL_TYPES, type FatalType } from './fatal-ends.js';
import { number, oneOf, type Parameter, seconds, word } from './fault-parameters.js';
import { MESSAGE_KINDS } from './scripted-messages.js';

/** The part of a conversation that fails. */
export type FaultStage = (typeof FAULT_STAGES)[number];

export const FAULT_STAGES = [
  'asking for a key',
  'asking for a call',
  'loading the call bundle',
  'joining',
  'setting up the sound',
  'in the call',
  'messages',
  'chat',
] as const;

export interface FaultEntry {
  readonly stage: FaultStage;
  readonly meaning: string;
  readonly parameters: readonly Parameter<unknown>[];
}

const REFUSALS = ['400', '401', '403', '404', '429', '500', '503'] as const;

/** Every fault of the provider, for the parser and the documentation. */
export const FAULT_TABLE = {
  'call-refused': fault(
    'asking for a call',
    '`POST /call/web` is answered with this status: 400 with a list of messages, 429 with `Retry-After`',
    oneOf('STATUS', REFUSALS, '500'),
  ),
  'call-late': fault(
    'asking for a call',
    '`POST /call/web` is answered so late',
    number('MILLISECONDS', 60_000, 500),
  ),
  'call-hangs': fault('asking for a call', '`POST /call/web` is never answered'),
  'call-token': fault(
    'asking for a call',
    'no fault in itself: the answer has a `transport.callToken`, and joining with it starts the recording',
  ),
  'bundle-missing': fault('loading the call bundle', 'the call bundle is answered with 404'),
  'bundle-hangs': fault('loading the call bundle', 'the call bundle never comes'),
  'bundle-broken': fault('loading the call bundle', 'the call bundle is no valid script'),
  'join-hangs': fault('joining', 'the join never settles'),
  'joined-late': fault(
    'joining',
    'the join settles so long after the assistant is there and can be heard',
    seconds('SECONDS', 1),
  ),
  ...fatalFaults(),
  'assistant-absent': fault('joining', 'the visitor is alone in the room'),
  'listening-withheld': fault('joining', 'the assistant joins, but never says that it listens'),
  'recording-refused': fault(
    'setting up the sound',
    'a recording ends with `recording-error` instead of starting',
  ),
  'levels-refused': fault('setting up the sound', 'the level observers of both sides are refused'),
  'levels-hang': fault(
    'setting up the sound',
    'whether the level observers could be started is never answered',
  ),
  'noise-cancelling-refused': fault(
    'setting up the sound',
    'the noise canceller is refused: `updateInputSettings()` rejects',
  ),
  'noise-cancelling-hangs': fault(
    'setting up the sound',
    'the noise canceller never comes: `updateInputSettings()` does not settle',
  ),
  'noise-cancelling-fails': fault(
    'setting up the sound',
    'the noise canceller breaks in the call: `nonfatal-error` of type `audio-processor-error`',
    seconds('SECONDS', 1),
  ),
  end: fault(
    'in the call',
    'the assistant hangs up, with this `endedReason`',
    seconds('SECONDS', 2),
    word('REASON', 'assistant-ended-call'),
  ),
  'network-drop': fault(
    'in the call',
    'nothing gets through for LENGTH seconds, either way; more than 5 are the end of the call, 4 to 5 may be. In calls by another transport packets are lost, which the browser notices after about 5',
    seconds('LENGTH', 2),
    seconds('SECONDS', 2),
  ),
  'network-quality': fault(
    'in the call',
    'the network is reported as this for LENGTH seconds, or to the end of the call',
    oneOf('LEVEL', ['low', 'very-low'], 'low'),
    seconds('LENGTH', null),
    seconds('SECONDS', 1),
  ),
  delay: fault('messages', 'each message comes so late', number('MILLISECONDS', 60_000, 500)),
  reorder: fault('messages', 'of every two messages the second comes first'),
  duplicate: fault('messages', 'each message comes twice'),
  messages: fault(
    'messages',
    'messages of this kind are sent, of all kinds where none is named',
    oneOf('KIND', MESSAGE_KINDS, null),
    seconds('SECONDS', 1),
  ),
  'token-work': fault(
    'asking for a key',
    'a proof of work is asked for, as hard as it gets for a network',
  ),
  'token-visitor-budget': fault('asking for a key', 'the visitor has had the tokens of a day'),
  'token-site-budget': fault('asking for a key', 'the site has given the tokens of a day'),
  'token-refused': fault('asking for a key', 'the check of a captcha fails'),
  'chat-refused': fault(
    'chat',
    '`POST /chat/web` is answered with this status, every time or so many TIMES for a turn',
    oneOf('STATUS', REFUSALS, '500'),
    number('TIMES', 100, null),
  ),
  'chat-hangs': fault('chat', '`POST /chat/web` is never answered'),
  'chat-slow': fault(
    'chat',
    'so long a pause between two words',
    number('MILLISECONDS', 60_000, 500),
  ),
  'chat-broken': fault(
    'chat',
    'the stream breaks off after so many words',
    number('WORDS', 1000, 5),
  ),
  'chat-garbage': fault('chat', 'events that are no JSON, or not of the wire, are in the stream'),
  'chat-no-end': fault('chat', 'the stream ends without its end marker'),
} satisfies Record<string, FaultEntry>;

export type FaultName = keyof typeof FAULT_TABLE;

export const FAULT_NAMES = Object.keys(FAULT_TABLE) as readonly FaultName[];

/** The parameters of a fault, with defaults for missing ones. */
export type FaultValues<Name extends FaultName> = ValuesOf<
  (typeof FAULT_TABLE)[Name]['parameters']
>;

type ValuesOf<Parameters extends readonly Parameter<unknown>[]> = {
  readonly [Index in keyof Parameters]: Parameters[Index] extends Parameter<infer Value>
    ? Value
    : never;
};

function fault<const Parameters extends readonly Parameter<unknown>[]>(
  stage: FaultStage,
  meaning: string,
  ...parameters: Parameters
) {
  return { stage, meaning, parameters };
}

type FatalFault = { readonly parameters: readonly [Parameter<number | null>] } & FaultEntry;

/** Each of Daily's fatal errors, at the join or, with seconds, in the call. */
function fatalFaults(): Record<FatalType, FatalFault> {
  const entries = FATAL_TYPES.map((type) => {
    const meaning = `Daily's fatal error \`${type}\` (“${FATAL_ENDS[type]}”): at the join, or so long into the call`;
    return [type, fault('joining', meaning, seconds('SECONDS', null))] as const;
  });
  return Object.fromEntries(entries) as Record<FatalType, FatalFault>;
}
