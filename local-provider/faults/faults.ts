import { FAULT_NAMES, FAULT_TABLE, type FaultName, type FaultValues } from './fault-table.js';

/** An invalid list of faults. Each message names what is wrong and what is allowed. */
export class FaultError extends Error {
  override readonly name = 'FaultError';

  constructor(readonly messages: readonly string[]) {
    super(messages.join('; '));
  }
}

/** The maximum number of faults in a list: each name and each kind of message, and then some. */
const MOST_FAULTS = 100;

interface Fault {
  readonly name: FaultName;
  readonly values: readonly unknown[];
  /** The original text. */
  readonly text: string;
}

/** The faults of one call or one chat turn. */
export class Faults {
  static readonly none = new Faults([]);
  readonly #faults: readonly Fault[];

  private constructor(faults: readonly Fault[]) {
    this.#faults = faults;
  }

  /**
   * Reads names with their values, `exp-room, delay:500, end:5:silence-timed-out`.
   *
   * @throws FaultError
   */
  static parse(text: string): Faults {
    const messages: string[] = [];
    const texts = text
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '');
    if (texts.length > MOST_FAULTS)
      throw new FaultError([`faults has ${texts.length} entries; at most ${MOST_FAULTS} are read`]);
    const faults = texts.flatMap((each) => parseFault(each, messages));
    if (messages.length > 0) throw new FaultError(messages);
    return new Faults(faults);
  }

  /** These and other faults; a repeated fault replaces the earlier one. */
  and(others: Faults): Faults {
    return new Faults([...this.#faults, ...others.#faults]);
  }

  has(name: FaultName): boolean {
    return this.#faults.some((fault) => fault.name === name);
  }

  /** The parameters of a fault, or undefined without it. */
  find<Name extends FaultName>(name: Name): FaultValues<Name> | undefined {
    return this.all(name).at(-1);
  }

  /** The parameters of a fault, for each occurrence. */
  all<Name extends FaultName>(name: Name): FaultValues<Name>[] {
    return this.#faults
      .filter((fault) => fault.name === name)
      .map(({ values }) => values as unknown as FaultValues<Name>);
  }

  /** As {@link Faults.parse} reads it; empty for none. */
  toString(): string {
    return this.#faults.map(({ text }) => text).join(',');
  }
}

function parseFault(text: string, messages: string[]): Fault[] {
  const [name = '', ...texts] = text.split(':');
  if (!isFaultName(name)) {
    messages.push(`faults has "${name}", which is not known; known are ${FAULT_NAMES.join(', ')}`);
    return [];
  }
  const { parameters } = FAULT_TABLE[name];
  if (texts.length > parameters.length) {
    const allowed = parameters.length === 0 ? 'no value' : `at most ${parameters.length}`;
    messages.push(`faults has "${text}": ${name} takes ${allowed}`);
    return [];
  }
  const values = parameters.map(({ name: what, wanted, fallback, read }, index) => {
    const written = texts[index] ?? '';
    if (written === '') return fallback;
    const value = read(written);
    if (value === undefined)
      messages.push(`faults has "${text}": ${what} must be ${wanted}, not "${written}"`);
    return value;
  });
  return [{ name, values, text }];
}

function isFaultName(name: string): name is FaultName {
  return Object.hasOwn(FAULT_TABLE, name);
}
