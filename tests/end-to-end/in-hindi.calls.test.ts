import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, it } from 'node:test';
import { spawnProvider } from '../support/provider.js';
import { shared } from '../support/shared.js';
import { temporaryFolder } from '../support/temporary-folder.js';
import { CallStage } from './in-call/call-stage.js';
import type { Visitor } from './visitor.js';

const PAGE = `<html lang="hi"><title>दाम</title><main><h2>वर्चुअल टूर</h2>
  <p>हर घर का टूर ₹35,000 में बनता है।</p></main>`;
const QUESTION = 'टूरों की क़ीमत क्या है?';
const ANSWER = /हर घर का टूर ₹35,000 में बनता है।/;
const SPOKEN = /हर घर का टूर 35,000 रुपये में बनता है।/;

/** The assistant speaks first, in Hindi. */
const GREETING = 'नमस्ते, मैं आपकी क्या मदद करूँ?';

/** Waits for a text of a part. */
const shows = (visitor: Visitor, part: string, text: string) =>
  visitor.part(part).filter({ hasText: text }).first().waitFor();

describe('a visitor who speaks Hindi', () => {
  const stage = new CallStage();
  const { provider } = shared({
    provider: async () => {
      const folder = temporaryFolder();
      await writeFile(join(folder, 'prices.html'), PAGE);
      return spawnProvider({ args: ['--knowledge', folder] });
    },
  });

  afterEach(() => stage.goes());

  it('chats and calls, from the first word to the last', async () => {
    const visitor = await stage.comes({
      mode: 'hybrid',
      'language-choice': '',
      'typing-in-call': '',
      'api-url': provider.url,
      'call-bundle-url': provider.callBundleUrl,
      'assistant-overrides': JSON.stringify({ firstMessage: GREETING }),
    });
    await visitor.opens();
    await visitor.part('language-menu').selectOption('हिन्दी');
    await shows(visitor, 'title', 'AI से बात करें');
    await visitor.types(QUESTION);
    await visitor.reads('assistant', ANSWER);
    const answer = visitor.part('assistant-message').locator('.bubble');
    assert.equal(await answer.getAttribute('lang'), 'hi');
    assert.match(await answer.innerText(), /देखें: दाम$/);
    await visitor.calls();
    await visitor.hears('call-start');
    await visitor.reads('assistant', new RegExp(GREETING));
    await visitor.types(QUESTION);
    await visitor.reads('assistant', SPOKEN);
    await visitor.calls();
    await visitor.hears('call-end');
    await shows(visitor, 'past-call', 'आपने कॉल ख़त्म की।');
    const download = visitor.page.waitForEvent('download');
    await visitor.part('save-text-button').click();
    const saved = await readFile(await (await download).path(), 'utf8');
    assert.ok(saved.startsWith(`असिस्टेंट: ${GREETING}\n`), saved);
    assert.ok(saved.includes(`\nआप: ${QUESTION}\n`), saved);
    await visitor.leftNothing();
    const said = await visitor.page.locator('voice-assistant .root').innerText();
    assert.deepEqual(
      said.match(/\p{sc=Latin}{2,}/gu)?.filter((word) => !/AI|English/.test(word)),
      [],
    );
  });
});
