import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { closing } from '../../host-site/content/closing.js';
import { company } from '../../host-site/content/company.js';
import { hero } from '../../host-site/content/hero.js';
import * as schemas from '../../host-site/content/schemas.js';
import { solutions, solutionsSection } from '../../host-site/content/solutions.js';
import { stats } from '../../host-site/content/stats.js';
import { testimonials, testimonialsSection } from '../../host-site/content/testimonials.js';

const CONTENT: readonly [string, z.ZodMiniType, unknown][] = [
  ['hero', schemas.Hero, hero],
  ['stats', z.array(schemas.Stat).check(z.length(4)), stats],
  ['solutions', z.array(schemas.Solution).check(z.length(2)), solutions],
  ['solutions section', schemas.Section, solutionsSection],
  ['testimonials', z.array(schemas.Testimonial).check(z.length(3)), testimonials],
  ['testimonials section', schemas.Section, testimonialsSection],
  ['closing', schemas.Section, closing],
  ['company', schemas.Company, company],
];

for (const [name, schema, content] of CONTENT) {
  test(`${name} is what its schema says`, () => {
    assert.deepEqual(schema.parse(content), content);
  });
}

test('the schemas refuse what a page could not show', () => {
  const [testimonial] = testimonials;
  const [solution] = solutions;
  const offer = solution?.offers[0];
  assert.equal(schemas.Testimonial.safeParse({ ...testimonial, rating: 6 }).success, false);
  assert.equal(schemas.Testimonial.safeParse({ ...testimonial, name: '  ' }).success, false);
  assert.equal(schemas.Offer.safeParse({ ...offer, price: '₹20,000' }).success, false);
  assert.equal(
    schemas.Offer.safeParse({ ...offer, price: { now: 20_000.5, per: 'project' } }).success,
    false,
  );
  assert.equal(schemas.Hero.safeParse({ ...hero, film: { src: '/tour.mp4' } }).success, false);
});

test('every testimonial has the rating 5', () => {
  assert.deepEqual(
    testimonials.map(({ rating }) => rating),
    [5, 5, 5],
  );
});

test('the prices of the home page are those of the price list', () => {
  const prices = solutions.flatMap(({ offers }) => offers.map(({ name, price }) => [name, price]));
  assert.deepEqual(prices, [
    ['Basic', { now: 20_000, per: 'project' }],
    ['Premium', { now: 35_000, per: 'project' }],
    ['AI sales agent', { now: 30_000, was: 50_000, per: 'month' }],
  ]);
});

test('every picture is there', () => {
  for (const { src } of [hero.poster, ...solutions.map(({ picture }) => picture)]) {
    assert.ok(existsSync(new URL(`../../host-site/public${src}`, import.meta.url)), src);
  }
});
