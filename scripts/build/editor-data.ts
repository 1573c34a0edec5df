import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';
import { ROOT } from './root.js';
import { stringUnions } from './string-unions.js';

interface Typed {
  name: string;
  fieldName?: string;
  type?: { text: string };
}

interface Manifest {
  modules: { declarations?: { members?: Typed[]; attributes?: Typed[] }[] }[];
}

/** What editors complete and explain in HTML and CSS, from the custom elements manifest. */
export function writeEditorData(): void {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'custom-elements.json'), 'utf8')) as Manifest;
  spellOutTypes(manifest);
  const shared = { outdir: join(ROOT, 'dist/editor'), hideLogs: true };
  generateVsCodeCustomElementData(manifest as never, {
    ...shared,
    htmlFileName: 'vscode.html-custom-data.json',
    cssFileName: 'vscode.css-custom-data.json',
  });
  generateJetBrainsWebTypes(manifest as never, {
    ...shared,
    webTypesFileName: 'web-types.json',
    packageJson: false,
  });
}

/** The manifest has types by their names; an editor offers the values that they stand for. */
function spellOutTypes({ modules }: Manifest): void {
  const unions = stringUnions();
  const union = (property: string) =>
    unions
      .get(property)
      ?.map((value) => `'${value}'`)
      .join(' | ');
  for (const { members = [], attributes = [] } of modules.flatMap(
    (each) => each.declarations ?? [],
  )) {
    for (const member of members) {
      const text = union(member.name);
      if (text) member.type = { text };
    }
    for (const attribute of attributes) {
      const text = union(attribute.fieldName ?? attribute.name);
      // What has no plain type of its own is written as JSON.
      if (text || attribute.type?.text.includes('[')) attribute.type = { text: text ?? 'string' };
    }
  }
}
