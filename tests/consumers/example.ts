import { readFile } from 'node:fs/promises';

const DOCS = new URL('../../docs/frameworks/', import.meta.url);

/** Where the pages' examples expect the local provider. */
const PROVIDER = 'http://127.0.0.1:8787';

/** A fence, the language, and, if the block is a file of the example, its path. */
const BLOCK = /^```\w+ (?<path>\S+)\n(?<content>.*?)^```$/gms;

/** A command that installs packages. */
const INSTALLS = /^npm install (?<packages>.*)$/gm;

/** What follows a package's name, which may begin with `@`. */
const VERSION = /(?<=.)@.*$/;

/** The names of the packages that a page of the documentation installs, sorted. */
export async function installedBy(page: string): Promise<string[]> {
  const text = await readFile(new URL(page, DOCS), 'utf8');
  return [...text.matchAll(INSTALLS)]
    .flatMap(({ groups }) => groups?.['packages']?.split(' ') ?? [])
    .filter((word) => !word.startsWith('--'))
    .map((word) => word.replace(VERSION, ''))
    .sort();
}

/**
 * The files of the project that a page of the documentation shows, by path, talking to the provider
 * at this address.
 */
export async function exampleOf(page: string, provider: string): Promise<Map<string, string>> {
  const text = await readFile(new URL(page, DOCS), 'utf8');
  const files = [...text.matchAll(BLOCK)].map(({ groups }) => {
    const { path = '', content = '' } = groups ?? {};
    return [path, content.replaceAll(PROVIDER, provider)] as const;
  });
  if (files.length === 0) throw new Error(`${page} shows no files`);
  return new Map(files);
}
