import type { ResolvedOptions } from '../../core/headless/index.js';
import type { View } from '../../core/machine/view.js';
import { isSilenced } from '../shared/silenced.js';
import { isCallButton } from './launcher.js';

/**
 * A one-line summary of the current activity, shown while the panel is closed. Omits what is audible,
 * and what a call button's own notice shows.
 */
export function activitySummary(view: View, options: ResolvedOptions): string | undefined {
  const { call, failure } = view;
  const { status, controls, failures, call: callTexts } = options.texts;
  const hasNotice = isCallButton(options);
  if (call.playback === 'refused' && !hasNotice) return controls.hear;
  if (isSilenced(view, options)) return callTexts.muted;
  const now = progress(view);
  if (now) return status[now];
  return failure && !hasNotice ? failures[failure.kind] : undefined;
}

/** How far a call or an answer is, apart from what is audible: connected again after a lost connection. */
export function progress({ activity, call, chat }: View): View['status'] | undefined {
  if (activity === 'connecting') return activity;
  if (call.status === 'connected') return call.status;
  return chat.typing ? 'typing' : undefined;
}
