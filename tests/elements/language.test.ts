import { expect, fixture, html } from '@open-wc/testing';
import type { VoiceAssistant } from '../../elements/voice-assistant.js';
import { after, type Happening } from '../../stories/states.js';
import { waitUntil } from './drawing.js';

const SAID: readonly [name: string, page: string, text: string, lang: string][] = [
  ['in the letters of the page’s language', 'en', 'It lasts 7 days.', 'en'],
  ['in other letters', 'en', '7 दिन का निःशुल्क परीक्षण।', ''],
  ['in other letters, on a page in these', 'hi', 'सात दिन।', 'hi'],
  ['without letters', 'en', '₹1,70,000', 'en'],
  ['on a page whose language is no tag', 'en_', 'सात दिन।', 'en_'],
];

function spoken(text: string): readonly Happening[] {
  const said = { type: 'call-transcribed', role: 'assistant', text, final: true } as const;
  return [{ type: 'open' }, { type: 'start-call' }, { type: 'call-connected' }, said];
}

describe('the language of a message', () => {
  for (const [name, page, text, lang] of SAID)
    it(`${name} is ${lang ? `“${lang}”` : 'for a screen reader to tell'}`, async () => {
      const frame = await fixture<HTMLElement>(
        html`<div lang=${page}>
          <voice-assistant .snapshot=${after({}, ...spoken(text))}></voice-assistant>
        </div>`,
      );
      const element = frame.querySelector<VoiceAssistant>('voice-assistant')!;
      const bubble = () => element.renderRoot.querySelector<HTMLElement>('.bubble');
      await waitUntil(() => bubble()?.textContent?.includes(text), 'it is drawn');
      expect(bubble()!.lang).to.equal(lang);
    });
});
