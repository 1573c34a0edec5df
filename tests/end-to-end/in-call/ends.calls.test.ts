import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { it } from 'node:test';
import { engine } from '../../support/engine-gaps.js';
import { callStatus } from '../provider-calls.js';
import type { Visitor } from '../visitor.js';
import { describeInCall, callId, notice, QUIET } from './call-stage.js';

describeInCall('the end of a call', (stage) => {
  it('ends at its time limit during speech', async () => {
    await using visitor = await stage.calls({
      ...QUIET,
      mode: 'hybrid',
      'typing-in-call': '',
      'max-duration-seconds': '16',
    });
    await notice(visitor, /time limit.*[1-8] s/s).waitFor();
    await visitor.types('What do virtual tours cost?');
    await visitor.hears('speech-start');
    assert.equal((await visitor.hears('call-end'))['reason'], 'exceeded-max-duration');
    await visitor.part('past-call').filter({ hasText: 'reached its time limit' }).waitFor();
    await visitor.leftNothing();
    await callStatus(stage.provider, await callId(visitor), 'ended');
  });

  it('shows the reason of its end, and copies and saves the transcript', async () => {
    await using visitor = await stage.calls(QUIET, { faults: 'messages:partials:0.1,end:0.4' });
    await visitor.part('past-call').filter({ hasText: 'The assistant ended the call.' }).waitFor();
    const { origin } = new URL(stage.site.url);
    const permissions = ['clipboard-read', 'clipboard-write'];
    // Firefox is started with a preference for it.
    if (engine() !== 'firefox')
      await visitor.page.context().grantPermissions(permissions, { origin });
    const text = 'You: Do you have a free trial?\n\nAssistant: Yes, we do. It lasts 7 days.\n';

    await visitor.part('copy-button').click();
    await visitor.part('past-call').filter({ hasText: 'Copied' }).waitFor();
    assert.equal(await visitor.page.evaluate(() => navigator.clipboard.readText()), text);

    assert.deepEqual(await saved(visitor, 'save-text-button'), { name: 'transcript.txt', text });

    const captions = await saved(visitor, 'save-captions-button');
    assert.equal(captions.name, 'transcript.vtt');
    assert.match(
      captions.text,
      /^WEBVTT\n\n1\n00:00:0\d\.\d{3} --> 00:00:0\d\.\d{3}\n<v You>Do you/,
    );
    assert.match(captions.text, /\n<v Assistant>Yes, we do\. It lasts 7 days\.\n$/);
  });

  it('ends on a closed page, at the provider as well', async () => {
    await using visitor = await stage.calls();
    const id = await callId(visitor);
    await callStatus(stage.provider, id, 'in-progress');
    await visitor.page.close();
    await callStatus(stage.provider, id, 'ended');
  });
});

/** What a click on a button saves. */
async function saved(visitor: Visitor, button: string): Promise<{ name: string; text: string }> {
  const download = visitor.page.waitForEvent('download');
  await visitor.part(button).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
