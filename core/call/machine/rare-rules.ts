export * as limits from './limits.js';
export * as recording from './recording.js';
