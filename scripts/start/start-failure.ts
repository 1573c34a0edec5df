/** Something that keeps the session from running, in words for the person at the terminal. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
