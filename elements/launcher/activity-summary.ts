import type { ResolvedOptions } from '../../core/headless/index.js';
import type { View } from '../../core/machine/view.js';
import { isCallButton } from './launcher.js';

/**
 * A one-line summary of the current activity, shown while the panel is closed. Omits what is audible,
 * and what a call button's own notice shows.
 */
export function activitySummary(
  { call, chat, failure }: View,
  options: ResolvedOptions,
): string | undefined {
  const { status, controls, failures } = options.texts;
  const hasNotice = isCallButton(options);
  if (call.playback === 'refused' && !hasNotice) return controls.hear;
  if (call.status !== 'disconnected') return status[call.status];
  if (chat.typing) return status.typing;
  return failure && !hasNotice ? failures[failure.kind] : undefined;
}
