export { check, refusalOf } from './check.js';
export { readCallMessage, type CallMessage, type OutgoingMessage } from './call-message-schemas.js';
export * from './call-transfer.js';
export { appMessage, mergeStrategy, sessionData, userData } from './data.js';
export {
  checkDailyOptions,
  dailyConfig,
  dailyOptions,
  type DailyOptions,
} from './daily-options.js';
export * from './dial-out.js';
export { extension, extensionWait, NEEDS_EXTENSION } from './extension.js';
export * from './frame.js';
export * from './app-message-schemas.js';
export * from './input-settings.js';
export { LimitError } from './limit-error.js';
export * from './live-streaming.js';
export * from './media.js';
export * from './media-player.js';
export * from './numbers.js';
export { instance, layout, layoutUpdate } from './output-parts.js';
export * from './participant-update.js';
export * from './permissions.js';
export * from './receive-settings.js';
export * from './recording.js';
export * from './send-settings.js';
export * from './transcription.js';
