export type { KnowledgeEntry } from './knowledge/entry.js';
export { siteEntries as topicEntries } from './knowledge/site.js';
export { smallTalkEntries } from './knowledge/small-talk.js';
