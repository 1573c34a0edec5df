import type { DailyEventObjectCameraError, DailyEventObjectFatalError } from '@daily-co/daily-js';
import { kindOfFatal, microphoneTrouble } from '../../../core/call/daily/daily-errors.js';
import { StageReporter } from '../../../core/call/start/stage-reporter.js';
import { CallError } from '../../../core/call/call-error.js';
import { validate } from '../../../core/call/start/start-stages.js';
import type { CallErrorType, FailureKind } from '../../../core/machine/failures.js';
import type { Settings } from '../../../core/machine/settings.js';
import type { CallStage } from '../../../core/machine/stages.js';
import { initialState } from '../../../core/machine/state.js';
import { update } from '../../../core/machine/update.js';
import { view } from '../../../core/machine/view.js';
import type { CallNews } from '../../../core/ports.js';
import { kindOfRefusal } from '../../../core/provider/api.js';
import { createWebCall, WebCallError } from '../../../core/call/web-call.js';

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
async function ofStage(
  stage: CallStage,
  type: CallErrorType,
  how: 'run' | 'attempt',
  thrown: unknown,
): Promise<Shown> {
  const news: CallNews[] = [];
  const stages = new StageReporter((each) => news.push(each), new AbortController().signal);
  const work = () => Promise.reject(thrown);
  try {
    await stages[how](stage, { type, work });
    return news.some((each) => each.type === 'call-degraded') ? 'nothing' : 'end';
  } catch (error) {
    return (error as CallError).failure.kind;
  }
}

async function ofNobodyToCall(): Promise<Shown> {
  const stages = new StageReporter(() => undefined, new AbortController().signal);
  try {
    await validate(stages, { apiUrl: '', publicKey: 'key-1' });
    return 'nothing';
  } catch (error) {
    return (error as CallError).failure.kind;
  }
}

/** Has the provider not be there. */
async function ofUnreachable(): Promise<Shown> {
  const request = { apiUrl: 'http://127.0.0.1:1', publicKey: '', assistantId: 'a' };
  const thrown: unknown = await createWebCall(request, new AbortController().signal).catch(
    (error: unknown) => error,
  );
  return ofStage('web-call-creation', 'start-method-error', 'run', thrown);
}

const ofAnswer = (status: number) => () =>
  ofStage(
    'web-call-creation',
    'start-method-error',
    'run',
    new WebCallError(kindOfRefusal(status), `answered ${status}`),
  );

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
    at: 0,
  });
  const told = effects.some((effect) => effect.type === 'emit' && effect.event.type === 'error');
  return told ? (view(state).failure?.kind ?? 'nothing') : 'end';
};

const start = 'The start of a call';
const library = 'The call library';
const microphone = 'The microphone';
const chat = 'A chat';

const refusedByLibrary = (
  error: string,
  stage: CallStage,
  type: CallErrorType,
  shown: Shown,
): VisitorError => ({ error, when: library, shown, ask: () => ofStage(stage, type, 'run', error) });

const startRow = (
  error: CallErrorType,
  stage: CallStage,
  how: 'run' | 'attempt',
  shown: Shown,
): VisitorError => ({ error, when: start, shown, ask: () => ofStage(stage, error, how, 'x') });

/** The errors that there are, with what a visitor is shown of each. */
export const VISITOR_ERRORS: readonly VisitorError[] = [
  {
    error: 'validation-error: Assistant or Squad or Workflow must be provided.',
    when: start,
    shown: 'misconfigured',
    ask: ofNobodyToCall,
  },
  startRow('daily-call-object-creation-error', 'daily-call-object-creation', 'run', 'call-failed'),
  startRow('daily-call-join-error', 'daily-call-join', 'run', 'call-failed'),
  startRow('video-recording-setup-error', 'video-recording-setup', 'attempt', 'nothing'),
  startRow('audio-observer-setup-error', 'audio-observer-setup', 'attempt', 'nothing'),
  startRow('audio-processing-setup-error', 'audio-processing-setup', 'attempt', 'nothing'),
  startRow('start-method-error', 'initialization', 'run', 'call-failed'),
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
    'daily-call-object-creation-error',
    'unsupported',
  ),
  refusedByLibrary(
    'Timed out (>20000 ms) when loading call object bundle',
    'daily-call-join',
    'daily-call-join-error',
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
