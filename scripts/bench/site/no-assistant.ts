/** Stands in for the element where the host site is built without an assistant. */
export {};
