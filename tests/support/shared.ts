import { after, before } from 'node:test';

/** What is ended by the first of these that it has, or needs no ending. */
interface Ending {
  close?(): unknown;
  stop?(): unknown;
}

/** The starts so far, one after another: outside suites, Node would run them at the same time. */
let earlier = Promise.resolve();

/**
 * Starts resources together before the first test of the surrounding suite or file, and ends them
 * after the last one, in the reverse order; also when some of them could not be started. A start may
 * use what an earlier call has started, which is also ended earlier.
 *
 * @returns stand-ins, which can be used once the resources are started.
 */
export function shared<Resources extends Record<string, object>>(start: {
  readonly [Name in keyof Resources]: () => Promise<Resources[Name]> | Resources[Name];
}): Resources {
  const names = Object.keys(start);
  const started = new Map<string, object>();
  async function startAll(): Promise<void> {
    const starting = names.map(async (name) => started.set(name, await start[name]!()));
    for (const outcome of await Promise.allSettled(starting))
      if (outcome.status === 'rejected') throw outcome.reason;
  }
  before(() => (earlier = earlier.then(startAll, startAll)));
  after(() => endAll(names.map((name) => started.get(name)).reverse()));
  const standIns = names.map((name) => {
    const resource = () => {
      const found = started.get(name);
      if (!found) throw new Error(`${name} is used before it is started`);
      return found;
    };
    return [name, standInFor(resource)];
  });
  return Object.fromEntries(standIns) as Resources;
}

/** Ends them one after another, also when one of them cannot be ended. */
async function endAll([first, ...others]: readonly (Ending | undefined)[]): Promise<void> {
  try {
    await (first?.close ?? first?.stop)?.call(first);
  } finally {
    if (others.length > 0) await endAll(others);
  }
}

/** An object with all that another one has, which is made later. */
function standInFor(resource: () => object): object {
  return new Proxy(
    {},
    {
      get(_, name) {
        const value: unknown = Reflect.get(resource(), name);
        return typeof value === 'function' ? (value.bind(resource()) as unknown) : value;
      },
      set: (_, name, value) => Reflect.set(resource(), name, value),
      ownKeys: () => Reflect.ownKeys(resource()),
      getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(resource(), name),
    },
  );
}
