import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import AboutPage from '../../host-site/about/about-page.js';
import ContactPage from '../../host-site/contact/contact-page.js';
import { flags, FlagsContext, type Flags } from '../../host-site/flags.js';
import HomePage from '../../host-site/home/home-page.js';
import { Rating } from '../../host-site/parts/rating.js';
import PricingPage from '../../host-site/pricing/pricing-page.js';
import { loadPage, routeAt, ROUTE_PATHS } from '../../host-site/routes.js';

function draw(page: ComponentType, turnedOn: Partial<Flags> = {}): string {
  const value = { ...flags, ...turnedOn };
  return renderToStaticMarkup(createElement(FlagsContext, { value }, createElement(page)));
}

test('there are twelve routes, with or without a slash at the end', () => {
  assert.equal(new Set(ROUTE_PATHS).size, 12);
  assert.equal(routeAt('/pricing/'), '/pricing');
  assert.equal(routeAt('/'), '/');
  assert.equal(routeAt('/prices'), null);
});

for (const path of [...ROUTE_PATHS, null]) {
  test(`the headings of ${path ?? 'the page for what is not there'} never skip a level`, async () => {
    const { Content } = await loadPage(path);
    const levels = [...draw(Content).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    assert.equal(levels.filter((level) => level === 1).length, 1);
    levels.reduce((before, level) => {
      assert.ok(level <= before + 1, `h${level} after h${before}`);
      return level;
    }, 0);
  });
}

const HELD_BACK: readonly [keyof Flags, ComponentType, readonly RegExp[]][] = [
  ['roiCalculator', HomePage, [/₹80,000/, /4x \(20%\)/, /400%/, /₹12,00,000/, /type="number"/]],
  ['logoStrip', HomePage, [/Kaveri Habitat/]],
  ['pricingFaq', PricingPage, [/Are there setup fees\?/]],
  ['pricingRoi', PricingPage, [/4x ROI/, /<a class="button" href="\/">/]],
  ['timeline', AboutPage, [/How we got here/]],
  ['offices', ContactPage, [/Indiranagar/, /Andheri/, /Gurugram/, /Get Directions/]],
  ['map', ContactPage, [/role="img"[^>]*Bangalore, Mumbai, Delhi NCR/]],
];

for (const [flag, page, shows] of HELD_BACK) {
  test(`${flag} is held back until its flag is turned on`, () => {
    for (const text of shows) {
      assert.doesNotMatch(draw(page), text);
      assert.match(draw(page, { [flag]: true }), text);
    }
  });
}

test('a rating is said as well as drawn', () => {
  const markup = renderToStaticMarkup(createElement(Rating, { value: 4 }));
  assert.match(markup, /★★★★☆/);
  assert.match(markup, /Rated 4 out of 5/);
});
