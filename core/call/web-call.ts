import { toJson } from '../json.js';
import { NOTHING_TO_CALL } from '../machine/messages.js';
import type { CallRequest, WebCall } from '../ports.js';
import { abortable } from '../async/abort.js';
import {
  headers,
  isLostByGateway,
  kindOfRefusal,
  refusal,
  textOf,
  withoutKey,
} from '../provider/api.js';
import { kindOfUnanswered } from '../provider/keyed-request.js';
import { knownKey, post } from '../provider/keys.js';
import { randomId } from '../provider/random-id.js';
import { isCallAddress } from './call-address.js';
import { CallError, writable } from './call-error.js';
import type { StageFailure } from './machine/state.js';
import { anyFieldsOf, anyTextIn, fieldsOf } from '../provider/fields.js';

/** A call has no public key. */
export const NO_PUBLIC_KEY = 'A public key must be provided.';

/** How long the provider may take to create a call, in milliseconds. */
const WEB_CALL_LIMIT_MS = 30_000;

/** The longest answer of the provider, in characters. It has all settings of the assistant. */
const WEB_CALL_LENGTH = 1_048_576;

/** How long a request without an answer may be repeated as the same one, in milliseconds. */
export const SAME_REQUEST_MS = 60_000;

/** A request for a call. A provider creates one call for each key. */
interface Creation {
  readonly key: string;
  readonly apiUrl: string;
  readonly body: string;
  /** When it was first sent, in milliseconds since the epoch. */
  readonly at: number;
}

/** The requests without an answer, by the id of their widget: their calls may have been created. */
const pending = new Map<CallRequest['clientId'], Creation>();

/** Creates a call at the provider. Rejects with a `CallError`, or with the signal's reason. */
export async function createWebCall(request: CallRequest, signal: AbortSignal): Promise<WebCall> {
  const late = AbortSignal.timeout(WEB_CALL_LIMIT_MS);
  const creation = creationOf(request);
  pending.set(request.clientId, creation);
  const answered = () => pending.delete(request.clientId);
  const unreached = (error: Error) => {
    if (signal.aborted) answered();
    signal.throwIfAborted();
    if (error instanceof CallError) throw error;
    if (late.aborted) throw new CallError('no-answer', 'The provider did not answer in time');
    throw new CallError(kindOfUnanswered(error), error.message);
  };
  const either = AbortSignal.any([signal, late]);
  const sent = post(request, '/call/web', (key) => ({ ...initOf(creation, key), signal: either }));
  const response = await abortable(sent, either).catch(unreached);
  if (!response.ok) {
    if (!isLostByGateway(response.status)) answered();
    const words = withoutKey(await refusal(response), knownKey(request));
    throw new CallError(kindOfRefusal(response.status), words);
  }
  const body = await textOf(response, WEB_CALL_LENGTH).catch(unreached);
  answered();
  try {
    return readResponse(JSON.parse(body));
  } catch (error) {
    if (error instanceof CallError) throw error;
    throw new CallError('rejected', 'The provider answered without a call to join');
  }
}

/** The request to send: the one before, if that has no answer and is the same. */
function creationOf(request: CallRequest): Creation {
  const { apiUrl, clientId, rejoin } = request;
  const body = writable(() =>
    toJson({
      ...callee(request),
      // The room outlives a page load for a moment.
      ...(rejoin && { roomDeleteOnUserLeaveEnabled: false }),
    }),
  );
  const at = Date.now();
  const before = pending.get(clientId);
  const isSame =
    before?.body === body && before.apiUrl === apiUrl && Math.abs(at - before.at) < SAME_REQUEST_MS;
  return isSame ? before : { key: randomId(), apiUrl, body, at };
}

function initOf({ key, body }: Creation, publicKey: string): RequestInit {
  const all = { ...headers(publicKey), 'Idempotency-Key': key };
  return { headers: writable(() => new Headers(all), publicKey), body };
}

/** Throws when the answer has no call to join. */
function readResponse(body: unknown): WebCall {
  const answer = fieldsOf(body);
  const transport = anyFieldsOf(answer['transport']);
  const url = anyTextIn(answer, 'webCallUrl') || anyTextIn(transport, 'callUrl');
  if (!url) throw new TypeError('no address to join');
  if (!isCallAddress(url))
    throw new CallError('rejected', 'The address of the call is neither https nor on this machine');
  const { voice } = anyFieldsOf(answer['assistant']);
  return {
    id: anyTextIn(answer, 'id') ?? null,
    url,
    token: anyTextIn(transport, 'callToken') ?? null,
    recording: anyFieldsOf(answer['artifactPlan'])['videoRecordingEnabled'] === true,
    voiceProvider: anyTextIn(anyFieldsOf(voice), 'provider') ?? null,
  };
}

/**
 * The callee in the API's terms: an id beside its overrides, never inside an object. A squad or a
 * workflow takes precedence over the assistant, whose id chats may need.
 */
export function callee(request: CallRequest): Record<string, unknown> {
  const { assistant, assistantId, assistantOverrides, squad, workflow, workflowOverrides } =
    request;
  if (squad) return { ...byIdOrInline('squad', squad), assistantOverrides };
  if (workflow)
    return { ...byIdOrInline('workflow', workflow), workflowOverrides, assistantOverrides };
  if (assistant) return { assistant, assistantOverrides };
  return assistantId ? { assistantId, assistantOverrides } : {};
}

function byIdOrInline(name: string, value: string | object): Record<string, unknown> {
  return typeof value === 'string' ? { [`${name}Id`]: value } : { [name]: value };
}

/** The validation error, if the options lack what every call needs. */
export function problemWith(request: CallRequest): StageFailure | null {
  if (Object.keys(callee(request)).length === 0)
    return { kind: 'misconfigured', message: NOTHING_TO_CALL };
  if (!request.publicKey) return { kind: 'misconfigured', message: NO_PUBLIC_KEY };
  return null;
}
