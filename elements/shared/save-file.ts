/**
 * How long the URL of a saved file stays valid, in milliseconds. Safari reads the file only after the
 * visitor has chosen a folder; FileSaver uses the same number.
 */
const SAVED_FILE_MS = 40_000;

/** Downloads a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVED_FILE_MS);
}
