import { inspect } from 'node:util';
import { NO_PUBLIC_KEY } from '../../core/call/web-call.js';
import { en } from '../../core/i18n/en.js';
import { RESERVED_DAILY_OPTIONS } from '../../core/limits/daily-options.js';
import { dailyConfig, dailyOptions, refusalOf } from '../../core/limits/index.js';
import type { Settings } from '../../core/machine/settings.js';
import { initialState } from '../../core/machine/state.js';
import { view } from '../../core/machine/view.js';
import { EXAMPLES } from '../../tests/core/limits/examples.js';
import { type Shown, VISITOR_ERRORS } from '../../tests/core/limits/visitor-errors.js';
import { markdownTable, type Blocks } from './markdown.js';

/** An error and what a visitor sees; `not-loaded` is the launcher's own text. */
interface ShownError {
  readonly when: string;
  readonly error: string;
  readonly shown: Shown | 'not-loaded';
}

const START = 'The start of a call';

/** Errors that involve several parts of the code. Their own end-to-end tests cover them. */
const ERRORS_ACROSS_PARTS: readonly ShownError[] = [
  { when: START, error: `validation-error: ${NO_PUBLIC_KEY}`, shown: 'misconfigured' },
  { when: START, error: 'start-method-error: Another tab has a call', shown: 'call-elsewhere' },
  {
    when: START,
    error: 'start-method-error: The assistant did not answer in time',
    shown: 'no-answer',
  },
  {
    when: 'The tag',
    error: 'load-error: what is beyond the launcher could not be loaded',
    shown: 'not-loaded',
  },
];

/** The blocks of docs/rules.md, from the limits and from the examples that their tests run. */
export function rulesBlocks(): Blocks {
  const rules = EXAMPLES.map(({ rule, accepted, refused }) => {
    const [message, value] = Object.entries(refused)[0]!;
    const example = accepted.length ? code(literal(accepted[0])) : 'a media track';
    return [rule, example, code(literal(value)), code(message)];
  });
  const errors = groupByPlace([...VISITOR_ERRORS, ...ERRORS_ACROSS_PARTS]).map(
    ({ when, error, shown }) => [when, code(error), ...visitorSees(shown)],
  );
  const allowed = [...rulesIn(dailyOptions), ...rulesIn(dailyConfig, 'dailyConfig.')];
  return {
    rules: markdownTable(['Rule', 'Accepted', 'Refused', 'Message'], rules),
    'daily-options': markdownTable(['key', 'must be'], allowed),
    'reserved-daily-options': markdownTable(
      ['key', 'why it is ignored'],
      Object.entries(RESERVED_DAILY_OPTIONS).map(([key, reason]) => [code(key), `${reason}.`]),
    ),
    errors: markdownTable(['Where', 'Error', 'The visitor reads', 'The visitor can'], errors),
  };
}

/** Keeps the errors of one place together, in the order of first appearance. */
function groupByPlace(errors: readonly ShownError[]): ShownError[] {
  const places = [...new Set(errors.map(({ when }) => when))];
  return places.flatMap((place) => errors.filter(({ when }) => when === place));
}

function visitorSees(shown: ShownError['shown']): [text: string, next: string] {
  if (shown === 'nothing') return ['nothing', ''];
  if (shown === 'not-loaded') return [en.notLoaded, 'try again'];
  if (shown === 'end') return ['that the call ended, and why', 'start another call'];
  const failure = { kind: shown, type: 'call-error', message: '' } as const;
  const state = initialState({ mode: 'hybrid' } as Settings);
  const failed = { ...state, voice: { ...state.voice, status: 'disconnected', failure } } as const;
  const { retry } = view({ ...failed, voice: { ...failed.voice, past: null } }).failure!;
  return [en.failures[shown], retry ? 'try again' : 'close it'];
}

/** A value as JavaScript on one line. A long repetition is written with `repeat()`. */
function literal(value: unknown): string {
  const whole = { breakLength: Infinity, depth: null, maxStringLength: null, maxArrayLength: null };
  return inspect(value, whole).replace(
    /'(.)\1{40,}'/g,
    (text, repeated: string) => `'${repeated}'.repeat(${text.length - 2})`,
  );
}

function code(text: string): string {
  return text ? `\`${text}\`` : '';
}

type Limit = Parameters<typeof refusalOf>[0];

/** Each key and its rule, taken from the refusal of a value that no rule accepts: a symbol. */
function rulesIn(table: Readonly<Record<string, Limit>>, path = ''): [string, string][] {
  return Object.entries(table).map(([name, limit]) => {
    const refusal = refusalOf(limit, Symbol(), name);
    if (!refusal) throw new Error(`dailyOptions.${path}${name} accepts any value`);
    return [`\`${path}${name}\``, refusal.rule];
  });
}
