/** How long a lost microphone may take to come back by itself before the visitor is notified, in milliseconds. */
export const RECOVERY_LIMIT_MS = 2000;

/** Calls back when devices or the permission for the microphone change, until the signal aborts. */
export function watchMicrophones(changed: () => void, signal: AbortSignal): void {
  navigator.mediaDevices?.addEventListener('devicechange', changed, { signal });
  navigator.permissions
    ?.query({ name: 'microphone' })
    .then((permission) => permission.addEventListener('change', changed, { signal }))
    .catch(() => undefined);
}
