/** Whether there is a microphone: the browser may not support devices, or none may be connected. */
async function hasMicrophone(): Promise<boolean> {
  // Missing in insecure contexts, unlike the types say.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return false;
  // Refused where the page's permissions policy shuts devices out, which comes to the same.
  const found = await devices.enumerateDevices().catch(() => []);
  return found.some((device) => device.kind === 'audioinput');
}

/**
 * Calls back immediately and whenever a device is connected or removed. Returns a function that
 * stops it.
 */
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
