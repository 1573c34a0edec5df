/** What is loaded once, when first wanted. A failed load is tried anew the next time. */
export interface Lazy<Part> {
  /** The part, if it is there: then a click is handled on the click's own stack. */
  now(): Part | undefined;
  load(): Promise<Part>;
}

export function lazy<Part>(load: () => Promise<Part>): Lazy<Part> {
  let loading: Promise<Part> | undefined;
  let loaded: Part | undefined;
  return {
    now: () => loaded,
    load() {
      loading ??= load().then(
        (part) => (loaded = part),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}
