import type { Key } from '../machine/identity.js';
import type { StepOf } from '../machine/loop.js';
import type { Permission, ToolOutcome, ToolRequest } from '../machine/tool-request.js';

/** How many calls of tools may await the visitor or run at a time. */
export const MOST_REQUESTS = 20;

/** How many calls of tools the assistant may make in one call. The others are ignored. */
export const MOST_CALLS = 500;

/** How many tools the visitor declines until no more questions are asked. */
export const MOST_REFUSALS = 3;

/** The calls of tools in the current call. */
export interface Tools {
  /** The key of the call; null without one. */
  readonly key: Key | null;
  readonly requests: readonly ToolRequest[];
  /** The ids of all calls of tools so far: none runs twice. */
  readonly known: readonly string[];
  /** How many the visitor has declined since they last spoke or typed. */
  readonly refusals: number;
}

export const NO_TOOLS: Tools = { key: null, requests: [], known: [], refusals: 0 };

export type ToolEvent =
  /** A call began, or ended if the key is null. */
  | { readonly type: 'call-changed'; readonly key: Key | null }
  | { readonly type: 'visitor-spoke-or-typed' }
  /**
   * The assistant calls a tool of the page. `permitted`: it needs no answer of the visitor, because it
   * changes nothing or is always allowed. `valid`: the arguments match the schema.
   */
  | {
      readonly type: 'called';
      readonly key: Key;
      readonly request: Omit<ToolRequest, 'status'>;
      readonly permitted: boolean;
      readonly valid: boolean;
    }
  | { readonly type: 'answered'; readonly id: string; readonly permission: Permission }
  | {
      readonly type: 'settled';
      readonly id: string;
      readonly outcome: ToolOutcome;
      /** The text that the assistant receives. */
      readonly result: string;
    };

/** How a call of a tool ended. */
interface Ending {
  readonly request: Omit<ToolRequest, 'status'>;
  readonly outcome: ToolOutcome;
  readonly result: string;
}

export type ToolEffect =
  | { readonly type: 'run'; readonly id: string; readonly name: string }
  | { readonly type: 'abort'; readonly id: string }
  /** Always allows the tool in this tab. */
  | { readonly type: 'remember'; readonly request: ToolRequest }
  /** Shows the outcome in the conversation. */
  | ({ readonly type: 'show' } & Ending)
  /** Sends the result to the assistant, which responds if nothing else is open. */
  | ({ readonly type: 'send'; readonly respond: boolean } & Ending);

type ToolStep = StepOf<Tools, ToolEffect>;

/**
 * The machine of the page's tools in one call: which wait for the visitor, run and are over. A tool that is
 * not `permitted` runs only after the visitor's answer, each call of a tool at most once, and none after the
 * end of the call. `run-tools.ts` runs it and performs its effects.
 */
export function updateTools(tools: Tools, event: ToolEvent): ToolStep {
  switch (event.type) {
    case 'call-changed':
      return event.key === tools.key ? [tools, []] : [{ ...NO_TOOLS, key: event.key }, end(tools)];
    case 'visitor-spoke-or-typed':
      return [tools.refusals ? { ...tools, refusals: 0 } : tools, []];
    case 'called':
      return called(tools, event);
    case 'answered':
      return answered(tools, event.id, event.permission);
    case 'settled': {
      const request = tools.requests.find(({ id }) => id === event.id);
      if (request?.status !== 'running') return [tools, []];
      return close(tools, [{ request, outcome: event.outcome, result: event.result }]);
    }
  }
}

function called(
  tools: Tools,
  { key, request, permitted, valid }: Extract<ToolEvent, { readonly type: 'called' }>,
): ToolStep {
  const { id, name } = request;
  const isKnown = tools.known.includes(id) || tools.known.length >= MOST_CALLS;
  if (key !== tools.key || isKnown) return [tools, []];
  const next = { ...tools, known: [...tools.known, id] };
  const problem =
    (!valid && 'invalid') ||
    (next.requests.length >= MOST_REQUESTS && 'too-many') ||
    (!permitted && next.refusals >= MOST_REFUSALS && 'not-asked');
  // A response to what was not asked would lead to the next call of a tool.
  const respond = problem !== 'not-asked' && next.requests.length === 0;
  if (problem) return [next, [{ type: 'send', respond, request, outcome: problem, result: '' }]];
  const status = permitted ? 'running' : 'asked';
  const requests = [...next.requests, { ...request, status } as const];
  return [{ ...next, requests }, permitted ? [{ type: 'run', id, name }] : []];
}

function answered(tools: Tools, answeredId: string, permission: Permission): ToolStep {
  const request = tools.requests.find(({ id }) => id === answeredId);
  if (request?.status !== 'asked') return [tools, []];
  if (permission !== 'allow' && permission !== 'always') return decline(tools, request, permission);
  const running = { ...request, status: 'running' } as const;
  const requests = tools.requests.map((each) => (each === request ? running : each));
  const { id, name } = request;
  return [
    { ...tools, requests },
    [
      ...(permission === 'always' ? [{ type: 'remember', request } as const] : []),
      { type: 'run', id, name },
    ],
  ];
}

/** Declines one question or all. After the last refusal, those that wait are not asked. */
function decline(tools: Tools, request: ToolRequest, permission: Permission): ToolStep {
  const asked = tools.requests.filter(({ status }) => status === 'asked');
  const declined = permission === 'decline-all' ? asked : [request];
  const refusals = tools.refusals + declined.length;
  const dropped = refusals < MOST_REFUSALS ? [] : asked.filter((each) => !declined.includes(each));
  return close({ ...tools, refusals }, [
    ...declined.map((each) => ({ request: each, outcome: 'declined', result: '' }) as const),
    ...dropped.map((each) => ({ request: each, outcome: 'not-asked', result: '' }) as const),
  ]);
}

/** The assistant responds to the last ending if nothing else is open. */
function close(tools: Tools, endings: readonly Ending[]): ToolStep {
  const requests = tools.requests.filter(
    ({ id }) => !endings.some((each) => each.request.id === id),
  );
  const respond = (ending: Ending) => requests.length === 0 && ending === endings.at(-1);
  const effects = endings.flatMap((ending): readonly ToolEffect[] => [
    ...(ending.outcome === 'not-asked' ? [] : [{ type: 'show', ...ending } as const]),
    { type: 'send', respond: respond(ending), ...ending },
  ]);
  return [{ ...tools, requests }, effects];
}

/** The call is over: nothing can be sent any more. */
function end({ requests }: Tools): readonly ToolEffect[] {
  return requests.flatMap((request) => [
    ...(request.status === 'running' ? [{ type: 'abort', id: request.id } as const] : []),
    { type: 'show', request, outcome: 'ended', result: '' } as const,
  ]);
}
