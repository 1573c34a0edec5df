import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import HomePage from '../../host-site/home/home-page.js';
import { HeroFilm } from '../../host-site/home/hero-film.js';
import { Rating } from '../../host-site/home/rating.js';
import { Footer } from '../../host-site/layout/footer.js';
import { Header } from '../../host-site/layout/header.js';
import { PAGES, ROUTE_PATHS } from '../../host-site/routes.js';

const poster = { src: '/poster.svg', alt: 'A room', width: 4, height: 3 };
const film = { src: '/tour.mp4', type: 'video/mp4', title: 'A walk through the flat' } as const;

const shell = renderToStaticMarkup(
  createElement(Fragment, null, createElement(Header), createElement(Footer)),
);
const home = renderToStaticMarkup(createElement(HomePage));

test('there are twelve routes', () => assert.equal(new Set(ROUTE_PATHS).size, 12));

test('no link of header, footer and home page leads to what is not there', () => {
  const links = [...`${shell}${home}`.matchAll(/<a [^>]*href="([^"]*)"/g)].map(
    ([, href]) => href ?? '',
  );
  assert.ok(links.length > 10);
  for (const href of links) {
    const [path = '', anchor] = href.split('#');
    assert.ok(path === '' || path in PAGES || path === '/embed.html', `${href} has no page`);
    if (anchor) assert.ok(`${shell}${home}`.includes(` id="${anchor}"`), `${href} has no section`);
  }
});

test('the menu starts closed and names what it controls', () => {
  assert.match(shell, /aria-expanded="false" aria-controls="site-menu"/);
  assert.match(shell, /<nav id="site-menu"/);
});

test('without a film there is nothing to play', () => {
  assert.doesNotMatch(renderToStaticMarkup(createElement(HeroFilm, { poster })), /<button/);
});

test('with a film the poster has a button that says what it plays', () => {
  const markup = renderToStaticMarkup(createElement(HeroFilm, { poster, film }));
  assert.match(markup, /<img src="\/poster.svg" alt="A room"/);
  assert.match(markup, /<button.*Play: .*A walk through the flat/);
  assert.doesNotMatch(markup, /<video/);
});

test('prices are grouped the Indian way, and the launch price shows the one before', () => {
  assert.match(home, /₹35,000/);
  assert.match(home, /40% off at launch/);
  assert.match(home, /<s class="price-was">.*₹50,000<\/s>/);
});

test('a rating is said as well as drawn', () => {
  const markup = renderToStaticMarkup(createElement(Rating, { value: 4 }));
  assert.match(markup, /★★★★☆/);
  assert.match(markup, /Rated 4 out of 5/);
});

test('headings of the home page never skip a level', () => {
  const levels = [...home.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
  assert.equal(levels.filter((level) => level === 1).length, 1);
  levels.reduce((before, level) => {
    assert.ok(level <= before + 1, `h${level} after h${before}`);
    return level;
  }, 0);
});
