/** What a hidden page, which draws no frames, waits instead, in milliseconds. */
const HIDDEN_FRAME_MS = 100;

/** The next frame, or, where a hidden page has none, soon. */
export function nextFrame(): Promise<unknown> {
  return Promise.race([
    new Promise((resolve) => requestAnimationFrame(resolve)),
    new Promise((resolve) => setTimeout(resolve, HIDDEN_FRAME_MS)),
  ]);
}
