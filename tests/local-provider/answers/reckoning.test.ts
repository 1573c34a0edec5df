import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { monthlyCostIn } from '../../../local-provider/answers/figures/monthly-cost.js';
import { projectsIn } from '../../../local-provider/answers/figures/project-count.js';

describe('what a team costs a month', () => {
  const costs: [text: string, rupees: number | undefined][] = [
    ['5 lakh a month', 500_000],
    ['5lakhs', 500_000],
    ['₹3,00,000', 300_000],
    ['my team costs 3,00,000 a month', 300_000],
    ['Rs. 1.5L', 150_000],
    ['45000 rupees', 45_000],
    ['2.5 crore', 25_000_000],
    ['50k for a team of 4', 50_000],
    ['my team of 5 costs 25k a month', 25_000],
    ['40 thousand', 40_000],
    ['what do I save in a year if I pay 40000/month?', 40_000],

    ['a team of 5 people at 20,000 each per month', 100_000],
    ['3 telecallers with 18k salary', 54_000],
    ['my team of 5 gets a salary of 20k', 100_000],
    ['the salary bill of my team of 5 is 1 lakh', 100_000],
    ['My 4 executives cost 30000 each per month', 120_000],
    ['4 inside sales reps, ₹25,000 per head', 100_000],
    ['30000 each month for my team', 30_000],
    ['I pay 20000 each', undefined],
    ['the salary of my telecallers is 18k', undefined],
    ['I pay 5 people 20000 a month', undefined],
    ['3 telecallers and 2 managers at 20k each', undefined],

    ['I pay 10,000 per day to my calling team', undefined],
    ['₹5,000 a week', undefined],
    ['60 lakh a year', undefined],
    ['60 lakh a year, what do I save a month?', undefined],
    ['8 lpa', undefined],
    ['20k to 30k salary', undefined],
    ['20-30k salary', undefined],
    ['2 lakh for telecallers and 50k for a manager', undefined],

    ['save with 20000 enquiries a month', undefined],
    ['20k leads a month', undefined],
    ['We have 5000 flats to sell', undefined],
    ['My number is 9876543210, what do I save a month?', undefined],
    ['98765 43210, what do I save a month?', undefined],
    ['what do I save with 20000?', undefined],
    ['a team of 5', undefined],
    ['17% of it', undefined],
    ['nothing', undefined],
    [`${'9'.repeat(400)} lakh`, undefined],
  ];
  for (const [text, rupees] of costs) {
    it(`is ${rupees}: ${text.slice(0, 50)}`, () => assert.equal(monthlyCostIn(text), rupees));
  }
});

describe('the number of projects in a question', () => {
  const projects: [text: string, count: number | undefined][] = [
    ['3 premium tours', 3],
    ['20 tours', 20],
    ['12 virtual tour packages', 12],
    ['5 more projects', 5],
    ['can you make 4 tours', 4],
    ['360 tours', undefined],
    ['5 360 degree tours', 5],
    ['1 tour', undefined],
    ['2.5 projects', undefined],
    ['3 bhk tour', undefined],
    ['5000 tours', undefined],
    ['virtual tour for our Sector 62 project', undefined],
    ['a tour of the Phase 2 projects', undefined],
    ['2 premium tours and 3 basic tours', undefined],
    ['You delivered 500 projects, how much does a tour cost?', undefined],
    ['you have done more than 500 projects, what do 3 tours cost?', 3],
  ];
  for (const [text, count] of projects) {
    it(`is ${count}: ${text}`, () => assert.equal(projectsIn(text), count));
  }
});
