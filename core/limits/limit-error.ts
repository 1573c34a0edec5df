/** The longest text that an error quotes, in characters. */
const SHOWN_TEXT_LIMIT = 40;

/** The longest path or name of a field that an error quotes, in characters. */
const SHOWN_NAME_LIMIT = 100;

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
    const name = beginning(argument);
    const said =
      value === undefined
        ? `${name} is missing`
        : `${name}: ${shown(argument, value)} is not allowed`;
    return new LimitError(argument, rule, `${said}: it must be ${rule}`);
  }

  /** A field that there is not. */
  static notKnown(argument: string, rule: string): LimitError {
    const message = `${beginning(argument)} is not known: the fields are ${rule}`;
    return new LimitError(argument, rule, message);
  }
}

const SECRET = /(token|key|secret|password|authorization)$/i;

/** Describes a value briefly. Of objects it names the fields only. */
function shown(argument: string, value: unknown): string {
  if (SECRET.test(argument)) return 'the value';
  if (typeof value === 'string')
    return value.length > SHOWN_TEXT_LIMIT ? `a text of ${value.length} characters` : `"${value}"`;
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return beginning(String(value));
  if (Array.isArray(value)) return `a list of ${value.length}`;
  const fields = Object.keys(value).slice(0, SHOWN_FIELDS_LIMIT);
  if (!fields.length) return 'an empty object';
  return `an object with ${beginning(fields.map((field) => field || '""').join(', '))}`;
}

function beginning(text: string): string {
  return text.length > SHOWN_NAME_LIMIT ? `${text.slice(0, SHOWN_NAME_LIMIT)}…` : text;
}
