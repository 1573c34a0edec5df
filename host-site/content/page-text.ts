import type { ComponentType } from 'react';
import type { RoutePath } from '../paths.js';
/** The text of a page's head. */
export interface PageText {
  readonly title: string;
  readonly description: string;
  /** The title in a state that the query of the address chooses, where that has one of its own. */
  readonly titleOf?: (query: URLSearchParams) => string | undefined;
}

/** A page whose code has loaded. */
export interface LoadedPage extends PageText {
  /** Null for the "not found" page. */
  readonly path: RoutePath | null;
  readonly Content: ComponentType;
}
