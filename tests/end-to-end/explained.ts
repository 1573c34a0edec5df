import type { Locator } from 'playwright-core';

/** What every wait that is explained goes through, and nobody looks for. */
const HERE = 'end-to-end/explained';

/** Has what fails say more, which is asked for once it has failed. */
export async function explained<T>(
  waiting: Promise<T>,
  explain: () => Promise<string>,
): Promise<T> {
  try {
    return await waiting;
  } catch (error) {
    if (error instanceof Error) {
      const places = error.stack?.match(/\n +at .*/g)?.filter((place) => !place.includes(HERE));
      error.message = `${error.message.trimEnd()}\n${await explain()}`;
      error.stack = `${error.name}: ${error.message}${places?.join('') ?? ''}`;
    }
    throw error;
  }
}

/** A locator, and all that are made of it, whose failures say more. */
export function explainedLocator(locator: Locator, explain: () => Promise<string>): Locator {
  return new Proxy(locator, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]): unknown => {
        const got: unknown = member.apply(target, given);
        if (got instanceof Promise) return explained(got, explain);
        return isLocator(got, target) ? explainedLocator(got, explain) : got;
      };
    },
  });
}

function isLocator(value: unknown, model: Locator): value is Locator {
  return value instanceof model.constructor;
}
