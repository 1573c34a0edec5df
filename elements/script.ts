/*
 * The script of a page without a build step. It exports no events: their classes load with the code that
 * dispatches them.
 */
import { warnOnce } from '../core/reports/warn-once.js';
import { VoiceAssistant } from './voice-assistant/voice-assistant.js';

// The tag may be taken, by another copy of the script for example. The first definition stays.
if (customElements.get('voice-assistant'))
  warnOnce(['voice-assistant: the tag is already defined. This copy of the script is not used.']);
else customElements.define('voice-assistant', VoiceAssistant);

declare global {
  interface HTMLElementTagNameMap {
    'voice-assistant': VoiceAssistant;
  }
}

export * from './voice-assistant/voice-assistant.js';
