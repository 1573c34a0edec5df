import { CallMachine } from './call-machine.js';
import { postTo, readRequest } from './messages.js';

const machines = new Map<string, CallMachine>();
/** Each call brings a bundle of its own, which listens no longer than it has a call. */
const over = new AbortController();
const { signal } = over;

window.addEventListener(
  'message',
  (event) => {
    const request = readRequest(event);
    forgetDestroyed();
    if (request) machines.get(request.callClientId)?.handle(request);
  },
  { signal },
);

// A page that is left says goodbye: otherwise the other side would notice only much later. A page
// that returns from the back/forward cache receives `left-meeting`.
window.addEventListener(
  'pagehide',
  () => {
    for (const machine of machines.values()) machine.leave();
  },
  { signal },
);

for (const id of window._daily?.pendings.splice(0) ?? []) {
  const instance = window._daily?.instances[id];
  if (!instance) continue;
  const machine = new CallMachine(instance, postTo(id));
  machines.set(id, machine);
  instance.callMachine = machine;
  machine.loaded();
}

function forgetDestroyed(): void {
  for (const [id, machine] of machines) {
    if (window._daily?.instances[id]?.callMachine === machine) continue;
    machine.reset();
    machines.delete(id);
  }
  if (machines.size === 0) over.abort();
}
