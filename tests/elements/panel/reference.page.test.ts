import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { event, json, serve } from '../../support/scripted-provider.js';
import { drawn, enter, opened, part, present, text, waitUntil } from '../support/drawing.js';
import { replace } from '../../core/support/after-test.js';
import { recordCopies } from '../support/page-changes.js';

async function send(element: VoiceAssistant, message: string): Promise<void> {
  await enter(element, message);
  await sendKeys({ press: 'Enter' });
}

/** A chat of which the second turn has failed. */
async function failedChat(): Promise<VoiceAssistant> {
  const apiUrl = await serve(
    { parts: [event({ sessionId: 'session-7', delta: 'Hello' }), event('[DONE]')] },
    json(400, { message: 'No' }),
  );
  const element = await opened({ apiUrl, publicKey: 'key', assistantId: 'id', mode: 'chat' });
  await send(element, 'Hi');
  await waitUntil(() => part(element, 'tools'));
  await send(element, 'And now?');
  await drawn(element, 'failure');
  return element;
}

describe('the reference beside a failure', () => {
  it('is copied synchronously in the click', async () => {
    const copied = recordCopies();
    const element = await failedChat();
    const button = await drawn(element, 'reference-button');
    expect(text(element, 'reference-button')).to.equal('Copy reference');
    button.click();
    expect(copied).to.deep.equal(['Chat session-7']);
    await waitUntil(() => text(element, 'reference-button') === 'Copied');
  });

  it('is shown where there is no clipboard', async () => {
    replace(navigator, 'clipboard', undefined);
    const element = await failedChat();
    (await drawn(element, 'reference-button')).click();
    await waitUntil(() => text(element, 'reference-button') === 'Chat session-7');
  });

  it('is absent while the provider has given no id', async () => {
    const apiUrl = await serve(json(400, { message: 'No' }));
    const element = await opened({ apiUrl, publicKey: 'key', assistantId: 'id', mode: 'chat' });
    await send(element, 'Hi');
    await drawn(element, 'failure');
    await import('../../../elements/panel/reference.js');
    await element.updateComplete;
    expect(present(element, 'failure').querySelector('[part=reference-button]')).to.equal(null);
  });
});
