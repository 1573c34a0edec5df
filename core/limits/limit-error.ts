/** The longest text that an error quotes, in characters. */
const SHOWN_TEXT_LIMIT = 40;

/** How many fields of an object an error names. */
const SHOWN_FIELDS_LIMIT = 5;

/**
 * A value that a limit does not allow. Its message names the argument, the value and the rule, in
 * words for developers. The value is shortened, and what may hold a secret is not shown at all.
 */
export class LimitError extends RangeError {
  override readonly name = 'LimitError';

  /**
   * @param argument the path of the value, such as `dialOut.codecs.audio[0]`
   * @param rule what is allowed, as it follows "it must be"
   * @param message the whole sentence
   */
  constructor(
    readonly argument: string,
    readonly rule: string,
    message: string,
  ) {
    super(message);
  }

  /** A value that is not allowed or missing. */
  static refused(argument: string, value: unknown, rule: string): LimitError {
    const said =
      value === undefined
        ? `${argument} is missing`
        : `${argument}: ${shown(argument, value)} is not allowed`;
    return new LimitError(argument, rule, `${said}: it must be ${rule}`);
  }

  /** A field that there is not. */
  static notKnown(argument: string, rule: string): LimitError {
    return new LimitError(argument, rule, `${argument} is not known: the fields are ${rule}`);
  }
}

const SECRET = /(token|key|secret|password|authorization)$/i;

/** Describes a value briefly. Of objects it names the fields only. */
function shown(argument: string, value: unknown): string {
  if (SECRET.test(argument)) return 'the value';
  if (typeof value === 'string')
    return value.length > SHOWN_TEXT_LIMIT ? `a text of ${value.length} characters` : `"${value}"`;
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  const fields = Object.keys(value).slice(0, SHOWN_FIELDS_LIMIT).join(', ');
  return fields ? `an object with ${fields}` : 'an empty object';
}
