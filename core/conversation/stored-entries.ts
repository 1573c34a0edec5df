import type {
  Delivery,
  Entry,
  EntrySource,
  AnswerProgress,
} from '../machine/regions/transcript.js';
import { cutOff } from '../machine/rules/left-page.js';
import type { ToolOutcome } from '../machine/tool-request.js';
import { anyFieldsOf, type Fields } from '../provider/fields.js';
import { isObject } from '../provider/is-object.js';

/** The latest time of a `Date`, in milliseconds since the epoch. */
const LATEST_TIME = 8.64e15;

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isTime(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= LATEST_TIME;
}

/** Whether a value is absent or passes the check. */
export function isOptional(check: (value: unknown) => boolean, value: unknown): boolean {
  return value === undefined || check(value);
}

type Checks<Name extends string> = Readonly<Record<Name, (fields: Fields) => boolean>>;

/** Whether the check of the named kind accepts an object. Any name may be stored. */
function isOf(checks: Checks<string>, name: unknown, value: unknown): boolean {
  const check = isText(name) && Object.hasOwn(checks, name) ? checks[name] : undefined;
  return isObject(value) && check?.(value) === true;
}

const fine = () => true;

const DELIVERIES: Checks<Delivery['status']> = {
  waiting: fine,
  sending: fine,
  sent: ({ to }) => to === 'chat' || to === 'call',
  failed: ({ uncertain }) => typeof uncertain === 'boolean',
};

const PROGRESS: Checks<AnswerProgress> = {
  streaming: fine,
  whole: fine,
  stopped: fine,
  broken: fine,
};

const OUTCOMES: Checks<ToolOutcome> = {
  done: fine,
  declined: fine,
  failed: fine,
  'timed-out': fine,
  gone: fine,
  invalid: fine,
  'too-many': fine,
  'not-asked': fine,
  ended: fine,
};

const PARTS: Checks<'tool' | 'block'> = {
  tool: (part) => isOf(OUTCOMES, part['outcome'], part) && isText(part['result']),
  block: (part) => 'block' in part,
};

const SOURCES: Checks<EntrySource['kind']> = {
  spoken: ({ partial, heard }) => isText(partial) && isOptional(isText, heard),
  typed: ({ messageId, delivery }) =>
    isText(messageId) && isOf(DELIVERIES, anyFieldsOf(delivery)['status'], delivery),
  call: ({ mark }) => mark === 'began' || mark === 'ended',
  part: ({ partId, part }) => isText(partId) && isOf(PARTS, anyFieldsOf(part)['kind'], part),
  greeting: fine,
  reply: (source) =>
    Number.isInteger(source['output']) && isOf(PROGRESS, source['progress'], source),
};

/** The entries of a stored list that are whole, in the order of their ids. Anything may be stored. */
export function readEntries(stored: unknown): readonly Entry[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  let last = 0;
  const ordered = stored.filter(isEntry).filter(({ id }) => {
    const isNext = id > last;
    if (isNext) last = id;
    return isNext;
  });
  return ordered.map(cutOff);
}

function isEntry(stored: unknown): stored is Entry {
  const { id, role, text, at, source } = anyFieldsOf(stored);
  return (
    Number.isSafeInteger(id) &&
    (role === 'user' || role === 'assistant') &&
    isText(text) &&
    isTime(at) &&
    isOf(SOURCES, anyFieldsOf(source)['kind'], source)
  );
}
