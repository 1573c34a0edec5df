/** What the head of a page says. */
export interface PageText {
  readonly title: string;
  readonly description: string;
}
