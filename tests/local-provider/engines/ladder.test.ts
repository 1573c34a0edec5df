import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Ladder, REST_MS } from '../../../local-provider/engines/ladder.js';

const { signal } = new AbortController();

describe('a ladder of engines', () => {
  const engine = (name: string, fails: boolean) => ({
    name,
    ask: async () => {
      if (fails) throw new Error(`${name} is broken`);
      return name;
    },
  });

  it('leaves an engine that fails, and logs it once', async () => {
    const lines: string[] = [];
    const ladder = new Ladder({
      purpose: 'voice',
      engines: [engine('first', true), engine('second', true)],
      last: engine('third', false),
      log: (line) => lines.push(line),
    });
    const asked = [1, 2].map(() => ladder.use(({ ask }) => ask(), signal));
    assert.deepEqual(await Promise.all(asked), ['third', 'third']);
    assert.equal(await ladder.use(({ ask }) => ask(), signal), 'third');
    assert.equal(ladder.current.name, 'third');
    assert.deepEqual(lines, [
      'voice: first failed (first is broken) and rests for 2 minutes; continuing with second',
      'voice: second failed (second is broken) and rests for 2 minutes; continuing with third',
    ]);
  });

  it('retries an engine after its rest, which may fail again', async () => {
    let now = 0;
    let loading = true;
    const model = {
      name: 'model',
      ask: async () => {
        if (loading) throw new Error('still loading');
        return 'model';
      },
    };
    const lines: string[] = [];
    const ladder = new Ladder({
      purpose: 'voice',
      engines: [model],
      last: engine('last', false),
      log: (line) => lines.push(line),
      now: () => now,
    });
    const used = () => ladder.use(({ ask }) => ask(), signal);
    assert.equal(await used(), 'last');
    now = REST_MS;
    assert.equal(ladder.current.name, 'model');
    assert.equal(await used(), 'last');
    assert.equal(lines.length, 2);
    loading = false;
    now = REST_MS * 2 - 1;
    assert.equal(await used(), 'last');
    now = REST_MS * 2;
    assert.equal(await used(), 'model');
    assert.equal(await used(), 'model');
  });

  it('skips an unsuitable engine without a failure', async () => {
    const ladder = new Ladder({
      purpose: 'voice',
      engines: [engine('first', false), engine('second', false)],
      last: engine('last', false),
      log: () => assert.fail('nothing is left'),
    });
    const ask = ({ ask }: { ask(): Promise<string> }) => ask();
    assert.equal(await ladder.use(ask, signal, ({ name }) => name !== 'first'), 'second');
    assert.equal(await ladder.use(ask, signal, () => false), 'last');
    assert.equal(ladder.current.name, 'first');
  });

  it('gives the error of the last engine', async () => {
    const last = engine('only', true);
    const ladder = new Ladder({ purpose: 'voice', engines: [], last, log: assert.fail });
    await assert.rejects(
      ladder.use(({ ask }) => ask(), signal),
      /only is broken/,
    );
  });

  it('does not take an abort for a failure', async () => {
    const abort = new AbortController();
    const ladder = new Ladder({
      purpose: 'voice',
      engines: [engine('first', true)],
      last: engine('second', false),
      log: () => assert.fail('nothing is left'),
    });
    abort.abort(new Error('enough'));
    await assert.rejects(
      ladder.use(({ ask }) => ask(), abort.signal),
      /enough/,
    );
    assert.equal(ladder.current.name, 'first');
  });
});
