import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pacedWords } from '../../../local-provider/chat/paced-words.js';
import { Sessions } from '../../../local-provider/chat/sessions.js';

describe('chat sessions', () => {
  it('expire, by default after a day', () => {
    let now = 0;
    const sessions = new Sessions(() => now);
    const day = sessions.resume(undefined);
    const minute = sessions.resume(undefined, 60);
    now = 59_999;
    assert.equal(sessions.resume(minute.id), minute);
    now = 60_000;
    assert.notEqual(sessions.resume(minute.id), minute);
    now = 86_399_999;
    assert.equal(sessions.resume(day.id), day);
    now = 86_400_000;
    assert.notEqual(sessions.resume(day.id), day);
  });

  it('are bounded: the one that was quiet the longest goes first', () => {
    const sessions = new Sessions();
    const quiet = sessions.resume(undefined);
    const used = sessions.resume(undefined);
    for (let count = 0; count < 498; count += 1) sessions.resume(undefined);
    assert.equal(sessions.resume(used.id), used);
    sessions.resume(undefined);
    assert.equal(sessions.resume(used.id), used);
    assert.notEqual(sessions.resume(quiet.id), quiet);
  });

  it('keep the newest messages', () => {
    const session = new Sessions().resume(undefined);
    for (let count = 1; count <= 250; count += 1) {
      session.add({ role: 'user', content: String(count) });
    }
    assert.equal(session.messages.length, 200);
    assert.equal(session.messages.at(-1)?.content, '250');
  });
});

describe('paced words', () => {
  const never = new AbortController().signal;

  async function* deltas(...texts: string[]): AsyncIterable<string> {
    yield* texts;
  }

  async function all(words: AsyncIterable<string>): Promise<string[]> {
    const list: string[] = [];
    for await (const word of words) list.push(word);
    return list;
  }

  it('are the text, cut before its spaces', async () => {
    const text = '# A  table\n\n| a | b |\n';
    const words = await all(pacedWords(deltas(text), 0, never));
    assert.equal(words.join(''), text);
    assert.deepEqual(words.slice(0, 3), ['#', ' A', '  table']);
  });

  it('leave the pieces of a model as small as they came', async () => {
    const words = await all(pacedWords(deltas('Vir', 'tual', ' tours'), 0, never));
    assert.deepEqual(words, ['Vir', 'tual', ' tours']);
  });

  it('end when the client is gone, between deltas as well', async () => {
    const listening = new AbortController();
    const words: string[] = [];
    for await (const word of pacedWords(deltas('one two three'), 3_600_000, listening.signal)) {
      words.push(word);
      setImmediate(() => listening.abort());
    }
    assert.deepEqual(words, ['one']);
  });
});
