/** The same words in any language. */
export type Words<Of> = {
  readonly [Name in keyof Of]: Of[Name] extends string ? string : Words<Of[Name]>;
};

/** Some of the same words. */
export type SomeWords<Of> = {
  readonly [Name in keyof Of]?: Of[Name] extends string ? string : SomeWords<Of[Name]>;
};
