/** The schemas of all limits. `index.ts` exports them with named types. */
export * from './app-message-schemas.js';
export { appMessage, mergeStrategy, sessionData, userData } from './data.js';
export * from './frame.js';
export * from './input-settings.js';
export * from './media.js';
export * from './media-player.js';
export * from './participant-update.js';
export * from './permissions.js';
export * from './phone.js';
export * from './receive-settings.js';
export * from './send-settings.js';
export * from './streams.js';
