import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { Stage } from './stage.js';

const stage = new Stage();

describe('in a page without a builtin', () => {
  afterEach(() => stage.goes());

  for (const [owner, name] of [
    ['Array.prototype', 'findLast'],
    ['String.prototype', 'trim'],
    ['Date', 'now'],
  ])
    it(`the launcher says that nothing loads, until there is ${owner}.${name}`, async () => {
      const script = `window.removed = ${owner}.${name}; delete ${owner}.${name};`;
      const visitor = await stage.comes({ mode: 'chat' }, { script });
      const alert = visitor.page.locator('voice-assistant [role="alert"]');
      for (const presses of [1, 2]) {
        await visitor.part('launcher').click();
        await visitor.page.waitForFunction(
          (count) =>
            (
              window as unknown as { recorder: { reported: { type: string }[] } }
            ).recorder.reported.filter(({ type }) => type === 'error').length === count,
          presses,
        );
        await alert.filter({ hasText: 'Could not load.' }).waitFor({ state: 'attached' });
      }
      await visitor.page.evaluate(`${owner}.${name} = window.removed`);
      await visitor.opens();
      await visitor.types('What are your opening hours?');
      await visitor.reads('assistant', /Monday/);
      assert.equal(await alert.count(), 0);
    });

  it('chats where there is no more than a DOM for unit tests has', async () => {
    const visitor = await stage.comes({ mode: 'hybrid' }, { script: `(${leaveTestDom})()` });
    await visitor.opens();
    await visitor.types('What are your opening hours?');
    await visitor.reads('assistant', /Monday/);
    await visitor.part('call-button').click();
    await visitor.part('failure').filter({ hasText: 'does not support calls' }).waitFor();
    await visitor.part('close-button').click();
    await visitor.part('launcher').waitFor();
  });
});

/** Runs in the page. Removes what jsdom and happy-dom lack, of what the widget uses. */
function leaveTestDom(): void {
  const lacking = [
    [window, 'AudioContext', 'CSS', 'IntersectionObserver', 'Option', 'ResizeObserver'],
    [window, 'isSecureContext', 'matchMedia', 'reportError', 'scheduler', 'visualViewport'],
    [HTMLElement.prototype, 'attachInternals', 'hidePopover', 'popover', 'showPopover'],
    [Element.prototype, 'animate', 'checkVisibility', 'part', 'scrollIntoView'],
    [Element.prototype, 'setPointerCapture', 'scrollBy'],
    [ShadowRoot.prototype, 'adoptedStyleSheets', 'elementFromPoint'],
    [Document.prototype, 'adoptedStyleSheets'],
    [CSSStyleSheet.prototype, 'replace', 'replaceSync'],
    [Navigator.prototype, 'clipboard', 'locks', 'mediaDevices', 'mediaSession', 'permissions'],
    [Navigator.prototype, 'userActivation', 'wakeLock'],
  ] as const;
  for (const [owner, ...names] of lacking)
    for (const name of names) Reflect.deleteProperty(owner, name);
}
