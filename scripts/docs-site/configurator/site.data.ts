import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ROOT } from '../../build/root.js';

/** The size of a visitor's download in one step, in bytes. */
export interface Download {
  readonly name: string;
  readonly gzip: number;
  readonly brotli: number;
}

/** Facts of the build that the page shows. */
export interface SiteData {
  /** The sentences about the options, in Markdown, by attribute. */
  readonly descriptions: Readonly<Record<string, string>>;
  readonly integrity: string;
  readonly downloads: readonly Download[];
}

interface Manifest {
  readonly modules: readonly {
    readonly declarations?: readonly {
      readonly attributes?: readonly { readonly name: string; readonly description?: string }[];
    }[];
  }[];
}

interface Budget {
  readonly name: string;
  /** Files of the build, or a bundle. */
  readonly path: readonly string[] | string;
  readonly gzip?: boolean;
}

function json<Content>(path: string): Content {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Content;
}

/** The sum over files that are compressed one by one. */
function sizeOf(files: readonly string[], compress: (content: Buffer) => Buffer): number {
  return files.reduce((sum, file) => sum + compress(readFileSync(join(ROOT, file))).length, 0);
}

declare const data: SiteData;
export { data };

/** VitePress calls it when the site is built, after the package. */
export default {
  async load(): Promise<SiteData> {
    const { default: budgets } = (await import(join(ROOT, '.size-limit.mjs'))) as {
      default: readonly Budget[];
    };
    const { modules } = json<Manifest>('custom-elements.json');
    const attributes = modules.flatMap(({ declarations = [] }) =>
      declarations.flatMap((each) => each.attributes ?? []),
    );
    return {
      descriptions: Object.fromEntries(
        attributes.map(({ name, description = '' }) => [name, description]),
      ),
      integrity: json<Record<string, string>>('dist/cdn/integrity.json')['voice-assistant.js']!,
      downloads: budgets.flatMap(({ name, path, gzip }) =>
        gzip && typeof path !== 'string'
          ? {
              name: name.replace(' (gzip)', ''),
              gzip: sizeOf(path, (content) => gzipSync(content, { level: 9 })),
              brotli: sizeOf(path, brotliCompressSync),
            }
          : [],
      ),
    };
  },
};
