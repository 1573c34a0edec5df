import { onAbort } from '../async/abort.js';
import { attempt } from '../reports/safely.js';

/** Parts of the browser that TypeScript's types lack. */
interface Session {
  setActionHandler(action: string, handler: (() => void) | null): void;
  setMicrophoneActive?(active: boolean): unknown;
}

interface Actions {
  readonly hangup: () => void;
  readonly togglemicrophone: () => void;
}

/**
 * Has the browser's own media controls, on a locked screen for instance, end and mute the call until the
 * signal aborts. Returns a function that shows there whether the visitor is muted.
 */
export function controlMedia(actions: Actions, signal: AbortSignal): (muted: boolean) => void {
  const session: Session | undefined = navigator.mediaSession;
  const set = (handlers: Actions | null) => {
    for (const action of ['hangup', 'togglemicrophone'] as const)
      // A browser without an action throws.
      attempt(() => session?.setActionHandler(action, handlers && handlers[action]));
  };
  // Some browsers answer with a promise, which may be rejected.
  const show = (active: boolean) =>
    void Promise.resolve(attempt(() => session?.setMicrophoneActive?.(active))).catch(
      () => undefined,
    );
  set(actions);
  onAbort(signal, () => {
    set(null);
    show(false);
  });
  return (muted) => show(!muted);
}
