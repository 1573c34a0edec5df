/** Whether this browser can hear anybody: it may not know devices at all, or none may be plugged in. */
async function hasMicrophone(): Promise<boolean> {
  // Missing on pages that are not a secure context, whatever the types promise.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return false;
  // Refused where the page's permissions policy shuts devices out, which comes to the same.
  const found = await devices.enumerateDevices().catch(() => []);
  return found.some((device) => device.kind === 'audioinput');
}

/** Tells at once, and again whenever a device comes or goes. Returns how to stop it. */
export function watchMicrophone(tell: (present: boolean) => void): () => void {
  let stopped = false;
  const look = () => {
    void hasMicrophone().then((present) => {
      if (!stopped) tell(present);
    });
  };
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  devices?.addEventListener('devicechange', look);
  look();
  return () => {
    stopped = true;
    devices?.removeEventListener('devicechange', look);
  };
}
