import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.js';

/** Writes the hashes of the scripts for pages without a build step, for `integrity` attributes. */
export function writeIntegrity(folder = join(ROOT, 'dist/cdn')): void {
  const hashes = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const hash = createHash('sha384').update(readFileSync(join(folder, file)));
      return [file, `sha384-${hash.digest('base64')}`] as const;
    });
  writeFileSync(
    join(folder, 'integrity.json'),
    JSON.stringify(Object.fromEntries(hashes), null, 2),
  );
}
