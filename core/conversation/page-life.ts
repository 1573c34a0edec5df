import { attempt } from '../reports/safely.js';

/** How long another tab may take to answer that a conversation is its own, in milliseconds. */
export const ANSWER_WAIT_MS = 250;

const CHANNEL = 'voice-assistant-conversation';

/** Tells other tabs that a widget is alive. Returns a function that ends it. */
export function stayAlive(owner: string): () => void {
  const channel = attempt(() => new BroadcastChannel(CHANNEL));
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === `? ${owner}`) channel.postMessage(`! ${owner}`);
  });
  return () => channel?.close();
}

/**
 * Whether a widget is alive on another page: a tab that is duplicated, or opened by another one, has a
 * copy of its session storage.
 */
export async function isAlive(owner: string): Promise<boolean> {
  const channel = attempt(() => new BroadcastChannel(CHANNEL));
  if (!channel) return false;
  const answered = await new Promise<boolean>((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === `! ${owner}`) resolve(true);
    });
    setTimeout(() => resolve(false), ANSWER_WAIT_MS);
    channel.postMessage(`? ${owner}`);
  });
  channel.close();
  return answered;
}
