export type { ManagementRecord, Page } from './answer.js';
export type { JsonBody, MultipartBody } from './body.js';
export { catalogue, catalogueEntries, type Catalogue, type CatalogueEntry } from './catalogue.js';
export { createManagementClient, type ManagementClient } from './client.js';
export { ManagementError, type ManagementFailure } from './error.js';
export type { Operation } from './operation.js';
export type { Query, QueryValue } from './query.js';
export type { ManagementOptions } from './settings.js';
export type { Call, CallOptions, CheckedCallOptions, Listing } from './signatures.js';
