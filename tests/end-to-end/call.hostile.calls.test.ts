import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { COLLECT_ERRORS, HOSTILE_PAGES } from '../support/hostile-pages.js';
import { waitUntilNothingIsLeft, watchingWhatIsLeft } from '../support/left-behind.js';
import { CallStage } from './in-call/call-stage.js';

const RESET = `
  const style = document.createElement('style');
  style.textContent = '* { all: unset !important }';
  document.head.append(style);`;

const DIALOG = `
  const dialog = document.createElement('dialog');
  dialog.append(document.querySelector('voice-assistant'));
  document.body.append(dialog);
  dialog.showModal();`;

const whenParsed = (script: string) =>
  `addEventListener('DOMContentLoaded', () => { ${script} }, { once: true });`;

const scriptOf = (part: string) =>
  `{ ${HOSTILE_PAGES.find(({ name }) => name.includes(part))!.script} }`;

const PAGES = {
  'resets all styles and patches fetch and Array':
    scriptOf('fetch') + scriptOf('old libraries') + whenParsed(RESET),
  'has the widget in a modal dialog': whenParsed(DIALOG),
};

const stage = new CallStage(watchingWhatIsLeft);

describe('a call on a page that', () => {
  afterEach(() => stage.goes());

  for (const [name, script] of Object.entries(PAGES))
    it(`${name} connects, is read, and leaves nothing`, async () => {
      const visitor = await stage.calls({}, { script: COLLECT_ERRORS + script });
      await visitor.reads('assistant', /How can I help you today/);
      await visitor.calls();
      assert.equal((await visitor.hears('call-end'))['reason'], 'customer-ended-call');
      await visitor.leftNothing();
      await waitUntilNothingIsLeft(visitor.page);
      assert.deepEqual(await visitor.page.evaluate('pageErrors'), []);
    });
});
