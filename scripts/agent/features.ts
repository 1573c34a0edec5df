import { offers, planCard, type Group, type Offer } from './offers.js';
import type { Writer } from './money.js';
import type { Question } from './question.js';
import type { Reply } from './reply.js';

/** A plan that has all of the one before it in its group. */
const CONTINUES = /^Everything /;

/** The features of a plan, including those of the plans that it extends. */
function allOf(plan: Offer): readonly string[] {
  const group = offers.filter(({ group }) => group === plan.group);
  const before =
    plan.features.some((each) => CONTINUES.test(each)) && group[group.indexOf(plan) - 1];
  return [...plan.features, ...(before ? allOf(before) : [])];
}

/** Words of features that other questions use, too. */
const COMMON =
  /^(?:\d+|a|an|account|basic|plans?|packages?|phases?|township|days?|every|same|queries|query|advanced|all|and|any|at|every\w*|everything|for|from|home|in|included|into|limited|manager|month|multiple|of|on|one|only|per|starter|the|to|tour\w*|unit|up|voices?|with|your|own|brand|ai|enterprise|professional|premium|bundle|does|agent|both|prices|returns|data|languages?|english|project|leads?|visits?|booked|months?|unlimited|custom)$/i;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? [];

const stem = (word: string) => word.replace(/(?:at(?:ions?|ed?|es|ing)|ions?|ing|ed|s|e)$/, '');

/** Words of a feature or a question, without those that others use, too. */
const stemsOf = (text: string) => [
  ...new Set(
    wordsOf(text)
      .filter((word) => !COMMON.test(word))
      .map(stem),
  ),
];

/** Finds the plans with a feature that a question names. Undefined if it names none. */
export function featuresReply({ text, group, plans }: Question, write: Writer): Reply | undefined {
  const asked = stemsOf(text);
  const shared = (feature: string) => stemsOf(feature).filter((each) => asked.includes(each));
  const candidates = plans.length > 0 ? plans : inGroup(group);
  const all = candidates.flatMap((plan) => [...allOf(plan), ...(plan.notIncluded ?? [])]);
  /** The features that are named, of those with the same words the first. "CRM integration" names no other integration. */
  const named = (features: readonly string[]) => {
    const found = new Map(features.toReversed().map((each) => [shared(each).join(' '), each]));
    return features.filter((feature) => {
      const words = shared(feature);
      const isBeside = all.some((other) => {
        const more = shared(other);
        return more.length > words.length && words.every((word) => more.includes(word));
      });
      return words.length > 0 && !isBeside && found.get(words.join(' ')) === feature;
    });
  };
  const facts = candidates.map((plan) => ({
    plan,
    has: named(allOf(plan)),
    lacks: named(plan.notIncluded ?? []).map((feature) => `no ${feature}`),
  }));
  const having = facts.filter(({ has }) => has.length > 0);
  const groups = new Set(having.map(({ plan }) => plan.group));
  const lacking = facts.filter(
    ({ plan, has, lacks }) =>
      has.length === 0 && lacks.length > 0 && (plans.length > 0 || groups.has(plan.group)),
  );
  const known = [...having, ...lacking];
  if (known.length === 0) return undefined;
  return {
    words: `${known.map(({ plan, has, lacks }) => `${plan.name}: ${[...has, ...lacks].join(', ')}`).join('; ')}.`,
    cards: known.map(({ plan }) => planCard(plan, write)),
  };
}

const inGroup = (group: Group | undefined) =>
  offers.filter((plan) => (group ? plan.group === group : plan.group !== 'engine'));
