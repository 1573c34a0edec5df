import { ALLOWED_TOOLS_KEY } from '../conversation/tab-keys.js';
import { isObject } from '../provider/is-object.js';
import { attempt } from '../reports/safely.js';

/** The tools that are always allowed, by name, with the title that the visitor has read. */
function stored(): Readonly<Record<string, unknown>> {
  const found = attempt(() => JSON.parse(sessionStorage.getItem(ALLOWED_TOOLS_KEY)!) as unknown);
  return isObject(found) ? found : {};
}

/** Whether the visitor always allows a tool. With another title they are asked again. */
export function isAlwaysAllowed(name: string, title: string): boolean {
  const allowed = stored();
  return Object.hasOwn(allowed, name) && allowed[name] === title;
}

export function alwaysAllow(name: string, title: string): void {
  // Storage can be forbidden or full: then the visitor is asked again.
  attempt(() => {
    sessionStorage.setItem(ALLOWED_TOOLS_KEY, JSON.stringify({ ...stored(), [name]: title }));
  });
}

/** Forgets which tools the visitor always allows in this tab. */
export function forgetAllowedTools(): void {
  attempt(() => sessionStorage.removeItem(ALLOWED_TOOLS_KEY));
}
