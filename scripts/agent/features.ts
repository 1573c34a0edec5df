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

/** Finds the plans with a feature that a question names. Undefined if it names none. */
export function featuresReply({ text, group, plans }: Question, write: Writer): Reply | undefined {
  const asked = new Set(
    wordsOf(text)
      .filter((word) => !COMMON.test(word))
      .map(stem),
  );
  const names = (feature: string) =>
    wordsOf(feature).some((word) => !COMMON.test(word) && asked.has(stem(word)));
  const candidates = plans.length > 0 ? plans : inGroup(group);
  const having = candidates.flatMap((plan) => {
    const feature = plan.notIncluded?.some(names) ? undefined : allOf(plan).find(names);
    return feature ? [{ plan, feature }] : [];
  });
  const groups = new Set(having.map(({ plan }) => plan.group));
  const lacking = candidates.flatMap((plan) => {
    const feature = plan.notIncluded?.find(names);
    return feature && (plans.length > 0 || groups.has(plan.group)) ? [{ plan, feature }] : [];
  });
  if (having.length + lacking.length === 0) return undefined;
  const without = lacking.map(({ plan, feature }) => `${plan.name}: no ${feature}`);
  const facts = [...having.map(({ plan, feature }) => `${plan.name}: ${feature}`), ...without];
  return {
    words: `${facts.join('; ')}.`,
    cards: [...having, ...lacking].map(({ plan }) => planCard(plan, write)),
  };
}

const inGroup = (group: Group | undefined) =>
  offers.filter((plan) => (group ? plan.group === group : plan.group !== 'engine'));
