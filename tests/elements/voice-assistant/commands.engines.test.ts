import { expect, fixture, html } from '@open-wc/testing';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { drawn, part, waitUntil } from '../support/drawing.js';
import { recordIntents } from '../support/intents.js';
import { describeWith } from '../../core/support/it-with.js';

/** The commands and their equivalent methods. */
const COMMANDS = [
  ['--open', 'open'],
  ['--close', 'close'],
  ['--start-call', 'startCall'],
  ['--end-call', 'endCall'],
  ['--toggle-mute', 'toggleMute'],
  ['--reset', 'reset'],
] as const;

interface Commanded {
  readonly element: VoiceAssistant;
  readonly button: HTMLButtonElement;
}

/** An element with a button that controls it by an invoker command. */
async function commandedBy(command: string): Promise<Commanded> {
  const place = await fixture(html`
    <div>
      <button commandfor="of-commands" command=${command}>Do it</button>
      <voice-assistant id="of-commands"></voice-assistant>
    </div>
  `);
  const element = place.querySelector('voice-assistant')!;
  await element.updateComplete;
  return { element, button: place.querySelector('button')! };
}

describeWith('invoker commands')('an invoker command', () => {
  for (const [command, method] of COMMANDS)
    it(`${command} dispatches the intent of ${method}()`, async () => {
      const { element, button } = await commandedBy(command);
      const intents = recordIntents(element);
      button.click();
      element[method]();
      await waitUntil(() => intents.length === 2, 'both have asked');
      expect(intents[0]).to.deep.equal(intents[1]);
      expect(intents[0]).to.deep.equal({ type: command.slice('--'.length) });
    });

  it('--withdraw-consent dispatches the intent that has no method', async () => {
    const { element, button } = await commandedBy('--withdraw-consent');
    const intents = recordIntents(element);
    button.click();
    await waitUntil(() => intents.length === 1, 'it is asked');
    expect(intents).to.deep.equal([{ type: 'withdraw-consent' }]);
  });

  it('opens and closes the panel', async () => {
    const { element, button } = await commandedBy('--open');
    button.click();
    await drawn(element, 'panel');
    button.setAttribute('command', '--close');
    button.click();
    await waitUntil(() => !part(element, 'panel'), 'it is closed');
  });

  for (const command of ['--unknown', '--Open', 'show-modal'])
    it(`${command} dispatches nothing`, async () => {
      const { element, button } = await commandedBy(command);
      const intents = recordIntents(element);
      button.click();
      element.open();
      await waitUntil(() => intents.length > 0, 'it is asked for something');
      expect(intents).to.deep.equal([{ type: 'open' }]);
    });
});

describe('the methods that send a message', () => {
  it('dispatch their intents', async () => {
    const element = await fixture<VoiceAssistant>(html`<voice-assistant></voice-assistant>`);
    const intents = recordIntents(element);
    element.sendToCall({ type: 'end-call' });
    element.sendMessage('Hello');
    await waitUntil(() => intents.length === 2, 'both have asked');
    expect(intents).to.deep.equal([
      { type: 'send-to-call', message: { type: 'end-call' } },
      { type: 'send-message', text: 'Hello' },
    ]);
  });
});
