/**
 * Copies a text and returns whether that succeeded: insecure pages have no clipboard. To be called in a
 * click, as browsers require.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
