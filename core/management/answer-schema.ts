import { UnexpectedAnswer } from './answer.js';

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

type Outcome<Output> =
  { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly Issue[] };

/**
 * A schema that checks and converts an answer: zod, valibot, ArkType, or anything that implements
 * Standard Schema 1 (https://standardschema.dev).
 */
export interface AnswerSchema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => Outcome<Output> | Promise<Outcome<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
}

/** The type to which a schema converts an answer. */
export type Made<Schema extends AnswerSchema> = NonNullable<Schema['~standard']['types']>['output'];

/**
 * Checks and converts a value; returns it unchanged without a schema.
 *
 * @throws UnexpectedAnswer with every issue and its path
 * @throws TypeError for an asynchronous schema
 */
export function checked(value: unknown, schema?: AnswerSchema): unknown {
  if (!schema) return value;
  const outcome = schema['~standard'].validate(value);
  if (outcome instanceof Promise)
    throw new TypeError(
      'The schema validates asynchronously: use one that validates synchronously',
    );
  if (!outcome.issues) return outcome.value;
  throw new UnexpectedAnswer(outcome.issues.map(inWords).join('; '), { cause: outcome.issues });
}

function inWords({ message, path = [] }: Issue): string {
  const keys = path.map((step) => String(typeof step === 'object' ? step.key : step));
  return keys.length ? `${message} at ${keys.join('.')}` : message;
}
