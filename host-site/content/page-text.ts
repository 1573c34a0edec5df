/** What the head of a page says. */
export interface PageText {
  readonly title: string;
  readonly description: string;
  /** The title in a state that the query of the address chooses, where that has one of its own. */
  readonly titleOf?: (query: URLSearchParams) => string | undefined;
}
