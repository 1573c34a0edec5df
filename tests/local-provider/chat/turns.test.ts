import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Sessions } from '../../../local-provider/chat/sessions.js';
import { Turns } from '../../../local-provider/chat/turns.js';

describe('turns that can be repeated', () => {
  it('are bounded: the oldest is forgotten', () => {
    const [turns, sessions] = [new Turns(), new Sessions()];
    const begin = (key: number) => {
      const nameIn = (id: string | null) => `${key} in ${id}`;
      const session = () => sessions.resume(null);
      turns.begin({ sessionId: null, nameIn }, session, []).answer = `answer ${key}`;
    };
    // Each has two names: without a session, and with the one that it began.
    for (let key = 1; key <= 1001; key++) begin(key);
    assert.equal(turns.answered('1 in null'), undefined);
    assert.equal(turns.answered('2 in null')?.answer, 'answer 2');
    assert.equal(turns.answered('1001 in null')?.answer, 'answer 1001');
  });
});
