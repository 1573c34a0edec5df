import assert from 'node:assert/strict';
import { afterEach, describe, it, type TestContext } from 'node:test';
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
const words = (block: number) => `It goes on with part ${block}.`;

const everyBlock = Array.from({ length: BLOCKS }, (_, block) => block);

/** Of all forms in turn. */
const blocks = everyBlock.map((block) => `${FORMS[block % FORMS.length]!(words(block))}\n\n`);

describe('an answer in a chat', () => {
  const stage = new Stage();
  afterEach(() => stage.goes());

  /**
   * A visitor whose screen reader records announcements, and whose every question is answered by what
   * a model writes, without a pause between.
   */
  async function asks(test: TestContext, writes: () => Pieces): Promise<Visitor> {
    const model = await startModelServer(writes);
    test.after(() => model.close());
    const provider = await spawnProvider({
      environment: { ...process.env, ...model.environment },
      args: ['--pace', '0'],
    });
    test.after(() => provider.stop());
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

  /** Waits for an announcement with these words, and returns it. */
  async function announcement(visitor: Visitor, ending: string): Promise<string> {
    const reported = await visitor.page.waitForFunction(
      (end) =>
        (window as unknown as { announced: string[] }).announced.find((text) => text.includes(end)),
      ending,
    );
    return String(await reported.jsonValue());
  }

  /** The blocks in a text, in their order. */
  function blocksIn(text: string): number[] {
    return [...text.matchAll(/It goes on with part (\d+)\./g)].map(([, block]) => Number(block));
  }

  it('of any length is shown completely and announced as a whole', async (test) => {
    const visitor = await asks(test, () => blocks);
    await visitor.types('Tell me everything.');
    const reported = await announcement(visitor, words(BLOCKS - 1));
    assert.deepEqual(blocksIn(reported), everyBlock);
    const answer = visitor.part('assistant-message');
    assert.equal(await answer.count(), 1);
    assert.deepEqual(blocksIn((await answer.textContent())!), everyBlock);
    // What tables and addresses need is loaded with the first of them, and may come after the end.
    for (const form of ['table', 'a']) {
      const each = answer.locator(form);
      await each.nth(BLOCKS / FORMS.length - 1).waitFor({ state: 'attached' });
      assert.equal(await each.count(), BLOCKS / FORMS.length, form);
    }
  });

  it('that is cut off by a reset is not announced', async (test) => {
    let goOn!: () => void;
    const allowed = new Promise<void>((resolve) => (goOn = resolve));
    const visitor = await asks(test, async function* () {
      yield 'One.';
      await allowed;
      yield ' Two.';
    });
    await visitor.types('Count.');
    await visitor.reads('assistant', /One/);
    await visitor.startsOver();
    await visitor.part('message').first().waitFor({ state: 'detached' });
    goOn();
    await visitor.types('Count again.');
    await announcement(visitor, 'Two.');
    const all = await visitor.page.evaluate(
      () => (window as unknown as { announced: string[] }).announced,
    );
    const ofChats = all.filter((text) => /One|deleted/.test(text));
    assert.deepEqual(ofChats, ['The conversation was deleted.', 'One. Two.']);
  });
});
