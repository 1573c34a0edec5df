import { amountsIn } from './amounts.js';

/** Less is a count: a team of five. */
const LEAST_AMOUNT = 1000;

/** More is no sum that anyone pays. */
const MOST_AMOUNT = 1e11;

const PAID =
  /\b(?:costs?|costing|salar(?:y|ies)|wages?|pay|pays|paying|paid|spend|spending|month|monthly|budget)\b/i;

/** Who is paid, where they are several. */
const SEVERAL =
  'people|persons|members|telecallers|callers|executives|agents|employees|salespeople|sales(?:wo)?men|reps|representatives|guys|men|women|workers|associates|managers|telemarketers|counsell?ors';

/** The same, and each of them. */
const PEOPLE = `(?:${SEVERAL}|person|member|telecaller|caller|executive|agent|employee|staff|sales(?:wo)?man|rep|representative|man|woman|worker|associate|manager|telemarketer|counsell?or)`;

/** What may stand between their number and the people. */
const KIND =
  '(?:sales|calling|call|inside|field|full|part|time|junior|senior|marketing|support|cent(?:er|re)|human|office)';

const HEADS = new RegExp(
  `\\bteam of (\\d{1,3})(?![\\d.,]*\\d)|(?<![\\d.,])(\\d{1,3})[\\s-]+(?:${KIND}[\\s-]+)*${PEOPLE}\\b`,
  'gi',
);

const SEVERAL_PEOPLE = new RegExp(`\\b(?:${SEVERAL})\\b`, 'i');

const EACH =
  /\beach\b(?!\s+(?:day|week|month|quarter|year))|\bapiece\b|\b(?:per|a|every) (?:head|person|member|telecaller|caller|executive|agent|employee|rep)\b/i;

/** One salary is that of one of them; what they get together is not. */
const SALARY = /\bsalary\b/i;
const IN_ALL = /\b(?:bill|total|altogether|combined|together|in all)\b/i;
const TEAM = /\bteam\b/i;

/** How often a sum is paid, right after it. */
const PERIOD_AFTER =
  /^\s*(?:each|apiece|(?:per|a) (?:head|person|\p{L}+) ?)?\s*(?:a|an|per|every|each|in a|\/|p\.?)?\s*(month|mo|mahin[ae]|day|daily|week|weekly|hour|hourly|quarter|quarterly|year|yearly|annum|annually)\b/iu;

const OTHER_PERIOD =
  /\b(?:day|daily|week|weekly|hour|hourly|quarter|quarterly|year|yearly|annual|annually|annum|lpa|ctc)\b/i;

/**
 * What a team costs a month by what a question says, in whole rupees. Undefined where it says
 * nothing of it or leaves in doubt what is paid to whom how often: then nothing is reckoned.
 */
export function monthlyCostIn(text: string): number | undefined {
  const sums = amountsIn(text).filter(
    ({ value, isMarked }) => value >= LEAST_AMOUNT && (isMarked || PAID.test(text)),
  );
  const [sum] = sums;
  if (!sum || sums.length > 1 || !isByMonth(sum.after, text)) return undefined;
  const times = paidTimes(text);
  const cost = times === undefined ? Infinity : times * sum.value;
  return cost <= MOST_AMOUNT ? cost : undefined;
}

function isByMonth(after: string, text: string): boolean {
  const [, period] = PERIOD_AFTER.exec(after) ?? [];
  return period === undefined ? !OTHER_PERIOD.test(text) : /^(?:mo|mah)/i.test(period);
}

/** How many get the sum; undefined where that is not clear. */
function paidTimes(text: string): number | undefined {
  const heads = new Map(
    [...text.matchAll(HEADS)].map(({ index, 0: whole, 1: team, 2: people }) => [
      index + whole.search(/\d/),
      Number(team ?? people),
    ]),
  );
  const [count] = heads.values();
  if (heads.size > 1) return undefined;
  if (EACH.test(text)) return count;
  if (IN_ALL.test(text) || (TEAM.test(text) && !isSalaryOfEach(text))) return 1;
  if (SALARY.test(text)) return count ?? (SEVERAL_PEOPLE.test(text) ? undefined : 1);
  return count === undefined || count === 1 ? 1 : undefined;
}

/** "My team of 5 gets a salary of 20k" says what each of them gets. */
function isSalaryOfEach(text: string): boolean {
  return SALARY.test(text) && /\bteam of \d/i.test(text);
}
