import { fixture, html } from '@open-wc/testing';
import type { AssistantOptions, Intent } from '../../../core/headless/index.js';
import type { State } from '../../../core/machine/state.js';
import { Widget } from '../../../elements/voice-assistant/widget.js';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import '../../../elements/define.js';

/** Records the intents of an element from now on, without performing them. */
export function recordIntents(element: VoiceAssistant): Intent[] {
  const intents: Intent[] = [];
  class Recorder extends Widget {
    override readonly dispatch = (intent: Intent): boolean => intents.push(intent) > 0;
  }
  Object.assign(element, { loadWidget: async () => ({ Widget: Recorder }) });
  return intents;
}

/** An element in a state, and the intents that its controls dispatch. */
export async function recorded(snapshot: State, options: AssistantOptions = {}) {
  const element = document.createElement('voice-assistant');
  const intents = recordIntents(element);
  const { mode, showTranscript } = snapshot.settings;
  Object.assign(element, { snapshot, options: { mode, showTranscript, ...options } });
  await fixture(html`<div>${element}</div>`);
  return { element, intents };
}
