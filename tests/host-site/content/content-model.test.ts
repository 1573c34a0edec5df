import assert from 'node:assert/strict';
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { savingAgainst } from '../../../host-site/ai-sales-agents/savings-calculator.js';
import { recordedCalls } from '../../../host-site/content/agents.js';
import { caseStudies } from '../../../host-site/content/case-studies.js';
import { intelligencePlans, usageResult } from '../../../host-site/content/intelligence-prices.js';
import { legalDocuments } from '../../../host-site/content/legal.js';
import { agentPlans, bundles, tourPlans } from '../../../host-site/content/prices.js';
import { resources, type Category } from '../../../host-site/content/resources.js';
import { agentOffer } from '../../../host-site/content/solutions.js';
import { sampleTours, tourFeatures } from '../../../host-site/content/tours.js';
import { heroFilm, heroPoster } from '../../../host-site/content/home.js';
import { PICTURE_WIDTHS } from '../../../host-site/parts/site-picture.js';
import { findResources } from '../../../host-site/resources/find-resources.js';
import { PREVIEW_WORDS_FILE, previewWords } from '../../../assets/previews/previews.js';
import { isHomeId, panoramaOf, roomOf, roomsOf } from '../../../host-site/tours/homes.js';
import { doorwaysFrom, planOf, standIn } from '../../../host-site/tours/plan.js';
import { onPlan, planDrawing, planSize } from '../../../host-site/tours/plan-drawing.js';

const publicFile = (path: string) => new URL(`../../../host-site/public${path}`, import.meta.url);
const there = (path: string) => existsSync(publicFile(path));

/** What a film may weigh, in bytes. */
const MOST_FILM = 2_000_000;

const folder = new URL('../../../host-site/content/', import.meta.url);

/** Every value in the content modules, with its path. */
async function contentValues(): Promise<[path: string, value: unknown][]> {
  const values: [string, unknown][] = [];
  const visit = (path: string, value: unknown) => {
    values.push([path, value]);
    if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value)) visit(`${path}.${name}`, each);
  };
  for (const file of await readdir(folder))
    if (file.endsWith('.ts')) visit(file, await import(new URL(file, folder).href));
  return values;
}

test('texts are trimmed and not empty, numbers are not negative', async () => {
  for (const [path, value] of await contentValues()) {
    // A place may be south or west of its home's corner.
    if (typeof value === 'number') assert.ok(value >= 0 || /\.at\.\d$/.test(path), path);
    if (typeof value !== 'string' || /\.alt$|\.unit$/.test(path)) continue;
    assert.ok(value.trim() && value === value.trim(), path);
  }
});

test('every picture and film is there', async () => {
  const pictures = (await contentValues()).flatMap(([path]) =>
    path.endsWith('.alt') ? [path.slice(0, -'.alt'.length)] : [],
  );
  const names = (await contentValues()).flatMap(([path, value]) =>
    pictures.some((picture) => path === `${picture}.name`) ? [String(value)] : [],
  );
  assert.ok(names.length > 10);
  for (const name of new Set(names))
    for (const width of PICTURE_WIDTHS) assert.ok(there(`/pictures/${name}-${width}.avif`), name);
  for (const width of heroPoster.widths!) assert.ok(there(`/pictures/hero-${width}.avif`));
  assert.ok(Math.max(...heroPoster.widths!) >= 2560);
  for (const { src } of heroFilm.sources) {
    assert.ok(there(src), src);
    assert.ok(statSync(publicFile(src)).size <= MOST_FILM, src);
  }
});

test('preview pictures have the texts of their pages', async () => {
  const drawn = await readFile(PREVIEW_WORDS_FILE, 'utf8');
  assert.equal(drawn, await previewWords(), 'run npx tsx assets/previews/draw.ts');
});

const tourHomes = sampleTours.map(({ iframeUrl }) => {
  const home = new URL(iframeUrl, 'http://site').searchParams.get('home') ?? '';
  assert.ok(isHomeId(home), iframeUrl);
  return home;
});

test('every sample tour has at least five rooms, each with its pictures', () => {
  for (const home of tourHomes) {
    assert.ok(roomsOf(home).length >= 5, home);
    for (const room of roomsOf(home))
      for (const size of ['small', 'large'] as const)
        assert.ok(there(panoramaOf(home, room, size)), panoramaOf(home, room, size));
  }
});

test('every room of a tour can be walked to from its first, and back through the same door', () => {
  for (const home of tourHomes) {
    const [first = ''] = roomsOf(home);
    const reached = new Set([first]);
    for (const room of reached)
      for (const { to } of doorwaysFrom(home, room)) {
        assert.ok(doorwaysFrom(home, to).some((back) => back.to === room));
        reached.add(to);
      }
    assert.deepEqual([...reached].toSorted(), roomsOf(home).toSorted(), home);
  }
});

test('no two doorways of a room are in the same place of the view', () => {
  for (const home of tourHomes)
    for (const room of roomsOf(home)) {
      const yaws = doorwaysFrom(home, room).map(({ yaw }) => yaw);
      for (const [at, yaw] of yaws.entries())
        for (const other of yaws.slice(at + 1)) assert.ok(Math.abs(yaw - other) > 8, room);
    }
});

test('the camera of a room stands in it, and its plan shows both', () => {
  for (const home of tourHomes) {
    const { width, height } = planSize(home);
    const drawing = decodeURIComponent(planDrawing(home));
    for (const room of roomsOf(home)) {
      const [east, north] = standIn(home, room);
      const [x0, y0, x1, y1] = planOf(home).rooms[room]!.area;
      assert.ok(east > x0! && east < x1! && north > y0! && north < y1!, room);
      const { x, y } = onPlan(home, [east, north]);
      assert.ok(x > 0 && x < width && y > 0 && y < height, room);
      assert.ok(drawing.includes(`>${roomOf(home, room).name}<`), room);
    }
  }
});

test('every word of a recorded call has its time, and every line starts after the one before', () => {
  for (const { file, lines, words, end } of recordedCalls) {
    assert.ok(there(file));
    assert.deepEqual(
      words.map(({ length }) => length),
      lines.map(({ message }) => message.split(' ').length),
    );
    const starts = [...words.map(([start]) => start!), end];
    assert.deepEqual(
      starts,
      starts.toSorted((a, b) => a - b),
    );
  }
});

test('resources are found by title, description or tag, in any case, within a category', () => {
  const ids = (text: string, category: Category = 'all') =>
    findResources(resources, text, category).map(({ id }) => id);
  assert.deepEqual(
    ids(''),
    resources.map(({ id }) => id),
  );
  assert.deepEqual(ids('LAUNCH GUIDE'), ['tour-launch-guide']);
  assert.deepEqual(ids('water pressure'), ['site-visit-checklist']);
  assert.deepEqual(ids('rera'), ['rera-guide']);
  assert.deepEqual(ids(' rera '), ['rera-guide']);
  assert.deepEqual(ids('virtual tours'), ['tour-launch-guide', 'tour-workshop']);
  assert.deepEqual(ids('virtual tours', 'webinars'), ['tour-workshop']);
  assert.deepEqual(ids('nothing of the kind'), []);
});

test('every resource has a picture of its own', () => {
  assert.equal(new Set(resources.map(({ image }) => image.name)).size, resources.length);
});

test('a year of tours is ten at the price of ten; one of anything else saves 17%', () => {
  for (const { name, price } of tourPlans) assert.equal(price.yearly, 10 * price.monthly, name);
  for (const { name, price } of [...agentPlans, ...bundles])
    assert.equal(Math.round(100 - (100 * price.yearly) / (12 * price.monthly)), 17, name);
});

test('the plan that a sample of questions leads to excludes none of them', () => {
  const plan = intelligencePlans.individual.find(({ name }) => name === usageResult.plan);
  assert.ok(plan?.notIncluded);
  const asked = /propert|market|investment|analysis/i;
  assert.deepEqual(
    plan.notIncluded.filter((lacking) => asked.test(lacking)),
    [],
  );
});

test('the features of the launch offer are in the plan of that price', () => {
  const plan = agentPlans.find(({ price }) => price.monthly === agentOffer.price.now);
  assert.ok(plan);
  const promised = ['Hot, Warm and Cold scoring', 'Visits booked into your calendar'];
  for (const feature of [...promised, 'Lead qualification', 'Smart follow-ups'])
    assert.ok(plan.features.includes(feature), feature);
  // Where the plan lacks languages, the offer says which one there is.
  assert.ok(plan.features.includes('English only'));
  assert.ok(agentOffer.includes.some((text) => text.startsWith('In English; 12+ languages with')));
});

test('features that the smallest package lacks are marked', () => {
  const [smallest] = tourPlans;
  assert.ok(smallest);
  for (const lacking of smallest.notIncluded!) {
    const [word] = lacking.split(' integration');
    const features = tourFeatures.points!.filter(({ title }) => title.includes(word!));
    assert.equal(features.length, 1, lacking);
    assert.equal(features[0]!.limit, 'From Premium', lacking);
  }
});

test('a tour records no names, and promises none', () => {
  const [privacy] = legalDocuments;
  assert.match(JSON.stringify(privacy), /time spent, without a name/);
  for (const { text } of tourFeatures.points!) assert.doesNotMatch(text, /\bwho\b/i);
});

test('no story calls a public tour private', () => {
  for (const { project, challenge, solution } of caseStudies) {
    if (!sampleTours.some(({ title }) => title.startsWith(project))) continue;
    assert.doesNotMatch([challenge, ...solution].join(), /private|discreet|discretion|expire/i);
  }
});

test('tours from drawings are part of every package, or of none by name', () => {
  for (const { name, features } of tourPlans)
    assert.ok(!features.some((feature) => /drawing/i.test(feature)), name);
});

test('an agent saves what the team costs beyond it, at least 0', () => {
  assert.deepEqual(savingAgainst(200_000), {
    teamCost: 200_000,
    monthly: 170_000,
    annual: 2_040_000,
  });
  assert.deepEqual(savingAgainst(30_000), { teamCost: 30_000, monthly: 0, annual: 0 });
  assert.deepEqual(savingAgainst(-5), { teamCost: 0, monthly: 0, annual: 0 });
});
