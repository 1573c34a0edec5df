import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface CustomData {
  readonly tags: readonly {
    readonly name: string;
    readonly attributes: readonly {
      readonly name: string;
      readonly values: readonly { readonly name: string }[];
    }[];
  }[];
}

interface WebTypes {
  readonly contributions: {
    readonly html: {
      readonly elements: readonly {
        readonly name: string;
        readonly attributes: readonly {
          readonly name: string;
          readonly value: { readonly type: string };
        }[];
      }[];
    };
  };
}

/** The values that editors offer for an attribute of the tag: those of VS Code, and JetBrains'. */
export async function offeredValues(installed: string, attribute: string): Promise<string[][]> {
  const data = async (path: string): Promise<unknown> =>
    JSON.parse(await readFile(join(installed, path), 'utf8'));
  const named = <Named extends { readonly name: string }>(all: readonly Named[], name: string) =>
    all.find((each) => each.name === name);
  const manifest = (await data('package.json')) as { readonly 'web-types': string };
  const { tags } = (await data('dist/editor/vscode.html-custom-data.json')) as CustomData;
  const { contributions } = (await data(manifest['web-types'])) as WebTypes;
  const inCode = named(named(tags, TAG)?.attributes ?? [], attribute);
  const ofTag = named(contributions.html.elements, TAG)?.attributes ?? [];
  const type = named(ofTag, attribute)?.value.type ?? '';
  return [
    inCode?.values.map(({ name }) => name) ?? [],
    [...type.matchAll(/'([^']+)'/g)].map(([, value]) => value!),
  ];
}

const TAG = 'voice-assistant';
