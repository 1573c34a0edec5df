import { testAppMessages } from './provider/app-message.js';
import { testCallMessages } from './provider/call-messages.js';
import { testChatChunk } from './provider/chat-chunk.js';
import { testChatRequest } from './provider/chat-request.js';
import { testChatStream } from './provider/chat-stream.js';
import { testChatTrouble } from './provider/chat-trouble.js';
import { testRules } from './provider/rules.js';
import { testWebCall } from './provider/web-call.js';

describe('the stream of a reply', () => testChatStream());
describe('a chunk of a reply', () => testChatChunk());
describe('the request for a reply', () => testChatRequest());
describe('trouble with a reply', () => testChatTrouble());
describe('the creation of a call', () => testWebCall());
describe('a message of a call', () => testCallMessages());
describe('messages within a call', () => testAppMessages());
describe('the provider’s rules', () => testRules());
