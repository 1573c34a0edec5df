import assert from 'node:assert/strict';
import { afterEach, it } from 'node:test';
import { COLLECT_ERRORS, HOSTILE_PAGES } from '../support/hostile-pages.js';
import { waitUntilNothingIsLeft, watchingWhatIsLeft } from '../support/left-behind.js';
import { CallStage } from './in-call/call-stage.js';

const RESET = `addEventListener('DOMContentLoaded', () => {
  const style = document.createElement('style');
  style.textContent = '* { all: unset !important }';
  document.head.append(style);
}, { once: true });`;

const scriptOf = (part: string) =>
  `{ ${HOSTILE_PAGES.find(({ name }) => name.includes(part))!.script} }`;

const stage = new CallStage(watchingWhatIsLeft);

afterEach(() => stage.goes());

it('a call on a page that resets all styles and patches fetch and Array leaves nothing', async () => {
  const script = COLLECT_ERRORS + scriptOf('fetch') + scriptOf('old libraries') + RESET;
  const visitor = await stage.calls({}, { script });
  await visitor.reads('assistant', /How can I help you today/);
  await visitor.calls();
  assert.equal((await visitor.hears('call-end'))['reason'], 'customer-ended-call');
  await visitor.leftNothing();
  await waitUntilNothingIsLeft(visitor.page);
  assert.deepEqual(await visitor.page.evaluate('pageErrors'), []);
});
