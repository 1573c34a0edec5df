import { type AssistantOptions, view } from '../../../core/headless/index.js';
import type { State } from '../../../core/machine/state.js';
import { resolveOptions } from '../../../core/options/resolve.js';
import type { PartAssistant, RenderContext } from '../../../elements/shared/host.js';

/** The context in which a part shows a state. What the assistant lacks does nothing. */
export function contextOf(
  state: State,
  given: AssistantOptions = {},
  assistant: Partial<PartAssistant> = {},
): RenderContext {
  const shown = view(state);
  const { options } = resolveOptions(given);
  const idle: PartAssistant = {
    dispatch: () => true,
    options,
    callStatus: shown.call.status,
    callControls: () => Promise.reject(new Error('not wanted here')),
    now: () => 0,
    volume: () => 0,
    warm: () => undefined,
    rate: () => undefined,
  };
  const language = 'en';
  const languages = [language];
  return { assistant: { ...idle, ...assistant }, state, view: shown, options, language, languages };
}
