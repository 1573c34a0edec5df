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

/** Writes completion data for HTML and CSS in editors, from the custom elements manifest. */
export function writeEditorData(): void {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'custom-elements.json'), 'utf8')) as Manifest;
  expandTypes(manifest);
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

/** Replaces the names of types in the manifest by the values that an editor can offer. */
function expandTypes({ modules }: Manifest): void {
  const unions = stringUnions();
  const union = (property: string) => {
    const values = unions.get(property)?.map((value) => `'${value}'`);
    return values?.join(' | ');
  };
  const declarations = modules.flatMap((module) => module.declarations ?? []);
  for (const { members = [], attributes = [] } of declarations) {
    for (const member of members) {
      const text = union(member.name);
      if (text) member.type = { text };
    }
    for (const attribute of attributes) {
      const text = union(attribute.fieldName ?? attribute.name);
      // Attributes of structured types are JSON.
      if (text || attribute.type?.text.includes('[')) attribute.type = { text: text ?? 'string' };
    }
  }
}
