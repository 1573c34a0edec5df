import { VoiceAssistant } from './voice-assistant/voice-assistant.js';

// A page may load the script twice; the first copy defines the tag.
if (!customElements.get('voice-assistant'))
  customElements.define('voice-assistant', VoiceAssistant);

declare global {
  interface HTMLElementTagNameMap {
    'voice-assistant': VoiceAssistant;
  }
}

export * from './voice-assistant/voice-assistant.js';
