import { expect, fixture, html } from '@open-wc/testing';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import '../../../elements/define.js';
import { waitUntil } from '../support/drawing.js';
import { recordWarnings } from '../../core/support/after-test.js';

describe('attributes', () => {
  it('name the right one in the console, unless they belong to the page', async () => {
    const warnings = recordWarnings();
    const element = await fixture<VoiceAssistant>(
      html`<voice-assistant
        class="ours"
        data-model="x"
        router-link="/"
        publicKey="key"
        asistant-id="a-1"
        xmode="voice"
        mode="chat"
      ></voice-assistant>`,
    );
    element.open();
    await waitUntil(() => warnings.length >= 3);
    expect(warnings).to.deep.equal([
      'voice-assistant: attribute publickey is not known. Did you mean public-key?',
      'voice-assistant: attribute asistant-id is not known. Did you mean assistant-id?',
      'voice-assistant: attribute xmode is not known. Did you mean mode?',
    ]);
  });
});
