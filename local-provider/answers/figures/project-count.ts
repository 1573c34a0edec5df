import { isNumber } from '../knowledge/words.js';
import { wordsSaid } from '../search/vocabulary.js';

const MOST_PROJECTS = 1000;

/** What may stand between a number and what it counts. */
const KINDS = new Set([
  'basic',
  'premium',
  'enterprise',
  'virtual',
  'degree',
  '360',
  'tour',
  'more',
]);

/** Only what there are several of is counted: "Sector 62 project" is one. */
const COUNTED = /^(?:tours|projects|packages)$/;

/** So many words before a number say whose it is. */
const REACH = 8;

/** What has a number for a name: "Sector 62". */
const NUMBERED = /^(?:sector|phase|tower|block|plot|wing|stage|number|no|ward|road)s?$/;

/** "You delivered 500": what is ours is not asked for. */
const OURS =
  /\b(?:you|your|yours)(?: (?:have|had|did|already|delivered|made|done|completed|built|finished|show|showed|over|more|than|about|only|claim|say|said|with|of))*$/;

/**
 * Of how many tours or projects it speaks, where that is more than one. Undefined where it speaks
 * of several numbers of them: what is to be reckoned is not clear then.
 */
export function projectsIn(text: string): number | undefined {
  const said = wordsSaid(text);
  const counts = said.flatMap((word, at) => (isCount(said, at) ? [Number(word)] : []));
  const [count = 0, ...others] = counts;
  const isSeveral = Number.isInteger(count) && count > 1 && count <= MOST_PROJECTS;
  return isSeveral && others.length === 0 ? count : undefined;
}

function isCount(said: readonly string[], at: number): boolean {
  const counted = said.slice(at + 1).find((next) => !KINDS.has(next)) ?? '';
  return (
    isNumber(said[at] ?? '') &&
    COUNTED.test(counted) &&
    !NUMBERED.test(said[at - 1] ?? '') &&
    !OURS.test(said.slice(Math.max(0, at - REACH), at).join(' '))
  );
}
