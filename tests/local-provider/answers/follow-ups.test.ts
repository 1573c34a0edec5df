import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { findEntry } from '../../../local-provider/answers/knowledge-search.js';
import { siteEntries } from '../../../local-provider/answers/knowledge/site.js';

type Conversation = [entry: string, ...said: string[]];

/** The entry that answers the last of what was said. */
const conversations: Record<string, readonly Conversation[]> = {
  'another topic is not taken for the one before': [
    ['ai-agents', 'What is a virtual tour?', 'and the AI agent?'],
    ['ai-agents', 'What is a virtual tour?', 'what about AI agents?'],
    ['hosting', 'What is a virtual tour?', 'what about hosting'],
    ['languages', 'What is an AI sales agent?', 'which languages?'],
    ['languages', 'What is an AI sales agent?', 'languages'],
    ['bundle-prices', 'How much is Professional AI?', 'what about bundles'],
    ['whatsapp', 'How much is Professional AI?', 'is whatsapp included?'],
    ['contact', 'What is the intelligence engine?', 'and support?'],
    ['agent-prices', 'How much is a virtual tour?', 'and the AI agent?'],
    ['tour-prices', 'What are your prices?', 'the tours please'],
    ['languages', 'How much is Professional AI?', 'and languages?'],
    ['demo', 'What is a virtual tour?', 'how do i get started?'],
    ['prices', 'What do you offer?', 'price'],
  ],
  'the same topic goes on': [
    ['tour-prices', 'How much is a virtual tour?', 'and for 5 projects?'],
    ['tour-prices', 'What is a virtual tour?', 'what are the prices?'],
    ['agent-enterprise', 'How much is Professional AI?', 'and enterprise?'],
    ['demo', 'Can I book a demo?', 'how long is it'],
    ['trial', 'Is there a free trial?', 'how long'],
    ['agent-prices', 'Tell me about AI agents', 'what plans do you have?'],
    ['tour-premium', 'How much is the premium tour?', "what's included?"],
    ['agent-starter-yearly', 'How much is Professional AI?', 'and yearly?', 'and starter?'],
    ['discounts', 'How much is Professional AI?', 'thats too expensive'],
    ['thanks', 'How much is Professional AI?', 'thats great, thanks'],
  ],
  'the time that one thing takes leads to that of another': [
    ['delivery', 'How long does it take to get a tour made?', 'and the AI agent?'],
    ['delivery', 'how soon is a virtual tour ready?', 'and the engine?'],
    ['delivery', 'how fast can you deliver a tour?', 'what about AI agents?', 'and the tour?'],
    ['delivery', 'how much is a tour and how long does it take', 'and the agent?'],
    ['delivery', 'How much is Professional AI?', 'how soon?'],
    ['money-back', 'money back?', 'within how many days?'],
    ['money-back', 'Is there a guarantee?', 'how long?'],
    ['trial', 'Is there a free trial?', 'how many days?'],
    ['delivery', 'What is a virtual tour?', 'how many days?'],
    ['hosting', 'How long does a tour take?', 'and hosting?'],
  ],
  'two things that were told at once are both told': [
    ['agent-prices and languages', 'what does the agent cost, which languages does it speak?'],
    ['tour-prices and delivery', 'how much is a tour and how long does it take?', 'please repeat'],
    ['tour-comparison', 'how much is a tour and how long does it take?', 'tell me more'],
    ['agent-prices', 'what is a virtual tour and how much is it', 'and the AI agent?'],
  ],
  'one of what was listed is chosen by its number': [
    ['tour-prices', 'How much does it cost?', 'the first one'],
    ['engine-prices', 'How much does it cost?', 'the last one please'],
    ['ai-agents', 'What do you offer?', 'the second one'],
    ['virtual-tours', 'What do you offer?', 'tell me about the first'],
    ['intelligence-engine', 'What do you offer?', 'number 3'],
    ['ai-agents', 'What do you offer?', 'the first one', 'and the second?'],
    ['agent-prices', 'What do you offer?', 'the second one', 'how much is it?'],
  ],
  'an offer is accepted': [
    ['which-one', 'How much does it cost?', 'yes'],
    ['which-one', 'What do you offer?', 'yes please'],
    ['contact', 'Can I book a demo?', 'yes'],
    ['yes-no', 'What are your opening hours?', 'ok'],
  ],
  'what was not understood is said again': [
    ['hours', 'When are you open?', 'please repeat'],
    ['hours', 'When are you open?', 'thanks', 'what did you say?'],
    ['misunderstood', 'say that again'],
  ],
  'there is more to tell': [
    ['tour-making', 'What is a virtual tour?', 'tell me more'],
    ['tours-versus-visits', 'What is a virtual tour?', 'tell me more', 'more'],
    ['tour-making', 'What is a virtual tour?', 'how does it work?'],
    ['virtual-tours', 'What do you offer?', 'tell me more'],
    ['tour-comparison', 'How much are the virtual tours?', 'more details please'],
    ['tour-making', 'What is a virtual tour?', 'tell me more about virtual tours'],
    ['tour-making', 'What is a virtual tour?', 'thank you', 'tell me more'],
    ['contact', 'When are you open?', 'tell me more'],
    ['offices', 'When are you open?', 'tell me more', 'tell me more'],
    ['for-builders', 'What is the intelligence engine?', 'who is it for?'],
    ['help', 'When are you open?', 'tell me more', 'more', 'more'],
  ],
};

describe('in a conversation', () => {
  for (const [rule, cases] of Object.entries(conversations)) {
    describe(rule, () => {
      for (const [entry, ...said] of cases) {
        it(`${said.join(' – ')}: ${entry}`, () => assert.equal(findEntry(said)?.id, entry));
      }
    });
  }

  it('what an entry leads to is there', () => {
    const ids = new Set(siteEntries.map(({ id }) => id));
    for (const { id, choices = [], more = [] } of siteEntries) {
      for (const next of [...choices, ...more]) assert.ok(ids.has(next), `${id} leads to ${next}`);
    }
  });
});
