import { randomBytes, randomUUID } from 'node:crypto';

import type { Assistant } from '../assistants/assistant-schema.js';
import type { Assistants } from '../assistants/assistants.js';
import { settingsOf, withOverrides } from '../assistants/settings.js';
import type { Faults } from '../faults/faults.js';
import { isCallWithheld } from '../faults/refusals.js';
import { faultsIn } from '../faults/requested-faults.js';
import { checkBearer } from '../http/bearer.js';
import { parseBody } from '../http/body-schema.js';
import { sendJson } from '../http/exchange.js';
import { requestName } from '../http/idempotency-key.js';
import { readJson } from '../http/read-json.js';
import type { Route } from '../http/router.js';
import type { Fields } from '../management/collection.js';
import { MadeCalls } from './made-calls.js';
import type { CallChange } from './new-call.js';
import type { Rooms } from './rooms.js';
import { type WebCallBody, webCallSchema } from './web-call-schema.js';

interface WebCallSetup {
  readonly assistants: Assistants;
  readonly rooms: Rooms;
  /** Stores a created call; settles when it is stored. */
  made(id: string, call: Fields): Promise<void>;
  /** Called when a call begins and when it is over. */
  changed(id: string, change: CallChange): void;
}

/**
 * `POST /call/web`: opens a room with the requested assistant and returns its address. Requests with
 * the same `Idempotency-Key`, bearer and body get the same call.
 */
export function webCallRoute(setup: WebCallSetup): Route {
  const calls = new MadeCalls();
  return {
    method: 'POST',
    path: '/call/web',
    async handle(exchange) {
      const bearer = checkBearer(exchange.request);
      const body = parseBody(webCallSchema, await readJson(exchange.request));
      const assistant = assistantOf(body, setup.assistants);
      const faults = exchange.faults.and(faultsIn(assistant.metadata));
      if (await isCallWithheld(exchange, faults)) return;
      const name = requestName(exchange.request, bearer, exchange.faults.toString(), body);
      const make = () => makeCall(body, { assistant, faults, origin: exchange.origin }, setup);
      sendJson(exchange, 201, await calls.answer(name, make));
    },
  };
}

async function makeCall(
  body: WebCallBody,
  { assistant, faults, origin }: { assistant: Assistant; faults: Faults; origin: string },
  { rooms, made, changed }: WebCallSetup,
): Promise<object> {
  const id = randomUUID();
  const room = rooms.open({
    id,
    assistant: settingsOf(assistant),
    faults,
    rejoinable: body.roomDeleteOnUserLeaveEnabled === false,
    changed: (change) => changed(id, change),
  });
  const now = new Date().toISOString();
  const callUrl = new URL(room.path, origin).href;
  const call = { type: 'webCall', status: 'queued', webCallUrl: callUrl };
  try {
    await made(id, { ...body, ...call });
  } catch (error) {
    room.close();
    throw error;
  }
  return {
    id,
    ...call,
    createdAt: now,
    updatedAt: now,
    transport: {
      provider: 'daily',
      callUrl,
      ...(faults.has('call-token') && { callToken: randomBytes(24).toString('base64url') }),
    },
    artifactPlan: { videoRecordingEnabled: false, ...assistant.artifactPlan },
    assistant,
  };
}

/**
 * The assistant that speaks first: the requested one, a squad's first member, or a workflow's start
 * node.
 */
function assistantOf(body: WebCallBody, assistants: Assistants): Assistant {
  const { assistantOverrides, squadOverrides, workflowOverrides } = body;
  const squad = body.squad ?? assistants.squad(body.squadId ?? '');
  const workflow = body.workflow ?? assistants.workflow(body.workflowId ?? '');
  const member = squad?.members[0];
  if (member) {
    return withOverrides(
      member.assistant ?? assistants.assistant(member.assistantId ?? ''),
      member.assistantOverrides,
      squad.membersOverrides,
      squadOverrides,
      assistantOverrides,
    );
  }
  if (workflow) return withOverrides(startOf(workflow), workflowOverrides, assistantOverrides);
  return withOverrides(
    body.assistant ?? assistants.assistant(body.assistantId ?? ''),
    assistantOverrides,
    squadOverrides,
    workflowOverrides,
  );
}

function startOf(workflow: NonNullable<WebCallBody['workflow']>): Assistant {
  const node = workflow.nodes.find(({ isStart }) => isStart) ?? workflow.nodes[0];
  const firstMessage = node?.messagePlan?.firstMessage ?? node?.firstMessage;
  const voice = node?.voice ?? workflow.voice;
  const prompts = [workflow.globalPrompt, node?.prompt].filter((prompt) => prompt !== undefined);
  return {
    ...(workflow.name !== undefined && { name: workflow.name }),
    ...(firstMessage !== undefined && { firstMessage }),
    ...(voice && { voice }),
    ...(prompts.length > 0 && {
      model: { messages: prompts.map((content) => ({ role: 'system', content })) },
    }),
  };
}
