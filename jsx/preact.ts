import type { HTMLAttributes } from 'preact';
import type { VoiceAssistant } from '../elements/voice-assistant/voice-assistant.js';
import type { VoiceAssistantAttributes } from './attributes.js';

type Html = HTMLAttributes<VoiceAssistant>;

/** A tag's attributes. An interface, which errors name instead of listing it. */
interface VoiceAssistantTag
  extends VoiceAssistantAttributes, Omit<Html, keyof VoiceAssistantAttributes> {}

declare module 'preact' {
  // The names by which Preact finds the types of tags.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'voice-assistant': VoiceAssistantTag;
    }
  }
}
