import { fc } from '../../support/property.js';
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Arbitrary = fc.Arbitrary<unknown>;
type Def<Type extends { _zod: { def: unknown } }> = Type['_zod']['def'];

/** Values that a schema allows, made from the schema itself. What cannot be made so is given. */
export function arbitraryOf(schema: Schema, given = new Map<Schema, Arbitrary>()): Arbitrary {
  const made = given.get(schema) ?? make(schema, (part) => arbitraryOf(part, given));
  return made.filter((value) => allows(schema, value));
}

/** The same with one field, at any depth, left out, undefined, or replaced by anything. */
export function brokenOf(values: Arbitrary): Arbitrary {
  return fc
    .tuple(values, fc.nat(), fc.oneof(fc.constantFrom(LEFT_OUT, undefined), fc.anything()))
    .map(([value, which, by]) => {
      const places = placesIn(value, []);
      return replaced(value, places[which % places.length]!, by);
    });
}

function allows(schema: Schema, value: unknown): boolean {
  return z.safeParse(schema as z.ZodMiniType, value).success;
}

/** For parts of which only a predicate knows what they allow. */
const SAMPLES: readonly unknown[] = [
  new ArrayBuffer(8),
  {},
  { scene: 'kitchen', visited: [1, 2, null] },
  'transcript',
  "transcript[transcriptType='final']",
  ...(typeof AudioContext === 'function'
    ? new AudioContext().createMediaStreamDestination().stream.getTracks()
    : []),
];

const LEFT_OUT = Symbol('left out');

function make(schema: Schema, of: (part: Schema) => Arbitrary): Arbitrary {
  const { def } = schema._zod;
  switch (def.type) {
    case 'object':
      return ofObject(def as Def<z.core.$ZodObject>, of);
    case 'array':
      return fc.array(of((def as Def<z.core.$ZodArray>).element), { maxLength: 3 });
    case 'set':
      return fc
        .array(of((def as Def<z.core.$ZodSet>).valueType), { maxLength: 3 })
        .map((list) => new Set(list));
    case 'record':
      return fc.dictionary(word, of((def as Def<z.core.$ZodRecord>).valueType), { maxKeys: 3 });
    case 'union':
      return fc.oneof(...(def as Def<z.core.$ZodUnion>).options.map(of));
    case 'optional':
    case 'catch':
      return fc.option(of((def as Def<z.core.$ZodOptional>).innerType), { nil: undefined });
    case 'nullable':
      return fc.option(of((def as Def<z.core.$ZodNullable>).innerType), { nil: null });
    case 'enum':
      return fc.constantFrom(...Object.values((def as Def<z.core.$ZodEnum>).entries));
    case 'literal':
      return fc.constantFrom(...(def as Def<z.core.$ZodLiteral>).values);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return ofNumber(checksOf(schema));
    case 'string':
      return ofText(checksOf(schema));
    case 'custom':
      return fc.constantFrom(...SAMPLES.filter((value) => allows(schema, value)));
    default:
      return fc.jsonValue();
  }
}

const word = fc.oneof(fc.constant('*'), fc.stringMatching(/^\w{1,8}$/));

function ofObject(def: Def<z.core.$ZodObject>, of: (part: Schema) => Arbitrary): Arbitrary {
  const fields = Object.entries(def.shape).map(([name, part]) => [name, of(part)] as const);
  const others =
    def.catchall && def.catchall._zod.def.type !== 'never'
      ? fc.dictionary(word, of(def.catchall), { maxKeys: 2 })
      : fc.constant({});
  return fc
    .tuple(others, fc.record(Object.fromEntries(fields)))
    .map(([more, value]) =>
      Object.fromEntries(
        Object.entries({ ...more, ...value }).filter(([, field]) => field !== undefined),
      ),
    );
}

interface Check {
  readonly check: string;
  readonly value?: unknown;
  readonly pattern?: RegExp;
}

function checksOf(schema: Schema): readonly Check[] {
  return schema._zod.def.checks?.map((check) => check._zod.def) ?? [];
}

function ofNumber(checks: readonly Check[]): Arbitrary {
  const bound = (name: string) => checks.find(({ check }) => check === name)?.value;
  const min = (bound('greater_than') ?? -1e6) as number;
  const max = (bound('less_than') ?? 1e6) as number;
  const whole = fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  return fc.oneof(whole, fc.double({ min, max, noNaN: true }));
}

function ofText(checks: readonly Check[]): Arbitrary {
  const pattern = checks.find((check) => check.pattern)?.pattern;
  if (pattern) return fc.stringMatching(pattern);
  return fc.oneof(fc.string({ maxLength: 12 }), fc.constant('https://example.org/i.png'));
}

/** Where in a value something can be replaced: everywhere. */
function placesIn(value: unknown, path: readonly string[]): (readonly string[])[] {
  const isNested = typeof value === 'object' && value !== null && !(value instanceof Set);
  const inside = isNested
    ? Object.entries(value).flatMap(([name, field]) => placesIn(field, [...path, name]))
    : [];
  return [path, ...inside];
}

function replaced(value: unknown, path: readonly string[], by: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return by === LEFT_OUT ? undefined : by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  if (!rest.length && by === LEFT_OUT) delete copy[name];
  else copy[name] = replaced(copy[name], rest, by);
  return copy;
}
