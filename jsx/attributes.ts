import type { EventAttributes } from '../elements/voice-assistant/event-table.js';
import type { OptionProps } from '../elements/voice-assistant/properties.js';
import type { DashedAttributes } from './dashed-attributes.js';

/** The JSX attributes of the tag: its options as properties or as attributes, and its events. */
export interface VoiceAssistantAttributes extends OptionProps, DashedAttributes, EventAttributes {}
