import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';
import { ROOT } from './root.js';

/** What editors complete and explain in HTML and CSS, from the custom elements manifest. */
export function writeEditorData(outdir = 'dist/editor'): void {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'custom-elements.json'), 'utf8')) as never;
  const shared = { outdir: join(ROOT, outdir), hideLogs: true };
  generateVsCodeCustomElementData(manifest, {
    ...shared,
    htmlFileName: 'vscode.html-custom-data.json',
    cssFileName: 'vscode.css-custom-data.json',
  });
  generateJetBrainsWebTypes(manifest, {
    ...shared,
    webTypesFileName: 'web-types.json',
    packageJson: false,
  });
}
