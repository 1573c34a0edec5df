/** What each piece of content has to be, and its type. */
export * from './schemas/company.js';
export * from './schemas/conversations.js';
export * from './schemas/copy.js';
export * from './schemas/facts.js';
export * from './schemas/legal.js';
export * from './schemas/library.js';
export * from './schemas/media.js';
export * from './schemas/navigation.js';
export * from './schemas/plans.js';
export * from './schemas/samples.js';
export * from './schemas/use-cases.js';
