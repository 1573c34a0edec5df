const MESSAGE_KIND = 'iframe-call-message';

/** A message of daily-js to us. */
export interface DailyRequest {
  action: string;
  callClientId: string;
  /** There when an answer with the same stamp is awaited. */
  callbackStamp?: string;
  [property: string]: unknown;
}

/** Something that happened, as daily-js names it, or an answer to a request. */
export interface MachineMessage {
  action: string;
  [property: string]: unknown;
}

export type Post = (message: MachineMessage) => void;

/** The request in a message event; undefined for everything else that a window gets. */
export function readRequest({ data, source }: MessageEvent<unknown>): DailyRequest | undefined {
  if (source !== window || typeof data !== 'object' || !data) return undefined;
  const message = data as Record<string, unknown>;
  const ours = message['what'] === MESSAGE_KIND && message['from'] === 'module';
  if (!ours || typeof message['action'] !== 'string') return undefined;
  return typeof message['callClientId'] === 'string' ? (message as DailyRequest) : undefined;
}

/** Sends messages to one call object in this window. */
export function postTo(callClientId: string): Post {
  const target = window.location.protocol === 'file:' ? '*' : window.location.origin;
  return (message) => {
    window.postMessage({ ...message, what: MESSAGE_KIND, from: 'embedded', callClientId }, target);
  };
}
