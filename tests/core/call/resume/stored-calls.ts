import { callStore } from '../../../../core/call/resume/call-store.js';
import type { CallProgress, CallRequest, StoredCall, WebCall } from '../../../../core/ports.js';

export function saveCall(request: CallRequest, webCall: WebCall): void {
  callStore(request).save({ webCall });
}

export function saveProgress(request: CallRequest, progress: CallProgress): void {
  callStore(request).save(progress);
}

export function loadCall(request: CallRequest): StoredCall | undefined {
  return callStore(request).load();
}

export function forgetCall(request: CallRequest): void {
  callStore(request).forget();
}
