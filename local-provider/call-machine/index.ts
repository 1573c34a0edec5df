import { CallMachine } from './call-machine.js';
import { postTo, readRequest } from './messages.js';

const machines = new Map<string, CallMachine>();

window.addEventListener('message', (event) => {
  const request = readRequest(event);
  forgetDestroyed();
  if (request) machines.get(request.callClientId)?.handle(request);
});

// A page that goes away says goodbye: the other side would notice only much later.
window.addEventListener('pagehide', () => {
  for (const machine of machines.values()) machine.reset();
});

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
}
