import { expect, fixture, html } from '@open-wc/testing';
import { lazy } from '../../../core/async/lazy.js';
import { LANGUAGE_KEY } from '../../../core/conversation/tab-keys.js';
import type { AssistantOptions } from '../../../core/headless/index.js';
import { LOCALES } from '../../../core/i18n/locales.js';
import { CallEndEvent, MessageReceivedEvent } from '../../../elements/voice-assistant/events.js';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { after } from '../../../stories/states.js';
import { afterTest, recordWarnings, replace } from '../../core/support/after-test.js';
import { LANGUAGES } from '../../../core/i18n/languages.js';
import { assistant, drawn, onPage, part, present, text, waitUntil } from '../support/drawing.js';

const ENGLISH = 'Talk with AI';
const HINDI = 'AI से बात करें';
const URDU = 'AI سے بات کریں';

/** Waits until the closed launcher has a label, and returns the language and direction of the widget. */
async function labelled(element: VoiceAssistant, label: string): Promise<(string | null)[]> {
  await waitUntil(() => text(element, 'launcher-title') === label, `the launcher says ${label}`);
  const root = element.renderRoot.querySelector('.root')!;
  return [root.getAttribute('lang'), root.getAttribute('dir')];
}

const ROWS: readonly [name: string, page: string, options: AssistantOptions, label: string][] = [
  ['of the page', 'hi-IN', {}, HINDI],
  ['of the page, from right to left', 'ur', {}, URDU],
  ['English on a page in an unknown language', 'zz', {}, ENGLISH],
  ['English on a page in another script', 'hi-Latn', {}, ENGLISH],
  ['of the option rather than of the page', 'ur', { language: 'hi' }, HINDI],
  ['English by the option', 'hi', { language: 'en-GB' }, ENGLISH],
  ['of the visitor', 'en', { language: 'visitor' }, URDU],
  ['below the texts of the page', 'hi', { texts: { title: 'पूछिए' } }, 'पूछिए'],
  ['below the title of the page', 'hi', { title: 'पूछिए' }, 'पूछिए'],
];

describe('the language of the texts', () => {
  beforeEach(() => replace(navigator, 'languages', ['zz', 'ur-PK', 'hi']));

  for (const [name, page, options, label] of ROWS)
    it(`is ${name}, before the panel is opened`, async () => {
      const { element } = await onPage(page, options);
      await labelled(element, label);
      expect(part(element, 'panel')).to.equal(null);
    });

  it('marks the widget, and decides its direction', async () => {
    const { element } = await onPage('ur');
    expect(await labelled(element, URDU)).to.deep.equal(['ur', 'rtl']);
    // The language by which Chromium and WebKit choose fonts.
    const { webkitLocale = 'ur' } = getComputedStyle(
      present(element, 'launcher'),
    ) as CSSStyleDeclaration & { readonly webkitLocale?: string };
    expect(webkitLocale).to.contain('ur');
    element.language = 'hi';
    expect(await labelled(element, HINDI)).to.deep.equal(['hi', 'ltr']);
  });

  for (const [name, page, options, lang] of [
    ['the page’s in a language without texts', 'fr', {}, null],
    ['the page’s for a title of the page', 'en', { language: 'hi', title: 'Ask us' }, null],
    ['the page’s for a title in its texts', 'ur', { texts: { title: 'پوچھیں' } }, null],
    ['the widget’s for its own title', 'en', { language: 'hi' }, 'hi'],
    ['English for a language that there is not', 'hi', { language: 'en' }, null],
  ] as const)
    it(`at rest is ${name}`, async () => {
      const { element } = await onPage(page, options);
      const root = element.renderRoot.querySelector('.root')!;
      const other = await onPage('ur');
      await labelled(other.element, URDU);
      if (lang) await waitUntil(() => root.getAttribute('lang') === lang, `it is ${lang}`);
      expect(root.getAttribute('lang')).to.equal(lang);
    });

  it('follows a page that changes its language, and the panel does, too', async () => {
    const { page, element } = await onPage('en');
    element.open();
    await drawn(element, 'panel');
    for (const [lang, status] of [
      ['hi', 'नीचे संदेश लिखें'],
      ['ur', 'نیچے پیغام لکھیں'],
      ['en', 'Type a message below'],
    ]) {
      page.lang = lang!;
      await waitUntil(() => text(element, 'status') === status, `the status is ${status}`);
    }
    expect(element.renderRoot.querySelector('.root')!.getAttribute('dir')).to.equal(null);
  });

  it('is that of the page around nested shadow roots', async () => {
    const page = await fixture<HTMLElement>(html`<div lang="en"></div>`);
    const inner = document.createElement('div');
    page.attachShadow({ mode: 'open' }).append(inner);
    const element = document.createElement('voice-assistant');
    inner.attachShadow({ mode: 'closed' }).append(element);
    await labelled(element, ENGLISH);
    page.lang = 'ur';
    await labelled(element, URDU);
    inner.lang = 'hi';
    await labelled(element, HINDI);
  });

  for (const language of ['xx', 'hi_IN', 'pa-PK', 'Hindi'])
    it(`warns of "${language}", and is English`, async () => {
      const warnings = recordWarnings();
      const element = await assistant({ language });
      await waitUntil(() => warnings.length, 'it warns');
      element.requestUpdate();
      await element.updateComplete;
      expect(await labelled(element, ENGLISH)).to.deep.equal(['en', null]);
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain(`option language: "${language}" is not "visitor" or`);
    });

  it('is that of what is announced', async () => {
    const { element } = await onPage('ur');
    element.snapshot = after({});
    await labelled(element, URDU);
    const announced = () => element.renderRoot.querySelector<HTMLElement>('.announced');
    await waitUntil(announced, 'it is drawn');
    element.snapshot = after({}, { type: 'start-call' }, { type: 'close' });
    await waitUntil(() => announced()!.textContent, 'it is announced');
    expect(announced()!.textContent).to.contain('کنیکٹ ہو رہا ہے...');
    expect(announced()!.lang).to.equal('ur');
  });

  it('is English when the texts cannot be loaded, until an update loads them', async () => {
    const failing = () => Promise.reject(new Error('offline'));
    const answers = [failing, () => import('../../../core/i18n/locales/hi.js')];
    let asked = 0;
    const answer = () => answers[Math.min(asked++, 1)]!();
    replace(LOCALES as { hi: typeof LOCALES.hi }, 'hi', lazy(answer));
    const { element } = await onPage('hi');
    await waitUntil(() => asked, 'it is asked for');
    expect(await labelled(element, ENGLISH)).to.deep.equal(['en', null]);
    element.requestUpdate();
    await labelled(element, HINDI);
    expect(asked).to.equal(2);
  });

  it('keeps the launcher at its edge in both directions', async () => {
    for (const lang of ['ur', 'hi']) {
      const { element, page } = await onPage(lang);
      page.dir = lang === 'hi' ? 'rtl' : 'ltr';
      await labelled(element, lang === 'hi' ? HINDI : URDU);
      element.snapshot = after({}, { type: 'open' });
      const panel = await drawn(element, 'panel');
      expect(innerWidth - panel.getBoundingClientRect().right).to.be.within(0, 40);
    }
  });
});

/** Chooses a language in the menu, as a visitor does. */
async function choose(element: VoiceAssistant, language: string): Promise<void> {
  const menu = (await drawn(element, 'language-menu')) as HTMLSelectElement;
  menu.value = language;
  menu.dispatchEvent(new Event('change'));
}

const inUse = (element: VoiceAssistant) =>
  waitUntil(() => part(element, 'language-menu'), 'there is a menu').then(
    () => (present(element, 'language-menu') as HTMLSelectElement).value,
  );

const GERMAN = { texts: { language: 'de', status: { chat: 'Schreiben Sie unten' } } };

describe('the language that the visitor chooses', () => {
  const options = { languageChoice: true, keepConversation: true };
  const kept = () => sessionStorage.getItem(LANGUAGE_KEY);

  beforeEach(() => afterTest(() => (sessionStorage.clear(), localStorage.clear())));

  it('is one of all, each named in itself', async () => {
    const { element } = await onPage('mr', { languageChoice: true });
    element.open();
    expect(await inUse(element)).to.equal('mr');
    const choices = [...present(element, 'language-menu').children] as HTMLOptionElement[];
    expect(choices.map(({ lang }) => lang)).to.deep.equal(['en', ...LANGUAGES]);
    expect(choices.map(({ text: name }) => name).join()).to.contain('English,हिन्दी,ಕನ್ನಡ,தமிழ்');
  });

  it('takes precedence over the option and the page, and the focus stays', async () => {
    const { element } = await onPage('en', { languageChoice: true, language: 'ur' });
    element.open();
    const menu = await drawn(element, 'language-menu');
    await waitUntil(() => text(element, 'status') === 'نیچے پیغام لکھیں', 'it is Urdu');
    menu.focus();
    await choose(element, 'hi');
    await waitUntil(() => text(element, 'status') === 'नीचे संदेश लिखें', 'it is Hindi');
    expect(element.renderRoot.querySelector(':focus')).to.equal(menu);
    expect(menu.ariaLabel).to.equal('भाषा');
    await choose(element, 'en');
    await waitUntil(() => text(element, 'status') === 'Type a message below', 'it is English');
    expect(kept()).to.equal(null);
  });

  it('does not take precedence over the texts of the page', async () => {
    const { element } = await onPage('en', { languageChoice: true, ...GERMAN });
    element.open();
    await choose(element, 'hi');
    await waitUntil(() => text(element, 'greeting') === 'मैं आपकी क्या मदद करूँ?', 'it is Hindi');
    expect(text(element, 'status')).to.equal('Schreiben Sie unten');
  });

  it('is kept for the next page of the tab where the conversation is', async () => {
    const { element } = await onPage('en', options);
    element.open();
    await choose(element, 'hi');
    await waitUntil(kept, 'it is kept');
    await labelled((await onPage('ur', options)).element, HINDI);
    await labelled((await onPage('ur', { languageChoice: true })).element, URDU);
    await labelled((await onPage('ur', { keepConversation: true })).element, URDU);
  });

  it('shows the notice in it, and is kept with the consent until that is withdrawn', async () => {
    const asking = { ...options, consentRequired: true, consentVersion: '1' };
    const { element } = await onPage('en', asking);
    element.open();
    await drawn(element, 'consent');
    await choose(element, 'hi');
    await waitUntil(() => text(element, 'accept-button') === 'स्वीकार करें', 'it is Hindi');
    expect(kept()).to.equal(null);
    present(element, 'accept-button').click();
    await waitUntil(kept, 'it is kept');
    (await drawn(element, 'withdraw-consent-button')).click();
    await waitUntil(() => !part(element, 'panel'), 'the panel closes');
    await element.updateComplete;
    expect(kept()).to.equal(null);
  });

  it('is chosen in a menu of the page, also before the widget has loaded', async () => {
    const { element } = await onPage('en', options);
    element.chooseLanguage('hi-IN');
    await labelled(element, HINDI);
    expect(kept()).to.equal('hi');
    element.open();
    await choose(element, 'en');
    element.chooseLanguage('hi');
    await waitUntil(() => text(element, 'status') === 'नीचे संदेश लिखें', 'it is Hindi again');
    await element.updateComplete;
  });

  for (const [given, language, problem] of [
    [
      { languageChoice: true },
      'fr',
      /^voice-assistant: chooseLanguage\(\): "fr" is not the tag of one of: en, hi, /,
    ],
    [{ languageChoice: true }, undefined, /undefined is not the tag/],
    [{}, 'hi', /chooseLanguage\(\): needs the option languageChoice\./],
  ] as const)
    it(`is not ${language} with ${JSON.stringify(given)}, of which the page is warned`, async () => {
      const { element } = await onPage('en', given);
      const warnings = recordWarnings();
      element.chooseLanguage(language as string);
      await waitUntil(() => warnings.length > 0, 'it is warned');
      expect(warnings.join()).to.match(problem);
      await labelled(element, ENGLISH);
    });

  it('is ignored when it is none', async () => {
    sessionStorage.setItem(LANGUAGE_KEY, '<xx>');
    await labelled((await onPage('ur', options)).element, URDU);
  });
});

/** A message of the provider in a call; anything may be in it. */
const detected = (language: unknown) =>
  new MessageReceivedEvent({ type: 'language-change-detected', language } as never);

describe('the language that is detected in a call', () => {
  it('is followed until the call ends', async () => {
    const { element } = await onPage('en', { followLanguage: true });
    await labelled(element, ENGLISH);
    for (const [language, label] of [
      ['hi', HINDI],
      ['ur-PK', URDU],
      ['fr', ENGLISH],
      ['hi', HINDI],
      [7, ENGLISH],
      ['hi', HINDI],
    ]) {
      // The code that follows loads by itself.
      await waitUntil(() => {
        element.dispatchEvent(detected(language));
        return text(element, 'launcher-title') === label;
      }, `${language} is followed`);
    }
    // An error of a listener would fail the test.
    element.dispatchEvent(new MessageReceivedEvent(null as never));
    element.dispatchEvent(new CallEndEvent('customer-ended-call'));
    await labelled(element, ENGLISH);
  });

  it('gives way to what the visitor has chosen', async () => {
    const { element } = await onPage('en', { followLanguage: true, languageChoice: true });
    element.open();
    await choose(element, 'ur');
    await waitUntil(() => text(element, 'status') === 'نیچے پیغام لکھیں', 'it is Urdu');
    element.dispatchEvent(detected('hi'));
    await element.updateComplete;
    expect(await inUse(element)).to.equal('ur');
  });

  it('is not followed unless the page says so', async () => {
    const { element } = await onPage('ur', { languageChoice: true });
    await labelled(element, URDU);
    element.dispatchEvent(detected('hi'));
    await element.updateComplete;
    expect(text(element, 'launcher-title')).to.equal(URDU);
  });
});
