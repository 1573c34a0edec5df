import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import AboutPage from '../../../host-site/about/about-page.js';
import ContactPage from '../../../host-site/contact/contact-page.js';
import { company } from '../../../host-site/content/company.js';
import { flags, FlagsContext, type Flags } from '../../../host-site/flags.js';
import HomePage, { Rating } from '../../../host-site/home/home-page.js';
import LegalPage from '../../../host-site/legal/legal-page.js';
import { linkedData } from '../../../host-site/metadata/linked-data.js';
import PricingPage from '../../../host-site/pricing/pricing-page.js';
import ResourcesPage from '../../../host-site/resources/resources-page.js';
import { routeAt, ROUTE_PATHS } from '../../../host-site/paths.js';
import { loadPage } from '../../../host-site/routes.js';

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
  test(`the headings of ${path ?? 'the not found page'} never skip a level`, async () => {
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

test('the return on investment promises a calculation only if there is one', () => {
  assert.doesNotMatch(draw(PricingPage, { pricingRoi: true }), /sample/);
  const both = draw(PricingPage, { pricingRoi: true, roiCalculator: true });
  assert.match(both, /The home page has a sample calculation\..*See the sample/);
});

test('years are not numbered', () => {
  const markup = draw(AboutPage, { timeline: true });
  assert.match(markup, /<ol class="points points-dates"/);
  assert.doesNotMatch(markup, /points-steps/);
});

test('hides addresses from search engines that the pages do not show', () => {
  const told = JSON.stringify(linkedData('/contact'));
  for (const { city, address } of company.offices) {
    assert.ok(told.includes(city), city);
    assert.ok(!told.includes(address), address);
  }
});

test('the address to write to is a link in the legal texts, too', () => {
  assert.match(draw(LegalPage), new RegExp(`Write to <a href="mailto:${company.email}">`));
});

test('a tool on the web is used, and all else is downloaded', () => {
  const markup = draw(ResourcesPage);
  assert.match(markup, /Online, 5,310 uses/);
  assert.doesNotMatch(markup, /Online, [\d,]+ downloads/);
  const tool = /Online, 5,310 uses<\/p><button[^>]*>(\w+)</;
  assert.equal(tool.exec(markup)?.[1], 'Open');
});

test('a rating has a text alternative', () => {
  const markup = renderToStaticMarkup(createElement(Rating, { value: 4 }));
  assert.match(markup, /★★★★☆/);
  assert.match(markup, /Rated 4 out of 5/);
});
