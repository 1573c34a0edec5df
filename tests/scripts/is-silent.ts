/** Whether nothing listens at the address. */
export async function isSilent(url: string): Promise<boolean> {
  try {
    await fetch(url);
    return false;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
  }
}
