import type { JSX } from 'solid-js';
import type { EventAttributes } from '../elements/voice-assistant/event-table.js';
import type { OptionProps } from '../elements/voice-assistant/properties.js';
import type { VoiceAssistant } from '../elements/voice-assistant/voice-assistant.js';
import type { VoiceAssistantAttributes } from './attributes.js';

type Html = JSX.HTMLAttributes<VoiceAssistant>;

/** The events as Solid names those of custom elements: `on:va-call-end`. */
type Listeners = {
  [
    Name in keyof EventAttributes as Name extends `on${infer Type}` ? `on:${Type}` : never
  ]?: EventAttributes[Name];
};

/** The options as Solid names properties, which it does not render on a server: `prop:assistantOverrides`. */
type Properties = { [Name in keyof OptionProps as `prop:${Name}`]?: OptionProps[Name] };

/** A tag's attributes. An interface, which errors name instead of listing it. */
interface VoiceAssistantTag
  extends
    VoiceAssistantAttributes,
    Listeners,
    Properties,
    Omit<Html, keyof VoiceAssistantAttributes> {}

declare module 'solid-js' {
  // The names by which Solid finds the types of tags.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'voice-assistant': VoiceAssistantTag;
    }
  }
}
