import type { Key } from '../machine/identity.js';
import type { Permission, ToolOutcome, ToolRequest } from '../machine/tool-request.js';

/** How many calls of tools may await the visitor or run at a time. */
export const MOST_REQUESTS = 20;

/** How many calls of tools the assistant may make in one call. The others are ignored. */
export const MOST_CALLS = 500;

/** The calls of tools in the current call. */
export interface Tools {
  /** The key of the call; null without one. */
  readonly key: Key | null;
  readonly requests: readonly ToolRequest[];
  /** The ids of all calls of tools so far: none runs twice. */
  readonly known: readonly string[];
}

export const NO_TOOLS: Tools = { key: null, requests: [], known: [] };

export type ToolEvent =
  /** A call began, or ended if the key is null. */
  | { readonly type: 'call-changed'; readonly key: Key | null }
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
      /** What is sent to the assistant. */
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
  /** Always allows the tool on this site. */
  | { readonly type: 'remember'; readonly request: ToolRequest }
  /** Shows the outcome in the conversation. */
  | ({ readonly type: 'show' } & Ending)
  /** Sends the result to the assistant, which responds if nothing else is open. */
  | ({ readonly type: 'send'; readonly respond: boolean } & Ending);

type ToolStep = readonly [tools: Tools, effects: readonly ToolEffect[]];

/**
 * Returns the next state of the page's tools and the effects of an event. Pure. A tool that is not
 * `permitted` runs only after the visitor's answer, each call of a tool at most once, and none after the
 * end of the call.
 */
export function updateTools(tools: Tools, event: ToolEvent): ToolStep {
  switch (event.type) {
    case 'call-changed':
      return event.key === tools.key ? [tools, []] : [{ ...NO_TOOLS, key: event.key }, end(tools)];
    case 'called':
      return called(tools, event);
    case 'answered':
      return answered(tools, event.id, event.permission);
    case 'settled': {
      const request = tools.requests.find(({ id }) => id === event.id);
      return request?.status === 'running' ? close(tools, { ...event, request }) : [tools, []];
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
  const problem = !valid ? 'invalid' : next.requests.length >= MOST_REQUESTS && 'too-many';
  if (problem) return [next, [sent(next, { request, outcome: problem, result: '' })]];
  const status = permitted ? 'running' : 'asked';
  const requests = [...next.requests, { ...request, status } as const];
  return [{ ...next, requests }, permitted ? [{ type: 'run', id, name }] : []];
}

function answered(tools: Tools, answeredId: string, permission: Permission): ToolStep {
  const request = tools.requests.find(({ id }) => id === answeredId);
  if (request?.status !== 'asked') return [tools, []];
  if (permission === 'decline') return close(tools, { request, outcome: 'declined', result: '' });
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

function close(tools: Tools, { request, outcome, result }: Ending): ToolStep {
  const requests = tools.requests.filter(({ id }) => id !== request.id);
  const next = { ...tools, requests };
  const ending = { request, outcome, result };
  return [next, [{ type: 'show', ...ending }, sent(next, ending)]];
}

function sent({ requests }: Tools, ending: Ending): ToolEffect {
  return { type: 'send', respond: requests.length === 0, ...ending };
}

/** The call is over: nothing can be sent any more. */
function end({ requests }: Tools): readonly ToolEffect[] {
  return requests.flatMap((request) => [
    ...(request.status === 'running' ? [{ type: 'abort', id: request.id } as const] : []),
    { type: 'show', request, outcome: 'ended', result: '' } as const,
  ]);
}
