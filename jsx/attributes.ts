import type { OPTION_PROPERTIES, OptionProps } from '../elements/voice-assistant/properties.js';
import type { VoiceAssistantEventMap } from '../elements/voice-assistant/voice-assistant.js';

type OptionName = (typeof OPTION_PROPERTIES)[number];

type Dashed<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Dashed<Rest>}`
  : Text;

/** Options whose attribute has a name of its own, such as `public-key`. */
type DashedName = Exclude<Dashed<OptionName>, OptionName>;

/** The JSX attributes of the tag: its options as properties or as attributes, and its events. */
export type VoiceAssistantAttributes = OptionProps & {
  [Name in DashedName]?: string | number | boolean | undefined;
} & {
  [Name in keyof VoiceAssistantEventMap as `on${Name}`]?:
    ((event: VoiceAssistantEventMap[Name]) => void) | undefined;
};
