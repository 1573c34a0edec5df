import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { QUESTION_DELAY_MS } from '../../../elements/tools/actions.js';
import type { Visitor } from '../visitor.js';
import { describeInCall, QUIET, TRANSPORTS } from './call-stage.js';

const TYPING = { ...QUIET, mode: 'hybrid', 'typing-in-call': '' };

/** The tools of the documentation. */
const EXAMPLE = /begin example: tools -->\s*```js\n([\s\S]*?)```/.exec(
  readFileSync('docs/page-tools.md', 'utf8'),
)![1]!;

const provide = ({ page }: Visitor) => page.addScriptTag({ content: `{${EXAMPLE}}` });

const REGISTER = `const leave = new AbortController();
document.modelContext.registerTool({
  name: 'open_tour',
  title: 'Open a tour',
  description: 'Opens a tour',
  inputSchema: { type: 'object', properties: { home: { type: 'string' } } },
  execute: ({ home }) => (document.title = home),
}, { signal: leave.signal });`;

describeInCall('page tools', (stage) => {
  const visitor = (attributes: Record<string, string>) => stage.calls({ ...TYPING, ...attributes });

  /** Presses a button of the question, as soon as it counts. */
  async function answers(seen: Visitor, button: string): Promise<void> {
    await seen.part(`${button}-button`).waitFor();
    await seen.page.waitForTimeout(QUESTION_DELAY_MS);
    await seen.part(`${button}-button`).click();
  }

  for (const [name, transport] of TRANSPORTS) {
    it(`run when the visitor allows them, and the assistant hears of it, ${name}`, async () => {
      await using seen = await visitor(transport(stage));
      await provide(seen);
      await seen.types('open the penthouse');
      assert.match(
        await seen.part('question').innerText(),
        /Open a tour[\s\S]*Home[\s\S]*penthouse/,
      );
      assert.notEqual(await seen.page.title(), 'Tour of the penthouse');
      await answers(seen, 'allow');
      await seen.part('tool-note').filter({ hasText: 'Done' }).waitFor();
      assert.equal(await seen.page.title(), 'Tour of the penthouse');
      await seen.part('message').filter({ hasText: 'It is open.' }).waitFor();
    });
  }

  it('are those of document.modelContext, as long as they are there', async (test) => {
    if ((process.env['TEST_BROWSER'] ?? 'chromium') !== 'chromium')
      return test.skip('only Chromium has WebMCP');
    await using seen = await visitor({ 'page-tools': '' });
    await seen.page.addScriptTag({ content: REGISTER });
    await seen.types('open the penthouse');
    await answers(seen, 'allow');
    await seen.part('tool-note').filter({ hasText: 'Done: penthouse' }).waitFor();
    assert.equal(await seen.page.title(), 'penthouse');
    await seen.types('open the garage');
    await seen.part('question').waitFor();
    await seen.page.evaluate("leave.abort(); document.title = ''");
    await answers(seen, 'allow');
    await seen.part('tool-note').filter({ hasText: 'no longer possible' }).waitFor();
    assert.equal(await seen.page.title(), '');
  });
});
