import type { ComponentType } from 'react';
import type { RoutePath } from '../paths.js';
/** What the head of a page says. */
export interface PageText {
  readonly title: string;
  readonly description: string;
  /** The title in a state that the query of the address chooses, where that has one of its own. */
  readonly titleOf?: (query: URLSearchParams) => string | undefined;
}

/** A page whose code has loaded. */
export interface LoadedPage extends PageText {
  /** Null for the page that says "not found". */
  readonly path: RoutePath | null;
  readonly Content: ComponentType;
}
