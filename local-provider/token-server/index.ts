export type { Counters } from './counters.js';
export { nodeListener, type NodeListenerOptions } from './node-listener.js';
export {
  createTokenServer,
  type TokenRequest,
  type TokenServer,
  type TokenServerOptions,
} from './token-server.js';
