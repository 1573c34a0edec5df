/** A parameter of a fault, after a colon. */
export interface Parameter<Value> {
  /** As the documentation names it. */
  readonly name: string;
  /** The allowed values, for messages: "a number from 0 to 10". */
  readonly wanted: string;
  /** The default. */
  readonly fallback: Value;
  /** The parsed value, or undefined if it is not allowed. */
  read(text: string): Value | undefined;
}

export function number<Fallback extends number | null>(
  name: string,
  max: number,
  fallback: Fallback,
): Parameter<number | Fallback> {
  return {
    name,
    wanted: `a number from 0 to ${max}`,
    fallback,
    read: (text) => (/^\d+(\.\d+)?$/.test(text) && Number(text) <= max ? Number(text) : undefined),
  };
}

/** Seconds from the moment at which the assistant listens. */
export function seconds<Fallback extends number | null>(name: string, fallback: Fallback) {
  return number(name, 3600, fallback);
}

export function oneOf<const Choice extends string, Fallback extends Choice | null>(
  name: string,
  choices: readonly Choice[],
  fallback: Fallback,
): Parameter<Choice | Fallback> {
  return {
    name,
    wanted: `one of ${choices.join(', ')}`,
    fallback,
    read: (text) => choices.find((choice) => choice === text),
  };
}

export function word(name: string, fallback: string): Parameter<string> {
  return {
    name,
    wanted: 'a word of letters, digits, dots and hyphens',
    fallback,
    read: (text) => (/^[\w.-]{1,100}$/.test(text) ? text : undefined),
  };
}
