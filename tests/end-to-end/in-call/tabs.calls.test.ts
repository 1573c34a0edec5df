import assert from 'node:assert/strict';
import { it } from 'node:test';
import { CALL_REQUEST, describeInCall } from './call-stage.js';

describeInCall('calls in several tabs and elements', (stage) => {
  it('one visitor has one call in two tabs, and may take it from the one to the other', async () => {
    await using first = await stage.calls(stage.realtime());

    const second = await stage.comes(stage.realtime(), { beside: first });
    const requested: string[] = [];
    second.page.on('request', (request) => requested.push(request.url()));
    await second.opens();
    await second.calls();
    const elsewhere = 'You are on a call in another tab';
    await second.part('failure').filter({ hasText: elsewhere }).waitFor();
    await second.leftNothing();
    assert.match(JSON.stringify(await second.reported('call-start-failed')), /call-elsewhere/);
    assert.deepEqual(
      requested.filter((url) => CALL_REQUEST.test(url)),
      [],
    );
    assert.deepEqual(await first.reported('call-end'), []);
    await first.sees('connected');

    await second.part('retry-button').click();
    await second.sees('connected');
    assert.equal((await first.hears('call-end'))['reason'], 'call-moved');
    await first.part('past-call').filter({ hasText: 'continues in another tab' }).waitFor();
    await first.leftNothing();

    await second.page.close();
    await first.page.waitForFunction(async () => !(await navigator.locks.query()).held?.length);
    await first.calls();
    await first.sees('connected');
    assert.deepEqual(await first.reported('error'), []);
  });

  it('one visitor may have a call with each of two assistants of a page', async () => {
    await using visitor = await stage.comes();
    const { page } = visitor;
    await page.evaluate(() => {
      const one = document.querySelector('voice-assistant')!;
      const two = one.cloneNode() as HTMLElement;
      two.setAttribute('position', 'bottom-left');
      two.setAttribute('assistant-overrides', '{"firstMessage":"Good evening."}');
      document.body.append(two);
      for (const each of document.querySelectorAll('voice-assistant')) {
        each.open();
        each.startCall();
      }
    });
    const said = (which: number, text: RegExp) =>
      page
        .locator('voice-assistant')
        .nth(which)
        .locator('[part~="assistant-message"]')
        .filter({ hasText: text })
        .waitFor();
    await said(0, /help you today/);
    await said(1, /Good evening/);
    const playing = await page.evaluate(
      () => [...document.querySelectorAll('audio')].filter(({ paused }) => !paused).length,
    );
    assert.equal(playing, 2);

    await page.evaluate(() => document.querySelectorAll('voice-assistant')[0]!.endCall());
    await page.waitForFunction(() => document.querySelectorAll('audio').length === 1);
    assert.equal((await visitor.reported('call-end')).length, 1);
    const words = 'I am still here.';
    await page.evaluate((message) => {
      const say = { type: 'say', message, content: message };
      document.querySelectorAll('voice-assistant')[1]!.sendToCall(say);
    }, words);
    await said(1, /I am still here/);
    assert.equal(await page.locator('voice-assistant:state(connected)').count(), 1);

    await page.evaluate(() => document.querySelectorAll('voice-assistant')[1]!.endCall());
    await visitor.leftNothing();
  });
});
