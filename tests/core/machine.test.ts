import type { MachineEvent } from '../../core/machine/events.js';
import { callIntents } from './machine/call-intents.js';
import { callLifeFacts } from './machine/call-life-facts.js';
import { callTalkFacts } from './machine/call-talk-facts.js';
import { chatIntents } from './machine/chat-intents.js';
import { testConversations } from './machine/conversations.js';
import { otherIntents } from './machine/other-intents.js';
import { testProperties } from './machine/properties.js';
import { replyFacts } from './machine/reply-facts.js';
import { setupFacts } from './machine/setup-facts.js';
import { testStaleFacts } from './machine/stale.js';
import { testRows, type Row } from './machine/table.js';
import { testViews } from './machine/views.js';

/** Every kind of event has its rows: one that is missing here does not compile. */
const rows: Readonly<Record<MachineEvent['type'], readonly Row[]>> = {
  ...callIntents,
  ...chatIntents,
  ...otherIntents,
  ...setupFacts,
  ...callLifeFacts,
  ...callTalkFacts,
  ...replyFacts,
};

describe('update', () => testRows(rows));
describe('a fact about what is over', () => testStaleFacts());
describe('a conversation', () => testConversations());
describe('any sequence of events', () => testProperties());
describe('view', () => testViews());
