import assert from 'node:assert/strict';
import { test } from 'node:test';
import { claims } from '../../../host-site/content/claims.js';
import { company } from '../../../host-site/content/company.js';
import { linkedData } from '../../../host-site/metadata/linked-data.js';
import { routeAt, ROUTE_PATHS, type RoutePath } from '../../../host-site/paths.js';
import { shared } from '../../support/shared.js';
import { renderSite } from './rendered-site.js';

const { html } = shared({ html: renderSite });
const page = (path: RoutePath | null) => html.get(path) ?? '';

test('there are twelve routes, with or without a slash at the end', () => {
  assert.equal(new Set(ROUTE_PATHS).size, 12);
  assert.equal(routeAt('/pricing/'), '/pricing');
  assert.equal(routeAt('/'), '/');
  assert.equal(routeAt('/prices'), null);
});

for (const path of [...ROUTE_PATHS, null])
  test(`the headings of ${path ?? 'the not found page'} never skip a level`, () => {
    const main = /<main[^]*<\/main>/.exec(page(path))?.[0] ?? '';
    const levels = [...main.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    assert.equal(levels.filter((level) => level === 1).length, 1);
    levels.reduce((before, level) => {
      assert.ok(level <= before + 1, `h${level} after h${before}`);
      return level;
    }, 0);
  });

const HIDDEN: readonly [path: RoutePath, section: RegExp, shows: readonly RegExp[]][] = [
  ['/', /<section id="roi"/, [/₹80,000/, /4x \(20%\)/, /400%/, /₹12,00,000/, /type="number"/]],
  ['/', /<section[^>]*aria-label="Builders/, [/Kaveri Habitat/]],
  ['/pricing', /<section id="questions"/, [/Are there setup fees\?/]],
  ['/pricing', /<section id="roi"/, [/4x ROI/, /<a class="button" href="\/"/]],
  ['/about', /<section id="timeline"/, [/How we got here/]],
  ['/contact', /<section id="offices"/, [/Indiranagar/, /Andheri/, /Gurugram/, /Get Directions/]],
  ['/contact', /<figure class="container"/, [/office-map\.svg/]],
];
for (const [path, section, shows] of HIDDEN)
  test(`${section.source} is on ${path} and hidden`, () => {
    const from = page(path).slice(page(path).search(section));
    assert.match(/^<[^>]*>/.exec(from)?.[0] ?? '', / hidden=""/);
    const [part = ''] = from.split(/<\/(?:section|figure)>(?!<\/div>)/);
    for (const text of shows) assert.match(part, text);
  });

test('the demonstration is named in the footer and the legal text, and nowhere else', () => {
  for (const path of ROUTE_PATHS) {
    const named = page(path).match(/demonstration/g)?.length;
    assert.equal(named, path === '/legal' ? 2 : 1, path);
    assert.doesNotMatch(page(path), /\bsamples?\b|not yet available/i, path);
  }
});

test('each page with a count of languages says in the same sentence what the counts mean', () => {
  const counts =
    /(?<![\d,])(?:3|12\+|40\+|8\sor\smore)(?: \w+)?(?: languages|[^.<]*in one conversation)/;
  const counting = ROUTE_PATHS.filter((path) =>
    counts.test(
      page(path)
        .replaceAll(claims.languages, '')
        .replaceAll(/<[^>]*>/g, ''),
    ),
  );
  for (const path of counting) assert.ok(page(path).includes(claims.languages), path);
  assert.ok(counting.length >= 4);
});

test('hides addresses from search engines that the pages do not show', () => {
  const reported = JSON.stringify(linkedData('/contact'));
  for (const { city, address } of company.offices) {
    assert.ok(reported.includes(city), city);
    assert.ok(!reported.includes(address), address);
  }
});

test('the address to write to is a link in the legal texts, too', () => {
  assert.match(page('/legal'), new RegExp(`Write to <a href="mailto:${company.email}">`));
});

test('what the site does not have is behind buttons that say so', () => {
  for (const [path, name] of [
    ['/case-studies', 'Download Case Studies PDF'],
    ['/resources', 'Download'],
    ['/resources', 'Open'],
    ['/resources', 'Subscribe'],
    ['/intelligence-engine', 'Ask AI'],
    ['/about', 'LinkedIn'],
  ] as const)
    assert.match(page(path), new RegExp(`<span class="soon"><button[^>]*>${name}<`), name);
});

test('a tool on the web is used, and all else is downloaded', () => {
  assert.doesNotMatch(page('/resources'), /Online, [\d,]+ downloads/);
  assert.match(page('/resources'), /Online, 5,310 uses<\/p><span class="soon"><button[^>]*>Open</);
});
