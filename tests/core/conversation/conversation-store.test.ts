import { expect } from 'chai';
import { ConversationStore } from '../../../core/conversation/conversation-store.js';
import type { Conversation } from '../../../core/machine/conversation.js';
import { replace } from '../support/after-test.js';

const DEEP = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
const PART = `{"kind":"part","partId":"p","part":{"kind":"block","block":${DEEP}}}`;
const ENTRY = `{"id":1,"role":"assistant","text":"x","at":0,"source":${PART}}`;

it('a stored conversation that is too deep to be written again is none, and keeps no other from being kept', () => {
  const conversation: Conversation = {
    transcript: { entries: [] },
    draft: 'Hi',
    sessionId: null,
    failure: null,
    panel: 'open',
  };
  const owned = '"version":1,"assistant":"a","place":0,"owner":"o","left":true';
  let stored = `[{${owned},"conversation":{"transcript":{"entries":[${ENTRY}]},"draft":""}}]`;
  const storage = {
    getItem: () => stored,
    setItem(_: string, value: string) {
      stored = value;
    },
  };
  replace(globalThis, 'sessionStorage', storage as never);
  const store = new ConversationStore('a', 'me');
  expect(store.load()).to.equal(undefined);
  store.save(conversation, true);
  expect(store.load()?.conversation).to.deep.equal(conversation);
});
