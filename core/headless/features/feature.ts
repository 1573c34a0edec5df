/** Work beside the machine while an assistant is connected. */
export interface Feature {
  /** Called when the assistant connects, and after each change of its options. May be called again. */
  start(): void;
  /** Called when the assistant disconnects, before its conversation is cleared. */
  stop(): void;
}

/** Runs the code of a feature once it has loaded, if the feature is still wanted then. */
export function whenLoaded<Code>(
  isWanted: () => boolean,
  load: () => Promise<Code>,
  run: (code: Code) => void,
): void {
  if (isWanted())
    load().then(
      (code) => isWanted() && run(code),
      () => undefined,
    );
}
