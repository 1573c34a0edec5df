/** The schemas of all limits. `index.ts` exports them with named types. */
export * from './app-message-schemas.js';
export * from './call-transfer.js';
export { appMessage, mergeStrategy, sessionData, userData } from './data.js';
export * from './dial-out.js';
export { extension, extensionWait } from './extension.js';
export * from './frame.js';
export * from './input-settings.js';
export * from './live-streaming.js';
export * from './media.js';
export * from './media-player.js';
export { instance, layout, layoutUpdate } from './output-parts.js';
export * from './participant-update.js';
export * from './permissions.js';
export * from './receive-settings.js';
export * from './recording.js';
export * from './send-settings.js';
export * from './transcription.js';
