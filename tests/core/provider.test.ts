import { testChatChunk } from './provider/chat-chunk.js';
import { testChatRequest } from './provider/chat-request.js';
import { testChatStream } from './provider/chat-stream.js';
import { testChatTrouble } from './provider/chat-trouble.js';
import { testRules } from './provider/rules.js';

describe('the stream of a reply', () => testChatStream());
describe('a chunk of a reply', () => testChatChunk());
describe('the request for a reply', () => testChatRequest());
describe('trouble with a reply', () => testChatTrouble());
describe('the provider’s rules', () => testRules());
