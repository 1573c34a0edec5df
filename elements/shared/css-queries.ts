// DOMs for unit tests have neither `matchMedia` nor `CSS`, or mocks that return nothing.

/** Whether a media query applies. */
export function matchesMedia(query: string): boolean {
  return !!globalThis.matchMedia?.(query)?.matches;
}

/** Whether the browser supports a declaration. */
export function supports(property: string, value: string): boolean {
  return !!globalThis.CSS?.supports?.(property, value);
}
