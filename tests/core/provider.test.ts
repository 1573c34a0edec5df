import { testAppMessages } from './provider/app-message.js';
import { testCallMessages } from './provider/call-messages.js';
import { testWebCall } from './provider/web-call.js';

describe('the creation of a call', () => testWebCall());
describe('a message of a call', () => testCallMessages());
describe('messages within a call', () => testAppMessages());
