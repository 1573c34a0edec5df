import type { DailyEventObjectCameraError, DailyEventObjectFatalError } from '@daily-co/daily-js';
import { kindOfFatal, microphoneTrouble } from '../../../core/call/daily/daily-errors.js';
import { CallError, failureOf } from '../../../core/call/call-error.js';
import { initialCall, type CallSettings } from '../../../core/call/machine/state.js';
import { update as updateCall } from '../../../core/call/machine/update.js';
import type { CallErrorType, FailureKind } from '../../../core/machine/failures.js';
import type { Settings } from '../../../core/machine/settings.js';
import type { CallStage } from '../../../core/machine/stages.js';
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
const AFTER_JOIN: ReadonlySet<CallStage> = new Set<CallStage>([
  'video-recording-setup',
  'audio-observer-setup',
  'audio-processing-setup',
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
function ofStage(stage: CallStage, thrown: unknown): Shown {
  const phase = AFTER_JOIN.has(stage) ? 'joined' : 'starting';
  const call = {
    ...initialCall(SETTINGS),
    phase,
    stage: { name: stage, at: 0, id: 'message-1' },
  } as const;
  const event = { type: 'stage-failed', stage, ...failureOf(thrown) } as const;
  return shownBy(updateCall(call, event, STAMP));
}

function ofNobodyToCall(): Shown {
  const problem = problemWith({ apiUrl: '', publicKey: 'key-1' });
  const call = initialCall({ ...SETTINGS, problem });
  const [initializing] = updateCall(call, { type: 'start' }, STAMP);
  const event = { type: 'stage-completed', stage: 'initialization' } as const;
  return shownBy(updateCall(initializing, event, STAMP));
}

function shownBy([, effects]: ReturnType<typeof updateCall>): Shown {
  const facts = effects.flatMap((effect) => (effect.do === 'emit' ? [effect.fact] : []));
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
  return ofStage('web-call-creation', thrown);
}

const ofAnswer = (status: number) => () =>
  ofStage('web-call-creation', new CallError(kindOfRefusal(status), `answered ${status}`));

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

const start = 'The start of a call';
const library = 'The call library';
const microphone = 'The microphone';
const chat = 'A chat';

const refusedByLibrary = (error: string, stage: CallStage, shown: Shown): VisitorError => ({
  error,
  when: library,
  shown,
  ask: () => ofStage(stage, error),
});

const startRow = (error: CallErrorType, stage: CallStage, shown: Shown): VisitorError => ({
  error,
  when: start,
  shown,
  ask: () => ofStage(stage, 'x'),
});

/** The errors that there are, with what a visitor is shown of each. */
export const VISITOR_ERRORS: readonly VisitorError[] = [
  {
    error: 'validation-error: Assistant or Squad or Workflow must be provided.',
    when: start,
    shown: 'misconfigured',
    ask: ofNobodyToCall,
  },
  startRow('daily-call-object-creation-error', 'daily-call-object-creation', 'call-failed'),
  startRow('daily-call-join-error', 'daily-call-join', 'call-failed'),
  startRow('video-recording-setup-error', 'video-recording-setup', 'nothing'),
  startRow('audio-observer-setup-error', 'audio-observer-setup', 'nothing'),
  startRow('audio-processing-setup-error', 'audio-processing-setup', 'nothing'),
  startRow('start-method-error', 'initialization', 'call-failed'),
  {
    error: 'start-method-error: the provider answers 401 or 403',
    when: start,
    shown: 'unauthorized',
    ask: ofAnswer(401),
  },
  {
    error: 'start-method-error: the provider answers 400',
    when: start,
    shown: 'rejected',
    ask: ofAnswer(400),
  },
  {
    error: 'start-method-error: the provider answers 429 or 5xx',
    when: start,
    shown: 'no-answer',
    ask: ofAnswer(500),
  },
  {
    error: 'start-method-error: the provider is not there',
    when: start,
    shown: 'offline',
    ask: ofUnreachable,
  },
  refusedByLibrary(
    'WebRTC not supported or suppressed',
    'daily-call-object-creation',
    'unsupported',
  ),
  refusedByLibrary(
    'Timed out (>20000 ms) when loading call object bundle',
    'daily-call-join',
    'call-failed',
  ),
  ...(
    [
      ['connection-error: Failed to load call object bundle.', 'connection-error', 'offline'],
      ['ejected', 'ejected', 'end'],
      ['end-of-life', 'end-of-life', 'rejected'],
      ['exp-room', 'exp-room', 'call-gone'],
      ['exp-token', 'exp-token', 'call-gone'],
      ['nbf-room', 'nbf-room', 'call-early'],
      ['nbf-token', 'nbf-token', 'call-early'],
      ['meeting-full', 'meeting-full', 'call-full'],
      ['not-allowed', 'not-allowed', 'rejected'],
      ['no-room', 'no-room', 'call-gone'],
      ['any other fatal error', 'strange', 'call-dropped'],
    ] as const
  ).map(([error, type, shown]) => ({ error, when: library, shown, ask: ofFatal(type) })),
  ...(
    [
      ['permissions', 'microphone-denied'],
      ['not-found', 'microphone-missing'],
      ['constraints', 'microphone-missing'],
      ['mic-in-use', 'microphone-busy'],
      ['cam-mic-in-use', 'microphone-busy'],
      ['undefined-mediadevices', 'unsupported'],
      ['cam-in-use', 'nothing'],
    ] as const
  ).map(([error, shown]) => ({ error, when: microphone, shown, ask: ofCamera(error) })),
  {
    error: 'Chat is disabled or message is empty',
    when: chat,
    shown: 'nothing',
    ask: ofMessage(' ', {}),
  },
  {
    error: 'Missing required configuration: publicKey and assistantId',
    when: chat,
    shown: 'misconfigured',
    ask: ofMessage('Hi', { chatConfigured: false }),
  },
  { error: 'HTTP 401 or 403', when: chat, shown: 'unauthorized', ask: () => kindOfRefusal(403) },
  {
    error: 'HTTP 4xx other than 429',
    when: chat,
    shown: 'rejected',
    ask: () => kindOfRefusal(404),
  },
  {
    error: 'HTTP 429 or 5xx, after all attempts',
    when: chat,
    shown: 'no-answer',
    ask: () => kindOfRefusal(429),
  },
];
