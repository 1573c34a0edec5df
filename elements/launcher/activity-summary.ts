import type { ResolvedOptions, View } from '../../core/headless/index.js';
import { isCallButton } from './launcher.js';

/**
 * What goes on behind a closed panel, in words; nothing of what one hears. A launcher without a
 * panel has a card of its own for what went wrong.
 */
export function goingOn(
  { call, chat, failure }: View,
  options: ResolvedOptions,
): string | undefined {
  const { status, controls, failures } = options.texts;
  const told = isCallButton(options);
  if (call.playback === 'refused' && !told) return controls.hear;
  if (call.status !== 'disconnected') return status[call.status];
  if (chat.typing) return status.typing;
  return failure && !told ? failures[failure.kind] : undefined;
}
