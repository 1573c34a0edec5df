import { WEB_CALL_LIMIT_MS } from '../constants.js';
import type { CallRequest } from '../ports.js';
import { endpoint, headers, kindOfRefusal, refusal, withoutKey } from '../provider/api.js';
import { anyFieldsOf, anyTextIn, fieldsOf } from '../provider/fields.js';

/** A call that the provider has made ready to be joined. */
export interface WebCall {
  readonly id: string | null;
  readonly url: string;
  /** Starts the recording by itself when the call is joined with it. */
  readonly token: string | null;
  readonly recording: boolean;
  readonly voiceProvider: string | null;
}

/** The provider did not make a call. */
export class WebCallError extends Error {
  constructor(
    readonly kind: 'offline' | 'no-answer' | 'unauthorized' | 'rejected' | 'misconfigured',
    message: string,
  ) {
    super(message);
  }
}

/** Has the provider make a call. Rejects with a `WebCallError`, or with the signal's reason. */
export async function createWebCall(request: CallRequest, signal: AbortSignal): Promise<WebCall> {
  const late = AbortSignal.timeout(WEB_CALL_LIMIT_MS);
  const unreached = (error: Error) => {
    signal.throwIfAborted();
    if (late.aborted) throw new WebCallError('no-answer', 'The provider did not answer in time');
    throw new WebCallError('offline', error.message);
  };
  const response = await fetch(endpoint(request.apiUrl, '/call/web'), {
    ...initOf(request),
    signal: AbortSignal.any([signal, late]),
  }).catch(unreached);
  if (!response.ok) {
    const words = withoutKey(await refusal(response), request.publicKey);
    throw new WebCallError(kindOfRefusal(response.status), words);
  }
  const body = await response.text().catch(unreached);
  try {
    return readAnswer(JSON.parse(body));
  } catch {
    throw new WebCallError('rejected', 'The provider answered without a call to join');
  }
}

/** What is sent. What a page gave and cannot be sent is no fault of the network. */
function initOf(request: CallRequest): RequestInit {
  try {
    return {
      method: 'POST',
      headers: new Headers(headers(request.publicKey)),
      body: JSON.stringify({
        ...callee(request),
        // The room outlives a page that is loaded anew, for a moment.
        ...(request.rejoin && { roomDeleteOnUserLeaveEnabled: false }),
      }),
    };
  } catch (error) {
    const words = withoutKey(String(error), request.publicKey);
    throw new WebCallError('misconfigured', `The request cannot be sent: ${words}`);
  }
}

/** Throws when there is no call to join in it. */
function readAnswer(body: unknown): WebCall {
  const answer = fieldsOf(body);
  const transport = anyFieldsOf(answer['transport']);
  const url = anyTextIn(answer, 'webCallUrl') || anyTextIn(transport, 'callUrl');
  if (!url) throw new TypeError('no address to join');
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
 * Whom to call, in the API's terms: an id beside its overrides, never inside an object. A squad or a
 * workflow is called instead of one assistant, whose id chats may need.
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

function byIdOrInline(name: string, given: string | object): Record<string, unknown> {
  return typeof given === 'string' ? { [`${name}Id`]: given } : { [name]: given };
}

/** Whether there is anybody to call. */
export function hasCallee(request: CallRequest): boolean {
  return Object.keys(callee(request)).length > 0;
}
