import type { ResolvedOptions } from '../../core/headless/index.js';
import type { View } from '../../core/machine/view.js';
import { isSilenced } from '../shared/silenced.js';
import { isCallButton } from './launcher.js';

/**
 * A one-line summary of the current activity, shown while the panel is closed. Omits what is audible,
 * and what a call button's own notice shows.
 */
export function activitySummary(view: View, options: ResolvedOptions): string | undefined {
  const { call, chat, failure } = view;
  const { status, controls, failures, call: callTexts } = options.texts;
  const hasNotice = isCallButton(options);
  if (call.playback === 'refused' && !hasNotice) return controls.hear;
  if (isSilenced(view, options)) return callTexts.muted;
  if (call.status !== 'disconnected')
    return status[view.activity === 'connecting' ? 'connecting' : call.status];
  if (chat.typing) return status.typing;
  return failure && !hasNotice ? failures[failure.kind] : undefined;
}
