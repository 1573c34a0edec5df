import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import {
  closePanel,
  drawn,
  enter,
  opened,
  openPanel,
  part,
  present,
  text,
  waitUntil,
} from '../support/drawing.js';

const OPTIONS = { mode: 'chat', firstChatMessage: 'Hey there' } as const;

async function asked() {
  const element = await opened(OPTIONS);
  await enter(element, 'Hello');
  await sendKeys({ press: 'Enter' });
  await waitUntil(() => text(element, 'conversation')?.includes('Hello'));
  present(element, 'reset-button').click();
  await drawn(element, 'reset-question');
  await waitUntil(() => present(element, 'keep-button').matches(':focus'));
  return element;
}

describe('the button that starts over', () => {
  it('asks before it deletes a conversation', async () => {
    const element = await asked();
    expect(text(element, 'reset-question')).to.match(/^Delete this conversation/);
    expect(text(element, 'conversation')).to.contain('Hello');
    present(element, 'confirm-reset-button').click();
    await waitUntil(() => !text(element, 'conversation')?.includes('Hello'));
    expect(part(element, 'reset-question')).to.equal(null);
    await waitUntil(() => present(element, 'reset-button').matches(':focus'));
  });

  for (const key of ['Enter', 'Escape'])
    it(`keeps the conversation if the visitor cancels with ${key}`, async () => {
      const element = await asked();
      await sendKeys({ press: key });
      await waitUntil(() => !part(element, 'reset-question'));
      expect(text(element, 'conversation')).to.contain('Hello');
      await waitUntil(() => present(element, 'reset-button').matches(':focus'));
    });

  it('no longer asks when the panel was closed', async () => {
    const element = await asked();
    await closePanel(element);
    await openPanel(element);
    expect(part(element, 'reset-question')).to.equal(null);
  });

  it('does not ask where nothing would be lost, nor does the method', async () => {
    const element = await opened(OPTIONS);
    present(element, 'reset-button').click();
    await element.updateComplete;
    expect(part(element, 'reset-question')).to.equal(null);
    element.sendMessage('Hello');
    await drawn(element, 'user-message');
    element.reset();
    await waitUntil(() => !text(element, 'conversation')?.includes('Hello'));
  });
});
