'use client';

export {
  VoiceAssistant,
  type VoiceAssistantElement,
  type VoiceAssistantProps,
} from './voice-assistant.js';
export { useVoiceAssistant, type HeadlessAssistant } from './use-voice-assistant.js';
export { useAssistantTool, type AssistantTool } from './use-assistant-tool.js';
export type * from '../elements/voice-assistant/events.js';
export type { VoiceAssistantEventMap } from '../elements/voice-assistant/event-table.js';
