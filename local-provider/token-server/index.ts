export { nodeListener, type NodeListenerOptions } from './node-listener.js';
export {
  createTokenServer,
  type Counters,
  type TokenRequest,
  type TokenServer,
  type TokenServerOptions,
} from './token-server.js';
