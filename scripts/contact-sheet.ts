import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { drawSheets } from './stories/sheet.js';
import { photograph } from './stories/photograph.js';

/** Where the pictures land, unless an argument names another folder. */
const folder = resolve(process.argv[2] ?? '.cache/contact-sheet');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const pictures = await photograph('.', resolve('.cache/storybook'));
for (const file of await drawSheets(pictures, folder)) console.log(file);
