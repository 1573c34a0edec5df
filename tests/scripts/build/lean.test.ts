import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { fc } from '../../support/property.js';
import { createParser } from 'eventsource-parser';
import { build } from 'vite';
import { loadExtensions } from '../../../core/markdown/extensions.js';
import { renderMarkdown } from '../../../core/markdown/render.js';
import { withoutUnusedParsers } from '../../../scripts/build/lean.js';
import { ROOT } from '../../../scripts/build/root.js';

type Render = typeof import('../../../core/markdown/render.js');
type Parser = typeof import('eventsource-parser');
type Extensions = typeof import('../../../core/markdown/extensions.js');

/** Loads every extension. */
const ALL = '|-|\nhttps://a.example';

const LINES = [
  'data: a',
  'data:b',
  'event: c',
  'id: 1',
  'retry: 5',
  'retry: x',
  'd: e',
  ': f',
  '',
  '',
];

const PIECES = [
  ...['# One', '###### Six #', 'words', '**strong**', '*em*', '***both***', '__un__der', '_a*b_c*'],
  ...['`code`', '``a`b``', '[text](https://a.example "title")', '[a][b]', '[a]: https://b.example'],
  ...['![picture](https://a.example/p.png)', '<https://a.example>', '<a@b.example>', '<b>html</b>'],
  ...['- item', '  - inner', '1. first', '2) other', '+ plus', '* star', '> quoted', '> - in it'],
  ...[
    '```js',
    '```',
    '~~~',
    '    indented',
    '---',
    '***',
    '===',
    '| a | b |',
    '|:-|-:|',
    '| 1 | 2 |',
  ],
  ...['www.a.example', 'a@b.example', '&amp; &copy; &#35; &#x22;', '\\* \\[', 'hard  ', 'hard\\'],
  ...['**Price:**5', '**(RERA)**ಗೆ', '2*3', '~~old~~', '~one', 'a<br>b', '<BR />', '[www.a.example'],
  ...['[x](<y z>)', '[x](y(z))', '[]()', '![]()', '[[a](b)](c)', '\ttab', '', '', '\n', ' '],
];

const texts = fc
  .array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom('\n', ' ', '')), { maxLength: 16 })
  .map((pieces) => pieces.flat().join(''));

describe('the parsers of the script for pages without a build step', () => {
  let folder: string;
  let lean: typeof renderMarkdown;
  let leanParser: typeof createParser;

  before(async () => {
    folder = await mkdtemp(join(ROOT, 'node_modules', '.lean-markdown-'));
    await build({
      configFile: false,
      logLevel: 'error',
      // Without a document to decode characters by.
      resolve: { conditions: ['module'] },
      plugins: [withoutUnusedParsers()],
      build: {
        outDir: folder,
        minify: false,
        lib: {
          entry: {
            render: 'core/markdown/render.ts',
            extensions: 'core/markdown/extensions.ts',
            parser: 'node_modules/eventsource-parser/dist/index.js',
          },
          formats: ['es'],
        },
      },
    });
    const built = (file: string): Promise<unknown> =>
      import(pathToFileURL(join(folder, `${file}.js`)).href);
    ({ renderMarkdown: lean } = (await built('render')) as Render);
    ({ createParser: leanParser } = (await built('parser')) as Parser);
    const extensions = (await built('extensions')) as Extensions;
    await Promise.all([loadExtensions(ALL), extensions.loadExtensions(ALL)]);
  });

  after(() => rm(folder, { recursive: true, force: true }));

  it('reads streams as the source does', () => {
    const streams = fc.array(fc.constantFrom(...LINES)).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(streams, (stream) => {
        const [events, expected] = [leanParser, createParser].map((create) => {
          const read: unknown[] = [];
          const note = (each: unknown) => void read.push(each);
          create({ onEvent: note, onComment: note }).feed(stream);
          return read;
        });
        assert.deepEqual(events, expected, stream);
      }),
    );
  });

  it('renders as the source does', () => {
    fc.assert(
      fc.property(texts, (text) => assert.equal(lean(text), renderMarkdown(text), text)),
      { numRuns: 300 },
    );
  });
});
