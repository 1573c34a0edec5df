/**
 * A limit of a value, which `check()` applies. It implements Standard Schema 1
 * (https://standardschema.dev), so that form and validation libraries accept it.
 */
export interface Limit<Value> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly types?: { readonly output: Value } | undefined;
    readonly validate: (value: unknown) => unknown;
  };
}
