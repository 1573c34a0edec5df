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
