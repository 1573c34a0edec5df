import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build/root.js';
import { stringUnions } from './build/string-unions.js';
import { writeOrCheck } from './generated-file.js';
import { elementReference, usualAttributes } from './readme/element-tables.js';

const COMMAND = 'npm run readme';
const START = '<!-- manifest -->';
const END = '<!-- /manifest -->';

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const manifest: unknown = JSON.parse(readFileSync(join(ROOT, 'custom-elements.json'), 'utf8'));
const unions = stringUnions();

const [before = '', rest = ''] = readme.split(START);
const [, after = ''] = rest.split(END);
const table = usualAttributes(manifest, unions);
await writeOrCheck('README.md', `${before}${START}\n\n${table}\n${END}${after}`, COMMAND);
await writeOrCheck('docs/reference.md', elementReference(manifest, unions), COMMAND);
