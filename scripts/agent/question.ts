import { languages } from '../../host-site/content/languages.js';
import { countOf, sumsIn } from './money.js';
import { GROUPS, offers, type Group, type Offer } from './offers.js';

/** The content of a builder's message. */
export interface Question {
  readonly text: string;
  readonly plans: readonly Offer[];
  readonly group: Group | undefined;
  /** Rupees, a month unless said otherwise. */
  readonly budget:
    { readonly amount: number; readonly monthly: number; readonly per: string } | undefined;
  readonly projects: number | undefined;
  /** How many tours it asks for, which is one for each project. */
  readonly tours: number;
  /** The length of time that it speaks of, in months. Undefined if it speaks of several. */
  readonly months: number | undefined;
  /** Whether it is about more than a project or two: a township, a portfolio. */
  readonly isLarge: boolean;
  readonly cities: readonly string[];
  readonly languages: readonly string[];
}

/** Words that mean a plan only beside others that speak of plans. */
const ABOUT_PLANS =
  /\b(?:plans?|packages?|tours?|bundles?|ai|agents?|pric\w+|costs?|includ\w+|contain\w*|get|compare|vs\.?|versus|differ\w*|better|which|month|year\w*|features?|demo|earlier|save|members?|quer\w+|conversations?|hosting|what about|about|details?|more|enough|part of|projects?|has|have|possible|speaks?)\b|^and\b|\bhow much\b/i;

const NUMBER =
  '\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|ek|teen|cha?ar|paanch|das';

const PROJECTS = new RegExp(
  `\\b(?<!\\d )(?!360\\b)(${NUMBER}|an?|single|several|many|multiple)\\s+(?:(?!per\\b|for\\b|of\\b|in\\b)[\\w-]+\\s+){0,2}?(?:projects?|sites?|developments?|schemes?|properties|more|upcoming|ongoing)\\b`,
  'gi',
);

/** "4 premium tours", but no 360° tour and no sum. */
const TOURS = new RegExp(
  `(?<![\\d.,])(?<!\\d )\\b(?!360\\b)(${NUMBER})\\s+(?:(?!per\\b|for\\b|of\\b|in\\b|la\\w+|cr\\w*|thousand|k\\b|days?|months?|years?)[\\w-]+\\s+){0,2}?(?:tours?|packages?|ones)\\b`,
  'i',
);

const LARGE = /\b(?:townships?|portfolios?|phases|\d{2,} acres)\b/i;
const TOWERS = new RegExp(`\\b(${NUMBER})\\s+(?:towers?|buildings?|blocks?)\\b`, 'i');

/** A length of time. "A month" is one only where it is no rate: "after a month". */
const PERIOD = new RegExp(
  `\\b(${NUMBER}|(?<=\\b(?:for|after|within|in) )an?)[\\s-]+(day|din|week|haft|month|mahin|year|saal)`,
  'gi',
);

/** The months of a year. */
export const MONTHS = 12;

/** The months in a unit of time. */
const MONTHS_IN: Readonly<Record<string, number>> = {
  day: 1 / 30,
  din: 1 / 30,
  week: 7 / 30,
  haft: 7 / 30,
  month: 1,
  mahin: 1,
  year: MONTHS,
  saal: MONTHS,
};

/** From so many projects or towers on, a builder is served like a township. */
const MANY = { projects: 10, towers: 5 };

/** Cities and their other names. */
const CITIES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Bangalore', /\b(?:bangalore|bengaluru|whitefield|sarjapur|devanahalli)\b/i],
  ['Mumbai', /\b(?:mumbai|bombay|worli|thane|andheri|bandra|powai)\b/i],
  ['Delhi NCR', /\b(?:delhi|ncr|dwarka|gurgaon|gurugram|noida|faridabad|ghaziabad)\b/i],
  ...[
    'Pune',
    'Hyderabad',
    'Chennai',
    'Kolkata',
    'Ahmedabad',
    'Surat',
    'Jaipur',
    'Kochi',
    'Goa',
  ].map(plain),
  ...['Mysuru', 'Mysore', 'Nagpur', 'Indore', 'Lucknow', 'Chandigarh', 'Nashik', 'Vadodara'].map(
    plain,
  ),
  ...['Coimbatore', 'Bhopal', 'Visakhapatnam', 'Vizag', 'Mangalore', 'Trivandrum', 'Patna'].map(
    plain,
  ),
];

function plain(name: string) {
  return [name, new RegExp(`\\b${name}\\b`, 'i')] as const;
}

const YEARLY =
  /\b(?:a|an|per|every) (?:year|annum)\b|\b(?:yearly|annual(?:ly)?|p\.?a\.?)(?![a-z])/i;

const MONTHLY = /\bmonth(?:ly)?\b|\bmahin[ea]\b|\bp\.?m\.?(?![a-z])/i;

/** Reads a message. What it leaves out is taken from the messages before it, where it points back. */
export function readQuestion(text: string): Question {
  const budget = Math.max(0, ...sumsIn(text));
  const towers = countOf(TOWERS.exec(text)?.[1] ?? '') ?? 0;
  const said = [...text.matchAll(PROJECTS)].map(([, count = '']) => howMany(count));
  const projects = said.reduce((sum, count) => sum + count, 0) || Math.min(towers, 1);
  const lengths = [...text.matchAll(PERIOD)].map(
    ([, count = '', unit = '']) => howMany(count) * MONTHS_IN[unit.toLowerCase()]!,
  );
  return {
    text,
    plans: plansIn(text),
    group: GROUPS.find(([, pattern]) => pattern.test(text.replaceAll(UNWANTED, '')))?.[0],
    budget: budget ? budgetOf(budget, text) : undefined,
    projects: projects || undefined,
    tours: countOf(TOURS.exec(text)?.[1] ?? '') ?? projects,
    months: new Set(lengths).size === 1 ? lengths[0] : undefined,
    isLarge: LARGE.test(text) || towers >= MANY.towers || projects >= MANY.projects,
    cities: CITIES.filter(([, pattern]) => pattern.test(text)).map(([name]) => name),
    languages: languages
      .map(({ name }) => name)
      .filter((name) => new RegExp(`\\b${name}\\b`, 'i').test(text)),
  };
}

/** The plans that are named. Half a name counts beside words or other names of plans. */
function plansIn(text: string): readonly Offer[] {
  const named = offers.filter((plan) => plan.named.test(text));
  if (named.length > 1 || ABOUT_PLANS.test(text)) return named;
  return named.filter(({ name }) => name !== 'Enterprise' && wordsOf(name).test(text));
}

const wordsOf = (name: string) => new RegExp(`\\b${name}\\b`, 'i');

/** A product that is not wanted. */
const UNWANTED =
  /\b(?:no|not|without|don['’]t (?:want|need)) (?:an? |the |any |virtual |ai )*\w+/gi;

/** Returns how many tours of a plan a message asks for: "3 basic and 2 premium tours". */
export function toursOf({ name }: Offer, { text, tours }: Question): number {
  const [word] = name.split(' ');
  return countOf(new RegExp(`\\b(${NUMBER})\\s+${word}\\b`, 'i').exec(text)?.[1] ?? '') ?? tours;
}

/** "2 sites", "a month", "an upcoming one", "several projects", which are three or more. */
function howMany(count: string): number {
  return countOf(count) ?? (/^(?:single|an)$/i.test(count) ? 1 : 3);
}

function budgetOf(amount: number, text: string) {
  if (YEARLY.test(text)) return { amount, monthly: amount / MONTHS, per: ' a year' };
  return { amount, monthly: amount, per: MONTHLY.test(text) ? ' a month' : '' };
}
