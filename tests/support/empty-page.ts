/** A page without anything. */
export {};
