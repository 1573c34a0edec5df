import { expect } from '@open-wc/testing';
import { LANGUAGES } from '../../../core/i18n/languages.js';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import * as stories from '../../../stories/languages.stories.js';
import type { Story } from '../../../stories/story.js';
import { resizeWindow } from '../support/page-changes.js';
import { showing, waitUntil } from '../support/drawing.js';

const { default: _, ...sheets } = stories;
const STORIES = Object.entries(sheets);

const SCRIPTS = [
  ...['Devanagari', 'Bengali', 'Gujarati', 'Gurmukhi', 'Kannada', 'Malayalam'],
  ...['Oriya', 'Tamil', 'Telugu'],
].map((script) => `Noto Sans ${script}`);

/** A font for each script: a system that lacks one draws boxes, as wide as its Latin font makes them. */
const FONTS = [...SCRIPTS, 'Noto Nastaliq Urdu'];

const STYLESHEETS = FONTS.map((font) => {
  const name = font.toLowerCase().replaceAll(' ', '-');
  return new URL(`/node_modules/@fontsource-variable/${name}/index.css`, location.href).href;
});

/** Brings the fonts, and loads each before a text is measured, which a late font would draw again. */
async function bringFonts(): Promise<void> {
  const links = STYLESHEETS.map((href) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
  );
  const loaded = links.map((link) => new Promise((resolve) => (link.onload = resolve)));
  document.head.append(...links);
  document.body.style.fontFamily = FONTS.map((font) => `'${font} Variable'`).join();
  await Promise.all(loaded);
  await Promise.all([...document.fonts].map((face) => face.load()));
}

/**
 * Finds the parts that are wider than their place, or beyond the window. Decoration moves, what only screen readers
 * find has no size, and the menu is invisible above its icon.
 */
function misfits(element: VoiceAssistant): string[] {
  const all = [...element.renderRoot.querySelectorAll<HTMLElement>('.root *')];
  return all
    .filter((each) => !each.closest('svg, .hidden, .metered, .hero, .languages'))
    .filter((each) => {
      const { left, right, width } = each.getBoundingClientRect();
      const isBox = each.clientWidth > 0 && getComputedStyle(each).display !== 'inline';
      const overflows = isBox && each.scrollWidth > each.clientWidth + 1;
      return overflows || (width > 0 && (left < -1 || right > innerWidth + 1));
    })
    .map(({ className, localName, textContent }) => `${localName}.${className}: ${textContent}`);
}

describe('the texts of each language fit', () => {
  before(bringFonts);

  for (const width of [390, 1280])
    for (const language of ['en', ...LANGUAGES])
      it(`${language}, in a window of ${width} pixels`, async () => {
        await resizeWindow(width, 800);
        for (const [name, { args }] of STORIES) {
          const element = await showing((args as Story).state, { language, languageChoice: true });
          const root = () => element.renderRoot.querySelector<HTMLElement>('.root')!;
          if (language !== 'en')
            await waitUntil(() => root().lang === language, `${name} is in ${language}`);
          await element.updateComplete;
          expect(misfits(element).join('\n'), name).to.equal('');
        }
      });
});
