import type { DailyEventObjectCameraError, DailyEventObjectFatalError } from '@daily-co/daily-js';
import {
  type FATAL_KINDS,
  kindOfFatal,
  microphoneTrouble,
} from '../../../core/call/daily/daily-errors.js';
import { CallError, failureOf } from '../../../core/call/call-error.js';
import type { Stage } from '../../../core/call/machine/stages.js';
import { initialCall, type CallSettings } from '../../../core/call/machine/state.js';
import { update as updateCall } from '../../../core/call/machine/update.js';
import type { CallErrorType, FailureKind } from '../../../core/machine/failures.js';
import type { Settings } from '../../../core/machine/settings.js';
import { initialState } from '../../../core/machine/state.js';
import { update } from '../../../core/machine/update.js';
import { view } from '../../../core/machine/view.js';
import { kindOfRefusal } from '../../../core/provider/api.js';
import { createWebCall, problemWith } from '../../../core/call/web-call.js';

const SETTINGS: CallSettings = {
  origin: 'new',
  problem: null,
  phone: false,
  muted: false,
  resumable: false,
};

const STAMP = { at: 0, elapsed: 0 };

/** The stages that run once the call is joined. */
const AFTER_JOIN: ReadonlySet<Stage> = new Set<Stage>([
  'recording-setup',
  'audio-levels',
  'audio-processing',
]);

/** What a visitor is shown: the text of a kind, that a call ended, or nothing. */
export type Shown = FailureKind | 'end' | 'nothing';

/** An error, what a visitor is shown of it, and what says so for real. */
export interface VisitorError {
  readonly error: string;
  readonly when: string;
  readonly shown: Shown;
  readonly ask: () => Shown | Promise<Shown>;
}

/** Has a stage of a start fail, and tells whether the call goes on. */
function ofStage(stage: Stage, thrown: unknown): Shown {
  const phase = AFTER_JOIN.has(stage) ? 'joined' : 'starting';
  const call = {
    ...initialCall(SETTINGS),
    phase,
    stage: { name: stage, at: 0, id: 'message-1' },
  } as const;
  const event = { type: 'stage-failed', stage, ...failureOf(thrown), ...STAMP } as const;
  return shownBy(updateCall(call, event));
}

function ofNobodyToCall(): Shown {
  const problem = problemWith({ apiUrl: '', publicKey: 'key-1' });
  const call = initialCall({ ...SETTINGS, problem });
  const [initializing] = updateCall(call, { type: 'start', ...STAMP });
  const event = { type: 'stage-completed', stage: 'initialization', ...STAMP } as const;
  return shownBy(updateCall(initializing, event));
}

function shownBy([, effects]: ReturnType<typeof updateCall>): Shown {
  const facts = effects.flatMap((effect) => (effect.type === 'emit' ? [effect.fact] : []));
  const failed = facts.find((fact) => fact.type === 'call-failed');
  if (failed) return failed.failure.kind;
  return facts.some((fact) => fact.type === 'call-degraded') ? 'nothing' : 'end';
}

/** Has the provider not be there. */
async function ofUnreachable(): Promise<Shown> {
  const request = { apiUrl: 'http://127.0.0.1:1', publicKey: '', assistantId: 'a' };
  const thrown: unknown = await createWebCall(request, new AbortController().signal).catch(
    (error: unknown) => error,
  );
  return ofStage('call-creation', thrown);
}

const ofAnswer = (status: number) => () =>
  ofStage('call-creation', new CallError(kindOfRefusal(status), `answered ${status}`));

const ofFatal = (type: string) => () =>
  kindOfFatal({ error: { type } } as unknown as DailyEventObjectFatalError);

const ofCamera = (type: string) => () =>
  microphoneTrouble({ error: { type } } as unknown as DailyEventObjectCameraError) ?? 'nothing';

/** Sends a message that cannot be sent, and tells what the panel says then. */
const ofMessage = (text: string, change: Partial<Settings>) => () => {
  const settings = { mode: 'chat', chatConfigured: true, ...change } as Settings;
  const [state, effects] = update(initialState(settings), {
    type: 'send-message',
    text,
    key: 1,
    id: 'message-1',
    at: 0,
  });
  const told = effects.some((effect) => effect.type === 'emit' && effect.event.type === 'error');
  return told ? (view(state).failure?.kind ?? 'nothing') : 'end';
};

type Row = readonly [error: string, shown: Shown, ask: VisitorError['ask']];

const at = (when: string, rows: readonly Row[]): VisitorError[] =>
  rows.map(([error, shown, ask]) => ({ error, when, shown, ask }));

const ofType = (type: CallErrorType, stage: Stage, shown: Shown): Row => [
  type,
  shown,
  () => ofStage(stage, 'x'),
];

const said = (error: string, stage: Stage, shown: Shown): Row => [
  error,
  shown,
  () => ofStage(stage, error),
];

const fatal = (type: string, shown: Shown, error = type): Row => [error, shown, ofFatal(type)];
const camera = (error: string, shown: Shown): Row => [error, shown, ofCamera(error)];

const FATAL: Readonly<Record<Exclude<keyof typeof FATAL_KINDS, 'connection-error'>, Shown>> = {
  ejected: 'end',
  'end-of-life': 'rejected',
  'exp-room': 'call-gone',
  'exp-token': 'call-gone',
  'nbf-room': 'call-early',
  'nbf-token': 'call-early',
  'meeting-full': 'call-full',
  'not-allowed': 'rejected',
  'no-room': 'call-gone',
};

/** The errors that there are, with what a visitor is shown of each. */
export const VISITOR_ERRORS: readonly VisitorError[] = [
  ...at('The start of a call', [
    [
      'validation-error: Assistant or Squad or Workflow must be provided.',
      'misconfigured',
      ofNobodyToCall,
    ],
    ofType('daily-call-object-creation-error', 'transport-creation', 'call-failed'),
    ofType('daily-call-join-error', 'join', 'call-failed'),
    ofType('video-recording-setup-error', 'recording-setup', 'nothing'),
    ofType('audio-observer-setup-error', 'audio-levels', 'nothing'),
    ofType('audio-processing-setup-error', 'audio-processing', 'nothing'),
    ofType('start-method-error', 'initialization', 'call-failed'),
    ['start-method-error: the provider answers 401 or 403', 'unauthorized', ofAnswer(401)],
    ['start-method-error: the provider answers 400', 'rejected', ofAnswer(400)],
    ['start-method-error: the provider answers 429 or 5xx', 'no-answer', ofAnswer(500)],
    ['start-method-error: the provider is not there', 'offline', ofUnreachable],
  ]),
  ...at('The call library', [
    said('WebRTC not supported or suppressed', 'transport-creation', 'unsupported'),
    said('Timed out (>20000 ms) when loading call object bundle', 'join', 'call-failed'),
    fatal('connection-error', 'offline', 'connection-error: Failed to load call object bundle.'),
    ...Object.entries(FATAL).map(([type, shown]) => fatal(type, shown)),
    fatal('strange', 'call-dropped', 'any other fatal error'),
  ]),
  ...at('The microphone', [
    camera('permissions', 'microphone-denied'),
    camera('not-found', 'microphone-missing'),
    camera('constraints', 'microphone-missing'),
    camera('mic-in-use', 'microphone-busy'),
    camera('cam-mic-in-use', 'microphone-busy'),
    camera('undefined-mediadevices', 'unsupported'),
    camera('cam-in-use', 'nothing'),
  ]),
  ...at('A chat', [
    ['Chat is disabled or message is empty', 'nothing', ofMessage(' ', {})],
    [
      'Missing required configuration: publicKey and assistantId',
      'misconfigured',
      ofMessage('Hi', { chatConfigured: false }),
    ],
    ['HTTP 401 or 403', 'unauthorized', () => kindOfRefusal(403)],
    ['HTTP 4xx other than 429', 'rejected', () => kindOfRefusal(404)],
    ['HTTP 429 or 5xx, after all attempts', 'no-answer', () => kindOfRefusal(429)],
  ]),
];
