import { en } from '../../../core/i18n/en.js';
import {
  boolean,
  callback,
  color,
  idOrObject,
  invalidValue,
  list,
  object,
  oneOf,
  seconds,
  urlOrPath,
  type Kind,
} from '../../../core/kinds/kinds.js';
import {
  ACCESS,
  ASSISTANT,
  CALL,
  LOOK,
  MACHINE,
  PANEL,
  type Table,
} from '../../../core/options/table.js';
import packageJson from '../../../package.json' with { type: 'json' };

/** An option that has a control. */
export interface Option {
  /** The property of the element, which is also the prop in React. */
  readonly name: string;
  readonly attribute: string;
  readonly kind: Kind;
  /** The default, if there is one. */
  readonly initial: unknown;
  /** The values of a choice. */
  readonly choices: readonly string[];
}

/** Valid values by the names of their options, without those that equal the default. */
export type Values = Readonly<Record<string, unknown>>;

/** The tables of options, in the order in which a page author needs them. */
const TABLES: readonly (readonly [title: string, table: Table])[] = [
  ['Behaviour', MACHINE],
  ['Look', LOOK],
  ['Panel', PANEL],
  ['Account', ACCESS],
  ['Calls', CALL],
  ['Conversation and page', ASSISTANT],
];

/** A list whose entries contain functions. */
const WITH_FUNCTIONS = ['tools'];

function isSetByScript(name: string, kind: Kind): boolean {
  return kind === callback || WITH_FUNCTIONS.includes(name);
}

function optionOf(name: string, { kind, default: initial }: Table[string]): Option {
  return {
    name,
    attribute: name.replace(/[A-Z]/g, '-$&').toLowerCase(),
    kind,
    initial: typeof initial === 'function' ? initial(en) : initial,
    choices: [...kind.allowed.matchAll(/"([^"]+)"/g)].map(([, word]) => word!),
  };
}

/** The options by groups. Every HTML element has a `title`, so that option is named `heading`. */
export const GROUPS = TABLES.map(([title, table]) => ({
  title,
  options: Object.entries(table)
    .filter(([name, { kind }]) => !isSetByScript(name, kind))
    .map(([name, entry]) => optionOf(name === 'title' ? 'heading' : name, entry)),
}));

export const OPTIONS: readonly Option[] = GROUPS.flatMap(({ options }) => options);

/** Options that have no control, because their values contain functions. */
export const SET_BY_SCRIPT = TABLES.flatMap(([, table]) =>
  Object.entries(table).flatMap(([name, { kind }]) => (isSetByScript(name, kind) ? [name] : [])),
);

const isNarrow = globalThis.matchMedia?.('(max-width: 600px)').matches;

/** Settings of the page besides the options of the widget. No attribute begins like these. */
export const PAGE = {
  width: optionOf('preview-window', {
    kind: oneOf(['desktop', 'phone']),
    default: isNarrow ? 'phone' : 'desktop',
  }),
  scheme: optionOf('preview-page', { kind: oneOf(['light', 'dark']), default: 'light' }),
  scripts: optionOf('snippet-scripts', {
    kind: urlOrPath,
    default: `https://cdn.example/voice-assistant@${packageJson.version}`,
  }),
};

export type Control = 'choice' | 'flag' | 'number' | 'color' | 'json' | 'text';

const CONTROLS = new Map<Kind, Control>([
  [boolean, 'flag'],
  [seconds, 'number'],
  [color, 'color'],
  [object, 'json'],
  [list, 'json'],
  [idOrObject, 'json'],
]);

export function controlOf({ kind, choices }: Option): Control {
  return choices.length ? 'choice' : (CONTROLS.get(kind) ?? 'text');
}

/** The value of an option, undefined for the default, or why there is none. */
export interface Reading {
  readonly value?: unknown;
  readonly problem?: string;
}

/** Reads a value as its attribute, the URL and its control have it. */
export function read(option: Option, text: string): Reading {
  // No HTML can contain it.
  const clean = text.replaceAll('\0', '');
  if (clean.trim() === '') return {};
  try {
    const value = valueOf(option, clean);
    const problem = invalidValue(option.attribute, value, option.kind);
    if (problem) return { problem: withoutPrefix(problem) };
    return JSON.stringify(value) === JSON.stringify(option.initial) ? {} : { value };
  } catch (error) {
    return { problem: `${option.attribute} is not JSON: ${(error as Error).message}` };
  }
}

function valueOf({ kind }: Option, text: string): unknown {
  if (kind === boolean) return text === 'true' || (text === 'false' ? false : text);
  if (kind === seconds) return Number.isNaN(Number(text)) ? text : Number(text);
  const isJson = kind === object || kind === list || (kind === idOrObject && /^\s*{/.test(text));
  return isJson ? JSON.parse(text) : text;
}

/** The opposite of `read()`. */
export function write(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A message of the widget as the page shows it. */
export function withoutPrefix(message: string): string {
  return message.replace(/^voice-assistant: /, '');
}
