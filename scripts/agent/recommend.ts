import { company } from '../../host-site/content/company.js';
import { sampleTours } from '../../host-site/content/tours.js';
import { tourCard } from './homes.js';
import type { Writer } from './money.js';
import { offer, offers, planCard, priceFacts, type Group, type Offer } from './offers.js';
import type { Question } from './question.js';
import type { Reply } from './reply.js';
import { totals } from './totals.js';

const monthly = ({ price }: Offer) => (price === 'Custom' ? Infinity : price.monthly);

/** The products that builders buy for themselves, the most expensive first. */
const forBuilders = offers
  .filter(({ group }) => group !== 'engine')
  .toSorted((one, other) => monthly(other) - monthly(one));

/** The plans that suit so many projects, by what is wanted. */
const SUITABLE: Readonly<
  Record<'one' | 'several' | 'large', Readonly<Record<Group, readonly string[]>>>
> = {
  one: {
    bundles: ['Growth Bundle'],
    tours: ['Premium Package'],
    agents: ['Starter AI'],
    engine: ['Team Starter'],
  },
  several: {
    bundles: ['Scale Bundle'],
    tours: ['Premium Package'],
    agents: ['Professional AI'],
    engine: ['Business Pro'],
  },
  large: {
    bundles: ['Enterprise Solution', 'Enterprise AI'],
    tours: ['Enterprise Solution'],
    agents: ['Enterprise AI'],
    engine: ['Enterprise'],
  },
};

/** Recommends plans by the number of projects, the budget and the city. */
export function recommendation(question: Question, write: Writer): Reply {
  const { projects, isLarge, cities, budget, group } = question;
  const city = cities.join(' and ');
  if (!projects && !isLarge && !budget && !city && !group) return openRecommendation(write);
  const size = isLarge ? 'large' : (projects ?? 1) > 1 ? 'several' : 'one';
  const wanted = SUITABLE[size][group ?? 'bundles'].map(offer);
  const cost = wanted.reduce((sum, plan) => sum + costOf(plan, question), 0);
  const affordable = !budget || cost <= shareOf(question);
  const [dearest] = withinBudget(question);
  const plans = affordable ? wanted : [dearest ?? forBuilders.at(-1)!];
  const subject = [
    projects ? `For ${projects} project${projects > 1 ? 's' : ''}` : isLarge && 'For a township',
    city && `${projects || isLarge ? 'in' : 'For a project in'} ${city}`,
    budget &&
      `${projects || isLarge || city ? 'within' : 'Within'} ${write(budget.amount)}${budget.per}`,
  ].filter(Boolean);
  const names = plans
    .map((plan) => `${plan.name} at ${costIn(plan, question, write)}`)
    .join(' and ');
  const contents = plans.map(({ features }) => features.slice(0, 3).join(', ')).join('; ');
  const more = wanted.map(({ name }) => name).join(' with ');
  const beyond = affordable
    ? ''
    : ` ${more} would do more, at ${wanted.map((plan) => costIn(plan, question, write)).join(' and ')}.`;
  const home = sampleTours.find(({ location }) => cities.some((city) => location.endsWith(city)));
  const offices = cities.filter((name) => company.cities.includes(name)).join(' and ');
  const office = offices ? ` We have an office in ${offices}.` : '';
  return {
    words: `${subject.join(' ') || 'For you'}, I recommend ${names}: ${[`${contents}.`, ...totals(plans, write, { ...question, budget: undefined })].join(' ')}${beyond}${office}`,
    cards: [...plans.map((plan) => planCard(plan, write)), ...(home ? [tourCard(home)] : [])],
  };
}

/** The recommendation for builders who have said nothing about themselves. */
function openRecommendation(write: Writer): Reply {
  const [one, several] = [offer('Growth Bundle'), offer('Scale Bundle')];
  return {
    words: `For one project I recommend ${one.name} at ${priceFacts(one, write).now}, for several ${several.name} at ${priceFacts(several, write).now}. How many projects do you have, in which city, and with what budget?`,
    cards: [one, several].map((plan) => planCard(plan, write)),
  };
}

const isByYear = ({ group }: Offer, { budget }: Question) =>
  group !== 'tours' && budget?.per === ' a year';

/** The price of a plan for the period of the budget, or for each tour. */
const costOf = (plan: Offer, question: Question) =>
  plan.price !== 'Custom' && isByYear(plan, question) ? plan.price.yearly : monthly(plan);

const costIn = (plan: Offer, question: Question, write: Writer) =>
  priceFacts(plan, write)[isByYear(plan, question) ? 'yearly' : 'now'];

/** The budget for its period, or for each tour. */
const shareOf = ({ budget, group, tours }: Question) =>
  (budget?.amount ?? 0) / (group === 'tours' ? Math.max(1, tours) : 1);

/** The plans that cost no more, the dearest first. */
function withinBudget(question: Question): readonly Offer[] {
  const { group } = question;
  return (group === 'engine' ? offers.toReversed() : forBuilders).filter(
    (plan) => costOf(plan, question) <= shareOf(question) && (!group || group === plan.group),
  );
}

/** The offers that a sum buys. */
export function budgetReply(question: Question, write: Writer): Reply {
  const { budget } = question;
  const plans = withinBudget(question).slice(0, 3);
  const sum = `${write(budget?.amount ?? 0)}${budget?.per ?? ''}`;
  const [first] = plans;
  const least = forBuilders.at(-1)!;
  return {
    words: first
      ? [
          `For ${sum} you get ${plans.map((plan) => `${plan.name} at ${costIn(plan, question, write)}`).join(', or ')}.`,
          ...totals(plans, write, { ...question, budget: undefined }),
        ].join(' ')
      : `Nothing costs ${sum} or less: we begin at ${priceFacts(least, write).now}, with ${least.name}.`,
    cards: (first ? plans : [least]).map((plan) => planCard(plan, write)),
  };
}

/** The plans with the lowest or the highest price, of each kind that is asked for. */
export function extremesReply({ group }: Question, write: Writer, end: 'least' | 'most'): Reply {
  const groups: readonly Group[] = group ? [group] : ['tours', 'agents', 'bundles'];
  const plans = groups.map((each) =>
    offers
      .filter((plan) => plan.group === each)
      .toSorted((one, other) => monthly(one) - monthly(other))
      .at(end === 'least' ? 0 : -1)!,
  );
  return {
    words: `We ${end === 'least' ? 'begin' : 'end'} at ${plans.map((plan) => `${priceFacts(plan, write).now} for ${plan.name}`).join(', ')}.`,
    cards: plans.map((plan) => planCard(plan, write)),
  };
}
