import { NOTHING_TO_CALL } from '../machine/messages.js';
import type { CallRequest, WebCall } from '../ports.js';
import { abortable } from '../async/abort.js';
import {
  endpoint,
  headers,
  kindOfRefusal,
  knownKey,
  refusal,
  textOf,
  withKey,
  withoutKey,
} from '../provider/api.js';
import { CallError } from './call-error.js';
import type { StageFailure } from './machine/state.js';
import { anyFieldsOf, anyTextIn, fieldsOf } from '../provider/fields.js';

/** A call has no public key. */
export const NO_PUBLIC_KEY = 'A public key must be provided.';

const NO_WEBRTC = 'This browser has no WebRTC (RTCPeerConnection).';

/** How long the provider may take to create a call, in milliseconds. */
const WEB_CALL_LIMIT_MS = 30_000;

/** The longest answer of the provider, in characters. It has all settings of the assistant. */
const WEB_CALL_LENGTH = 1_048_576;

/** Creates a call at the provider. Rejects with a `CallError`, or with the signal's reason. */
export async function createWebCall(request: CallRequest, signal: AbortSignal): Promise<WebCall> {
  const late = AbortSignal.timeout(WEB_CALL_LIMIT_MS);
  const unreached = (error: Error) => {
    signal.throwIfAborted();
    if (error instanceof CallError) throw error;
    if (late.aborted) throw new CallError('no-answer', 'The provider did not answer in time');
    throw new CallError('offline', error.message);
  };
  const either = AbortSignal.any([signal, late]);
  const sent = withKey(request, (key) =>
    fetch(endpoint(request.apiUrl, '/call/web'), { ...initOf(request, key), signal: either }),
  );
  const response = await abortable(sent, either).catch(unreached);
  if (!response.ok) {
    const words = withoutKey(await refusal(response), knownKey(request));
    throw new CallError(kindOfRefusal(response.status), words);
  }
  const body = await textOf(response, WEB_CALL_LENGTH).catch(unreached);
  try {
    return readAnswer(JSON.parse(body));
  } catch {
    throw new CallError('rejected', 'The provider answered without a call to join');
  }
}

/** Options that cannot be sent are the page's fault, and not the network's. */
function initOf(request: CallRequest, key: string): RequestInit {
  try {
    return {
      method: 'POST',
      headers: new Headers(headers(key)),
      body: JSON.stringify({
        ...callee(request),
        // The room outlives a page load for a moment.
        ...(request.rejoin && { roomDeleteOnUserLeaveEnabled: false }),
      }),
    };
  } catch (error) {
    const words = withoutKey(String(error), key);
    throw new CallError('misconfigured', `The request cannot be sent: ${words}`);
  }
}

/** Throws when the answer has no call to join. */
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

function byIdOrInline(name: string, given: string | object): Record<string, unknown> {
  return typeof given === 'string' ? { [`${name}Id`]: given } : { [name]: given };
}

/** The validation error, if the options or the browser lack what every call needs. */
export function problemWith(request: CallRequest): StageFailure | null {
  if (Object.keys(callee(request)).length === 0)
    return { kind: 'misconfigured', message: NOTHING_TO_CALL };
  if (!request.publicKey) return { kind: 'misconfigured', message: NO_PUBLIC_KEY };
  // For example WebKitGTK as distributed by Debian, and iOS in Lockdown Mode.
  if (!('RTCPeerConnection' in globalThis)) return { kind: 'unsupported', message: NO_WEBRTC };
  return null;
}
