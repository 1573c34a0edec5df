import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { formatLakhs, formatRupees } from '../../host-site/amounts.js';
import { team } from '../../host-site/content/about.js';
import { properties } from '../../host-site/content/agents.js';
import { caseStudies } from '../../host-site/content/case-studies.js';
import { company } from '../../host-site/content/company.js';
import { intelligencePlans } from '../../host-site/content/intelligence-prices.js';
import { agentPlans, bundles, tourPlans } from '../../host-site/content/prices.js';
import { resources } from '../../host-site/content/resources.js';
import { sampleTours } from '../../host-site/content/tours.js';
import { findEntry } from '../../local-provider/answers/knowledge-search.js';
import { KNOWLEDGE_FILE, knowledgeModule } from '../../scripts/site/knowledge/knowledge-module.js';
import { enumeration, series } from '../../scripts/site/knowledge/phrases.js';

const answerTo = (question: string) => findEntry([question])?.answer ?? '';

test('what the provider knows is what the site says now', async () => {
  assert.equal(
    await readFile(KNOWLEDGE_FILE, 'utf8'),
    await knowledgeModule(),
    'run tsx scripts/site-knowledge.ts',
  );
});

test('the assistant knows the price of every plan, by the month and by the year', () => {
  const engine = [...intelligencePlans.individual, ...intelligencePlans.business];
  for (const { name, price } of [...tourPlans, ...agentPlans, ...bundles, ...engine]) {
    if (price === 'Custom') continue;
    assert.ok(answerTo(`How much is ${name}?`).includes(formatRupees(price.monthly)), name);
    assert.ok(answerTo(`How much is ${name} yearly?`).includes(formatRupees(price.yearly)), name);
  }
});

test('the assistant knows the tours, the hours, the offices and how to reach the team', () => {
  for (const { title, location } of sampleTours) {
    assert.ok(answerTo('Can I see a sample tour?').includes(`**${title}** in ${location}`), title);
  }
  assert.ok(answerTo('When are you open?').includes(company.hours));
  for (const { city } of company.offices) {
    assert.ok(answerTo('Where is your office?').includes(city), city);
  }
  assert.ok(answerTo('What is your phone number?').includes(company.phone));
});

test('the assistant knows the company by its name, and its people by theirs', () => {
  const about = answerTo(`What is ${company.name}?`);
  assert.ok(about.includes(`**${company.name}**`));
  for (const { name, bio } of team) {
    assert.ok(about.includes(name), name);
    assert.ok(answerTo(`Who is ${name}?`).includes(bio), name);
  }
});

test('the assistant tells each success story with its numbers', () => {
  for (const { company: builder, project, results } of caseStudies) {
    const story = answerTo(`Who is ${builder}?`);
    assert.equal(answerTo(`The success story of ${project}`), story, project);
    for (const { metric, before, after } of results)
      assert.ok(story.includes(`**${metric}**: ${before}, then ${after}`), metric);
  }
});

test('the assistant tells what each sample home costs, and of each resource what it is', () => {
  for (const { name, description, priceRange } of properties) {
    const told = answerTo(`What does a home in ${name} cost?`);
    assert.ok(told.includes(description), name);
    for (const price of priceRange) assert.ok(told.includes(formatLakhs(price)), name);
  }
  for (const { title, description } of resources.filter(({ type }) => type !== 'Case Study'))
    assert.ok(answerTo(title).includes(description), title);
});

test('the year of a tour is ten projects, since a tour has no monthly price', () => {
  for (const { name } of tourPlans) {
    assert.match(answerTo(`How much is ${name} yearly?`), /: the price of ten projects\.$/);
  }
  assert.match(answerTo('How much is Starter AI yearly?'), /: ten times the monthly price\.$/);
});

test('what the site does not offer or does not say is not promised', () => {
  assert.match(answerTo('Do you have a newsletter?'), /not yet available/);
  for (const question of ['Do you accept credit cards?', 'GST', 'invoice', 'emi'])
    assert.match(
      answerTo(question),
      /^The site does not say how one pays.*\(\/contact\)/,
      question,
    );
  assert.match(answerTo('Do you integrate with Salesforce?'), /names no CRM.*\(\/contact\)/);
  assert.match(answerTo('Do you record calls?'), /does not say.*\(\/contact\)/);
});

test('the assistant says which package has what is asked for', () => {
  assert.match(answerTo('floor plan'), /Premium Package/);
  assert.match(answerTo('Do you integrate with our CRM?'), /Professional AI.*Business Pro/);
});

test('a plan that is named is told of, whatever others have', () => {
  for (const [question, answer] of [
    ['Does Professional AI include white-label?', /^No: \*\*Professional AI.*Enterprise AI/],
    ['Does Enterprise AI include white-label?', /^Yes: \*\*Enterprise AI/],
    ['Does Smart Investor have API access?', /^No: \*\*Smart Investor.*Pro Researcher/],
    ['Does Basic Explorer have API access?', /^No: \*\*Basic Explorer.*Pro Researcher/],
    ['Does Business Pro have API access?', /names no API access for \*\*Business Pro/],
    ['Does the Basic Tour have WhatsApp integration?', /^No: \*\*Basic Tour.*Premium Package/],
    ['Does Enterprise Solution have WhatsApp?', /^Yes: .*everything in Premium/],
    ['Does Starter AI have CRM integration?', /names no CRM integration for \*\*Starter AI/],
    ['Does Professional AI score leads?', /^Yes: .*everything the Starter agent does/],
    ['How much do I save with the Scale Bundle?', /₹40,000/],
  ] as const)
    assert.match(answerTo(question), answer, question);
});

test('an answer begins with what was asked for', () => {
  for (const [question, answer] of [
    ['What happens when I upgrade?', /^You can change your plan\. Upgrades/],
    ['What is the refund policy?', /^There is a \*\*30-day money-back guarantee/],
    ['How many newsletter subscribers do you have?', /^The newsletter has .*2,500/],
    ['How many builders use you?', /^\*\*More than 500 builders/],
    ['What does Save 17% mean?', /^A year costs as much as \*\*ten months.*Save 17%/],
    ['What is ROI?', /4× ROI(?!.*up to)/],
    ['My sales team costs 150000 a month, what do I save?', /^The calculator .*your own figure/],
    ['Can you make a tour before the building exists?', /^From drawings/],
    ['Any awards?', /samples/],
  ] as const)
    assert.match(answerTo(question), answer, question);
});

test('the assistant knows the numbers of the site, however one asks', () => {
  for (const question of ['How many projects have you delivered?', 'How many tours have you made?'])
    assert.match(answerTo(question), /500 projects/, question);
  for (const question of ['What is the setup time?', 'How quickly can you set it up?'])
    assert.match(answerTo(question), /10–14 days/, question);
  for (const question of [
    'How quickly can I integrate the engine?',
    'How fast is the engine integrated?',
  ])
    assert.match(answerTo(question), /24 hours/, question);
  for (const question of ['show up rate', 'What is the show-up rate?', 'How many people turn up?'])
    assert.match(answerTo(question), /80%.*40%/, question);
  for (const question of ['views of tours', 'How many leads did the sample tours bring?'])
    for (const number of ['12.5K', '8.2K', '15.8K', '340', '190', '420'])
      assert.ok(answerTo(question).includes(number), `${question} ${number}`);
  for (const question of ['breach notification', 'When do you notify a breach?'])
    assert.match(answerTo(question), /72 hours/, question);
});

test('the hours are told to those who ask when a team or an office is there', () => {
  for (const question of [
    'When is the team reachable on Saturday?',
    'Bengaluru office timings',
    'Mumbai office hours',
  ])
    assert.ok(answerTo(question).includes(company.hours), question);
});

test('a bundle speaks what the agent in it speaks', () => {
  assert.match(
    answerTo('Can the Growth Bundle speak Hindi?'),
    /Growth Bundle.*Starter AI.*English only/,
  );
  assert.match(
    answerTo('Does the Scale Bundle speak Kannada?'),
    /Scale Bundle.*Professional AI.*12\+.*Kannada/,
  );
});

test('things are told apart within a sentence', () => {
  assert.equal(enumeration(['VR', 'Floor plans', 'WhatsApp']), 'VR, floor plans and WhatsApp');
  assert.equal(enumeration(['Hot, Warm and Cold', 'Visits']), 'Hot, Warm and Cold and visits');
  assert.equal(enumeration(['A', 'B, C', 'D'], 'or'), 'a; b, C or d');
  assert.equal(enumeration(['One']), 'one');
  assert.equal(series(['Kavya Iyer', 'Arjun Menon']), 'Kavya Iyer and Arjun Menon');
});
