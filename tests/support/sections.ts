import { readFileSync } from 'node:fs';

/** The sections of a text file, each below a line with `# ` and its name. */
export function sections(file: URL): Record<string, string> {
  const parts = readFileSync(file, 'utf8').split(/^# (.*)\n/m);
  return Object.fromEntries(
    parts.flatMap((text, at) => (at % 2 ? [[text, parts[at + 1]!.trim()]] : [])),
  );
}
