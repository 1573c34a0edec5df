/*
 * Runs in the page, as the body of a function whose argument is Playwright's own script for pages,
 * `injected`. It finds the elements of a locator and waits until they can be used.
 */
const POLL_MS = 20;

injected.consoleApi.install();
const root = window.playwright;
delete window.playwright;

/** Follows the steps of a locator, such as `[{ method: 'locator', args: ['main'] }]`. */
function elements(steps) {
  return follow(steps).elements ?? [];
}

function follow(steps) {
  return steps.reduce((locator, { method, args }) => locator[method](...args.map(revive)), root);
}

/** Options and arguments as they were before they became JSON. */
function revive(value) {
  if (typeof value !== 'object' || value === null) return value;
  if (value.regExp) return new RegExp(value.regExp, value.flags);
  if (value.steps) return follow(value.steps);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, revive(each)]));
}

function theElement(steps) {
  const found = elements(steps);
  if (found.length > 1)
    throw new Error(`${found.length} elements: ${found.map((each) => injected.previewNode(each))}`);
  return found[0];
}

/** Repeats until `attempt` returns something else than a reason to wait, which starts with `waits`. */
async function until(timeout, attempt) {
  for (const end = performance.now() + timeout; ;) {
    const outcome = await attempt();
    if (outcome?.waits === undefined) return outcome;
    if (performance.now() > end) throw new Error(`Timeout of ${timeout} ms: ${outcome.waits}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Waits for the only element of a locator, in some states. */
function usable(steps, timeout, ...states) {
  return until(timeout, async () => {
    const element = theElement(steps);
    if (!element) return { waits: 'no element' };
    const lacking = await injected.checkElementStates(element, states, true);
    if (lacking) return { waits: lacking.missingState ?? 'it was removed' };
    return { element };
  });
}

return {
  elements,

  async element(steps, timeout) {
    return (await usable(steps, timeout)).element;
  },

  waitFor(steps, state, timeout) {
    return until(timeout, () => {
      const found = theElement(steps);
      if (state === 'attached') return found ? null : { waits: 'no element' };
      if (state === 'detached') return found ? { waits: 'still there' } : null;
      const isVisible = found ? injected.elementState(found, 'visible', true).matches : false;
      return isVisible === (state === 'visible') ? null : { waits: `not ${state}` };
    });
  },

  /** Where to point at an element, in CSS pixels of the window. It is scrolled into view. */
  async point(steps, timeout, position) {
    return until(timeout, async () => {
      const { element } = await usable(steps, timeout, 'visible', 'enabled', 'stable');
      element.scrollIntoViewIfNeeded();
      const box = element.getBoundingClientRect();
      const inside = position ?? { x: box.width / 2, y: box.height / 2 };
      const point = { x: Math.round(box.x + inside.x), y: Math.round(box.y + inside.y) };
      const hit = injected.expectHitTarget(point, element);
      return hit === 'done' ? point : { waits: `${hit.hitTargetDescription} is in front` };
    });
  },

  /** Fills in a field. Returns whether it has only been selected, to type into. */
  async fill(steps, text, timeout) {
    const { element } = await usable(steps, timeout, 'visible', 'enabled');
    return injected.fill(element, text) === 'needsinput';
  },

  async focus(steps, timeout) {
    injected.focusNode((await usable(steps, timeout)).element);
  },

  async select(steps, options, timeout) {
    const { element } = await usable(steps, timeout, 'visible', 'enabled');
    return injected.selectOptions(element, options);
  },

  async state(steps, name, timeout) {
    const element = name === 'visible' ? theElement(steps) : (await usable(steps, timeout)).element;
    return element ? injected.elementState(element, name, true).matches : false;
  },

  async ariaSnapshot(steps, timeout) {
    return injected.ariaSnapshot((await usable(steps, timeout)).element, { mode: 'default' });
  },
};
