import assert from 'node:assert/strict';
import { afterEach, describe, it, type TestContext } from 'node:test';
import { serveEvents } from '../support/event-server.js';
import { startModelServer, type Pieces } from '../support/model-server.js';
import { spawnProvider } from '../support/provider.js';
import { Stage } from './stage.js';
import type { Visitor } from './visitor.js';

/** So many blocks are drawn at several stretches, and in several sections. */
const BLOCKS = 300;

const FORMS = [
  (words: string) => words,
  (words: string) => `- ${words}\n- *And so on.*`,
  (words: string) => `| What | Where |\n|---|---|\n| **${words}** | here |`,
  (words: string) => `\`\`\`\n${words}\n\`\`\``,
  (words: string) => `> ${words} See https://example.com/rooms.`,
] as const;

/** What one finds again of a block, whatever its form. */
const words = (answer: string, block: number) => `${answer} goes on with part ${block}.`;

/** The blocks of an answer, of all forms in turn. */
const blocksOf = (answer: string) =>
  Array.from(
    { length: BLOCKS },
    (_, block) => `${FORMS[block % FORMS.length]!(words(answer, block))}\n\n`,
  );

const everyBlock = Array.from({ length: BLOCKS }, (_, block) => block);

describe('an answer in a chat', () => {
  const stage = new Stage();
  afterEach(() => stage.goes());

  /** A visitor whose screen reader records announcements. */
  async function comes(provider: { readonly url: string }): Promise<Visitor> {
    const visitor = await stage.comes({ mode: 'chat', 'api-url': provider.url });
    await visitor.opens();
    await visitor.page.evaluate(() => {
      const announced: string[] = [];
      Object.assign(window, { announced });
      const root = document.querySelector('voice-assistant')!.shadowRoot!;
      const live = root.querySelector('.announced[aria-live="polite"]')!;
      const notes = new MutationObserver(() => announced.push(live.textContent));
      notes.observe(live, { childList: true, characterData: true, subtree: true });
    });
    return visitor;
  }

  /** The same, whose every question is answered by what a model writes, without a pause between. */
  async function asks(test: TestContext, writes: () => Pieces): Promise<Visitor> {
    const model = await startModelServer(writes);
    test.after(() => model.close());
    const provider = await spawnProvider({
      environment: { ...process.env, ...model.environment },
      args: ['--pace', '0'],
    });
    test.after(() => provider.stop());
    return comes(provider);
  }

  /** A visitor who has asked, and read the first part of an answer whose others a test lets come. */
  async function readsFirst(
    test: TestContext,
    first: string,
    ...rest: readonly string[]
  ): Promise<{ visitor: Visitor; goOn: () => void }> {
    let goOn!: () => void;
    const allowed = new Promise<void>((resolve) => (goOn = resolve));
    const visitor = await asks(test, async function* () {
      yield first;
      await allowed;
      yield* rest;
    });
    await visitor.types('Count.');
    await visitor.reads('assistant', /One/);
    return { visitor, goOn };
  }

  /** Waits for an announcement with these words, and returns it. */
  async function announcement(visitor: Visitor, ending: string): Promise<string> {
    const reported = await visitor.page.waitForFunction(
      (end) =>
        (window as unknown as { announced: string[] }).announced.find((text) => text.includes(end)),
      ending,
    );
    return String(await reported.jsonValue());
  }

  /** Which blocks of an answer are in a text, in their order. */
  function blocksIn(text: string, answer: string): number[] {
    const found = text.matchAll(new RegExp(`${answer} goes on with part (\\d+)\\.`, 'g'));
    return [...found].map(([, block]) => Number(block));
  }

  const last = BLOCKS - 1;

  it('of any length is shown completely and announced as a whole', async (test) => {
    const visitor = await asks(test, () => blocksOf('It'));
    await visitor.types('Tell me everything.');
    const reported = await announcement(visitor, words('It', last));
    assert.deepEqual(blocksIn(reported, 'It'), everyBlock);
    const answer = visitor.part('assistant-message');
    assert.equal(await answer.count(), 1);
    assert.deepEqual(blocksIn((await answer.textContent())!, 'It'), everyBlock);
    // What tables and addresses need is loaded with the first of them, and may come after the end.
    for (const form of ['table', 'a']) {
      const each = answer.locator(form);
      await each.nth(BLOCKS / FORMS.length - 1).waitFor({ state: 'attached' });
      assert.equal(await each.count(), BLOCKS / FORMS.length, form);
    }
  });

  it('with two alternating outputs is shown and announced as two', async (test) => {
    const [one, other] = [blocksOf('One'), blocksOf('The other')];
    const middle = BLOCKS / 2;
    const part = (output: number, delta: string) => ({
      id: 'chat',
      sessionId: 'session',
      path: `chat.output[${output}].content`,
      delta,
    });
    // Much at once of each, so that one is not drawn yet when the other goes on, and then in turns.
    const events = [
      part(0, one.slice(0, middle).join('')),
      part(1, other.slice(0, middle).join('')),
      ...everyBlock
        .slice(middle)
        .flatMap((block) => [part(0, one[block]!), part(1, other[block]!)]),
    ];
    const provider = await serveEvents(() => events);
    test.after(() => provider.close());
    const visitor = await comes(provider);
    await visitor.types('Tell me everything, in two ways.');
    const reported = await announcement(visitor, words('The other', last));
    assert.deepEqual(blocksIn(reported, 'One'), everyBlock);
    assert.deepEqual(blocksIn(reported, 'The other'), everyBlock);
    assert.doesNotMatch(reported, /\|/, 'a table is announced as a table');
    const answers = await visitor.part('assistant-message').allTextContents();
    assert.deepEqual(
      answers.map((text) => [blocksIn(text, 'One'), blocksIn(text, 'The other')]),
      [
        [everyBlock, []],
        [[], everyBlock],
      ],
    );
  });

  it('that is stopped keeps its text, and the conversation continues', async (test) => {
    const { visitor, goOn } = await readsFirst(test, 'One.', ' Two.', ' Three.', ' Four.');
    await visitor.part('stop-button').click();
    await visitor.part('stopped').waitFor();
    const answer = await visitor.part('assistant-message').textContent();
    assert.doesNotMatch(answer!, /Two/);
    goOn();
    await visitor.types('Count again.');
    await visitor.reads('assistant', /One\..*Four\./);
    assert.deepEqual(await visitor.reported('error'), []);
    assert.equal(await visitor.part('assistant-message').first().textContent(), answer);
    assert.equal(await visitor.part('stopped').count(), 1);
  });

  it('that is cut off by a reset is not announced', async (test) => {
    const { visitor, goOn } = await readsFirst(test, 'One.', ' Two.');
    await visitor.startsOver();
    await visitor.part('message').first().waitFor({ state: 'detached' });
    goOn();
    await visitor.types('Count again.');
    await announcement(visitor, 'Two.');
    const all = await visitor.page.evaluate(
      () => (window as unknown as { announced: string[] }).announced,
    );
    assert.deepEqual(all.filter(Boolean), ['One. Two.']);
  });
});
