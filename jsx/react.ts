import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { VoiceAssistant } from '../elements/voice-assistant/voice-assistant.js';
import type { VoiceAssistantAttributes } from './attributes.js';

type Html = DetailedHTMLProps<HTMLAttributes<VoiceAssistant>, VoiceAssistant>;

/** A tag's attributes. An interface, which errors name instead of listing it. */
interface VoiceAssistantTag
  extends VoiceAssistantAttributes, Omit<Html, keyof VoiceAssistantAttributes> {}

declare module 'react' {
  // The names by which React finds the types of tags.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'voice-assistant': VoiceAssistantTag;
    }
  }
}
