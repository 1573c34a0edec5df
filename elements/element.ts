export * from './voice-assistant/voice-assistant.js';
export * from './voice-assistant/events.js';
export type { VoiceAssistantEventMap } from './voice-assistant/event-table.js';
