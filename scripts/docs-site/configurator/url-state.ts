import { unknownOption } from '../../../core/kinds/kinds.js';
import { OPTIONS, PAGE, read, withoutPrefix, write, type Values } from './options.js';

const ALL = [...OPTIONS, ...Object.values(PAGE)];

/** The hash of the page's URL for a configuration, without values that equal their defaults. */
export function hashOf(values: Values): string {
  const set = ALL.filter(({ name }) => values[name] !== undefined);
  const pairs = set.map(({ name, attribute }) => [attribute, write(values[name])]);
  const hash = new URLSearchParams(pairs).toString();
  return hash && `#${hash}`;
}

/** Reads a configuration. What is not valid is ignored and has a message. */
export function valuesIn(hash: string): { values: Values; problems: string[] } {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [attribute, text] of new URLSearchParams(hash.replace(/^#/, ''))) {
    const option = ALL.find((each) => each.attribute === attribute);
    const { value, problem } = option
      ? read(option, text)
      : { problem: withoutPrefix(unknownOption(attribute)) };
    if (problem) problems.push(problem);
    else if (option && value !== undefined) values[option.name] = value;
  }
  return { values, problems };
}
