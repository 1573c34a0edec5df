import { expect, fixture, html } from '@open-wc/testing';
import type { Intent } from '../../../core/headless/index.js';
import { Engine } from '../../../elements/voice-assistant/engine.js';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { drawn, part, waitUntil } from '../support/drawing.js';
import '../../../elements/define.js';
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

/** Records the intents of an element from now on, without performing them. */
function asked(element: VoiceAssistant): Intent[] {
  const intents: Intent[] = [];
  class Asked extends Engine {
    override readonly dispatch = (intent: Intent): boolean => intents.push(intent) > 0;
  }
  Object.assign(element, { loadEngine: async () => ({ Engine: Asked }) });
  return intents;
}

describeWith('invoker commands')('an invoker command', () => {
  for (const [command, method] of COMMANDS)
    it(`${command} dispatches the intent of ${method}()`, async () => {
      const { element, button } = await commandedBy(command);
      const intents = asked(element);
      button.click();
      element[method]();
      await waitUntil(() => intents.length === 2, 'both have asked');
      expect(intents[0]).to.deep.equal(intents[1]);
      expect(intents[0]).to.deep.equal({ type: command.slice('--'.length) });
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
      const intents = asked(element);
      button.click();
      element.open();
      await waitUntil(() => intents.length > 0, 'it is asked for something');
      expect(intents).to.deep.equal([{ type: 'open' }]);
    });
});
