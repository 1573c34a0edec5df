export { EnvironmentError } from './environment.js';
export { createLocalProvider, type LocalProvider, type LocalProviderOptions } from './server.js';
