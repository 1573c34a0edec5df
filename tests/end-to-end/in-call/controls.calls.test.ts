import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeInCall, QUIET } from './call-stage.js';

describeInCall('the visitor in a call', (stage) => {
  it('a visitor may start muted', async () => {
    const visitor = await stage.calls({ 'start-muted': '' });
    await visitor.sees('muted');
    assert.ok((await visitor.microphones()).every((enabled) => !enabled));
    await visitor.part('mute-button').click();
    await visitor.sees('muted', false);
    assert.deepEqual((await visitor.microphones()).filter(Boolean), [true]);
  });

  it('can end the call from full screen, and from a modal dialog in it', async () => {
    const visitor = await stage.calls(QUIET);
    const { page } = visitor;
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        `<div><button onclick="parentElement.requestFullscreen()">Enlarge</button>
        <button onclick="nextElementSibling.showModal()">Ask</button>
        <dialog><p>Well?</p></dialog></div>`,
      );
    });
    const end = page.getByRole('button', { name: 'End Call' }).last();
    await page.getByText('Enlarge').click();
    await page.waitForFunction(() => document.fullscreenElement);
    await end.click({ trial: true });
    await page.getByText('Ask').click();
    await end.click();
    await visitor.hears('call-end');
  });
});
