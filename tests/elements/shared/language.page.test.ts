import { expect, fixture, html } from '@open-wc/testing';
import type { AssistantOptions } from '../../../core/headless/index.js';
import type { State } from '../../../core/machine/state.js';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { type Happening, after } from '../../../stories/states.js';
import { onPage, waitUntil } from '../support/drawing.js';
import { CONNECTED, FINISHED, turn } from '../support/happenings.js';

const SAID: readonly [name: string, page: string, text: string, lang: string, language?: string][] =
  [
    ['in the letters of the page’s language', 'en', 'It lasts 7 days.', 'en'],
    ['in other letters', 'en', '7 दिन का निःशुल्क परीक्षण।', ''],
    ['in other letters, on a page in these', 'hi', 'सात दिन।', 'hi'],
    ['without letters', 'en', '₹1,70,000', 'en'],
    ['in the letters of the widget’s language', 'en', '7 दिन का निःशुल्क परीक्षण।', 'hi', 'hi'],
    ['with a name in letters of the page', 'en', 'EMI की गणना करें।', 'hi', 'hi'],
    ['with a name in other letters', 'en', 'The word हिन्दी names it.', 'en', 'hi'],
    ['in letters of neither language', 'en', 'سات دن۔', '', 'hi'],
    ['in the letters of the widget alone', 'hi', 'It lasts 7 days.', 'en', 'en'],
    ['in Latin letters, unlike both', 'hi', 'EMI', 'hi', 'mr'],
    ['in the script of both', 'mr', 'सात दिवस.', 'mr', 'hi'],
    ['on a page without a language', '', 'Sieben Tage.', ''],
    ['on a Chinese page', 'zh', '七天。', 'zh'],
    ['on a page whose language is no tag', 'en_', 'सात दिन।', 'en_'],
  ];

function spoken(text: string): readonly Happening[] {
  const said = { type: 'call-transcribed', role: 'assistant', text, final: true } as const;
  return [...CONNECTED, said];
}

/** Waits for the texts in a language. */
const translated = (element: VoiceAssistant, language: string) =>
  waitUntil(
    () => element.renderRoot.querySelector<HTMLElement>('.root')?.lang === language,
    `it is in ${language}`,
  );

/** A shadow root nested in another one. */
function nested(page: HTMLElement): ShadowRoot {
  const outer = page.attachShadow({ mode: 'open' });
  const inner = document.createElement('div');
  outer.append(inner);
  return inner.attachShadow({ mode: 'closed' });
}

describe('the language of a message', () => {
  it('is the page’s, also inside nested shadow roots', async () => {
    const page = await fixture<HTMLElement>(html`<div lang="fr"></div>`);
    const element = document.createElement('voice-assistant');
    element.snapshot = after({}, ...spoken('Sept jours.'));
    nested(page).append(element);
    await waitUntil(() => element.renderRoot.querySelector('.bubble'), 'it is drawn');
    expect(element.renderRoot.querySelector<HTMLElement>('.bubble')!.lang).to.equal('fr');
  });

  for (const [name, page, text, lang, language] of SAID)
    it(`${name} is ${lang ? `“${lang}”` : 'left to the screen reader'}`, async () => {
      const state = after({}, ...spoken(text));
      const { element } = await onPage(page, language ? { language } : {}, state);
      if (language) await translated(element, language);
      const bubble = () => element.renderRoot.querySelector<HTMLElement>('.bubble');
      await waitUntil(() => bubble()?.textContent?.includes(text), 'it is drawn');
      expect(bubble()!.lang).to.equal(lang);
    });
});

describe('the language of an announcement', () => {
  for (const [name, page, text, lang, language] of SAID.slice(0, 5))
    it(`${name} is ${lang ? `“${lang}”` : 'left to the screen reader'}`, async () => {
      const asked = turn('How long?', text);
      const state = after({ mode: 'chat' }, ...asked);
      const { element } = await onPage(page, language ? { language } : {}, state);
      if (language) await translated(element, language);
      const announced = () => element.renderRoot.querySelector<HTMLElement>('.announced');
      await waitUntil(() => announced(), 'it is drawn');
      element.snapshot = after({ mode: 'chat' }, ...asked, FINISHED);
      await waitUntil(() => announced()!.textContent.includes(text), 'it is announced');
      expect(announced()!.lang).to.equal(lang);
    });
});

describe('the language of a page’s texts', () => {
  const languageOf = async (name: string, options: AssistantOptions, state: State) => {
    const { element } = await onPage('ne', options, state);
    const shown = () => element.renderRoot.querySelector<HTMLElement>(name);
    await waitUntil(shown, 'it is drawn');
    return shown()!.closest<HTMLElement>('[lang]')!.lang;
  };

  const closed = after({}, { type: 'start-call' });
  const open = after({}, { type: 'open' });
  const written = after({ mode: 'chat' }, { type: 'open' });
  const asked = after({ consentRequired: true }, { type: 'open' });

  for (const [name, selector, options, state] of [
    ['title of the consent', '#consent-title', { consentTitle: 'शर्तें' }, asked],
    ['consent', '#consent-content', { consentContent: 'सब रिकॉर्ड होता है।' }, asked],
    [
      'invitation',
      '.empty [part="empty-text"]',
      { mode: 'chat', chatEmptyMessage: 'पूछिए' },
      written,
    ],
    ['launcher', '.root[lang] [part="launcher-title"]', { ctaTitle: 'पूछिए' }, closed],
    ['panel', '[part="title"]', { title: 'पूछिए' }, open],
    ['button', '[part~="call-button"]', { mode: 'hybrid', startButtonText: 'फ़ोन' }, open],
  ] as const)
    it(`is the page's for the ${name}, and English for the widget's own`, async () => {
      expect(await languageOf(selector, options, state)).to.equal('ne');
      const { mode } = state.settings;
      expect(await languageOf(selector, { mode }, state)).to.equal('en');
    });

  it('is the page’s below the launcher, and English for the status there', async () => {
    const line = '.root[lang] [part="launcher-subtitle"]';
    expect(await languageOf(line, { ctaSubtitle: 'टूर' }, after({}))).to.equal('ne');
    expect(await languageOf(line, {}, closed)).to.equal('en');
  });
});
