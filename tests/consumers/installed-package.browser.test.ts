import assert from 'node:assert/strict';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import packageJson from '../../package.json' with { type: 'json' };
import { LICENCES_FILE } from '../../scripts/build/third-party-licences.js';
import { serveFolder } from '../../scripts/serve-folder.js';
import { ANSWERS_FILE } from '../support/answers.js';
import { launchBrowser } from '../support/browser.js';
import { shared } from '../support/shared.js';
import { bundledPackages } from './bundled-packages.js';
import { unchanged } from './changes.js';
import {
  checksIntegrity,
  needsItsPolicy,
  securedShop,
  type SecuredShop,
} from './content-security.js';
import { exampleOf, installedBy } from './example.js';
import {
  BUNDLED,
  FRAMEWORKS,
  LIT,
  NEXT,
  OLDEST_TYPES,
  ON_A_SERVER,
  VITE_ONLY,
} from './frameworks.js';
import { packPackage } from './package-under-test.js';
import { makeProviderProject, PROVIDER_PROGRAM, providerOf } from './packed-provider.js';
import { makeProject, type Project } from './project.js';
import { startServer, type Server } from './server.js';
import { ShopVisitor } from './shop-visitor.js';

/** The folders of the package that a consumer uses besides the element. */
const WRAPPERS: Readonly<Record<string, readonly string[]>> = { 'react.md': ['react', 'jsx'] };

// Three at a time: while one waits for the registry or the disk, another is built or visited.
describe('the packed package', { concurrency: 3 }, () => {
  const { under } = shared({ under: packPackage });
  const { providerProject, browser } = shared({
    providerProject: () => makeProviderProject(under),
    browser: () => launchBrowser(),
  });
  const args = ['--port', '0', '--answers', ANSWERS_FILE];
  const { provider } = shared({
    provider: () => startServer(providerProject.folder, PROVIDER_PROGRAM, ...args),
  });
  after(() => browser.expectNoForeignTraffic());

  /** One chat turn on a site's page, and further steps; then the site is closed. */
  async function isTalkedWith(
    site: Server,
    more: (visitor: ShopVisitor) => Promise<void> = async () => undefined,
  ): Promise<void> {
    try {
      await using visitor = await ShopVisitor.comes(browser, `${site.url}/`);
      await visitor.asks();
      visitor.wasServedWell();
      await more(visitor);
    } finally {
      await site.close();
    }
  }

  it('holds the build and the documentation, and nothing else', () => {
    const wanted =
      /^(dist\/|docs\/|(CHANGELOG\.md|CONTRIBUTING\.md|SECURITY\.md|LICENSE|README\.md|custom-elements\.json|package\.json)$)/;
    assert.deepEqual(
      under.files.filter((path) => !wanted.test(path)),
      [],
    );
    for (const path of [
      'LICENSE',
      'README.md',
      'custom-elements.json',
      'dist/cdn/voice-assistant.js',
      `dist/cdn/${LICENCES_FILE}`,
      'dist/cdn/integrity.json',
      'dist/sbom.cdx.json',
    ])
      assert.ok(under.files.includes(path), path);
  });

  it('has a local provider that a program can start and close', async () => {
    const said = await providerProject.run(process.execPath, 'with-provider.js');
    assert.match(said, /^(http:\/\/127\.0\.0\.1:\d+) \1\/call-machine\.js\n$/);
  });

  it('has a local provider that names the packages that it needs', async () => {
    const project = await makeProject(under, 'provider-alone', new Map(), providerOf(under));
    await assert.rejects(
      project.run(process.execPath, PROVIDER_PROGRAM, '--port', '0'),
      /needs node-datachannel, opusscript: npm install --save-dev "node-datachannel@/,
    );
  });

  it('has a command that makes an assistant and lists it', async () => {
    const asks = (...words: string[]) =>
      providerProject.run(
        'env',
        'VOICE_ASSISTANT_API_TOKEN=private',
        'npx',
        '--no-install',
        'voice-assistant-api',
        ...words,
        '--api-url',
        provider.url,
      );
    const made: unknown = JSON.parse(await asks('create', 'assistant', '{ "name": "Asha" }'));
    assert.ok(typeof made === 'object' && made !== null && 'id' in made);
    assert.ok((await asks('list', 'assistant')).includes(String(made.id)));
  });

  describe('on a page of plain HTML', () => {
    let project: Project;

    before(async () => {
      const files = await exampleOf('plain-html.md', provider.url);
      project = await makeProject(under, 'plain-html', files);
      const scripts = join(project.folder, 'node_modules/voice-assistant/dist/cdn');
      await cp(scripts, join(project.folder, 'voice-assistant'), { recursive: true });
    });

    it('answers', async () => {
      await isTalkedWith(await serveFolder(project.folder));
    });

    it('names everybody whose code is in the scripts, each with their terms', async () => {
      const scripts = join(project.folder, 'voice-assistant');
      const named = await readFile(join(scripts, LICENCES_FILE), 'utf8');
      const packages = await bundledPackages(scripts);
      assert.ok(packages.includes('lit-html') && packages.includes('@daily-co/daily-js'));
      assert.deepEqual(
        packages.filter((name) => !named.includes(`\n${name} `)),
        [],
      );
      // Daily's library is published in one file with those that it bundles.
      for (const name of ['@sentry/core', 'bowser', 'dequal', 'events'])
        assert.ok(named.includes(`\n${name}, in @daily-co/daily-js `), name);
      assert.doesNotMatch(named, /undefined/);
      for (const terms of ['Permission is hereby granted', 'Redistribution and use in source'])
        assert.ok(named.includes(terms), terms);
    });

    it('describes the options and their values to editors', async () => {
      /** The entry of a file under the name of an attribute. */
      const described = async (file: string) => {
        const found: unknown[] = [];
        const path = join(project.folder, 'node_modules/voice-assistant', file);
        JSON.parse(await readFile(path, 'utf8'), (_, value: { name?: unknown } | null) => {
          if (value?.name === 'mode') found.push(value);
          return value;
        });
        return JSON.stringify(found);
      };
      assert.match(
        await described('dist/editor/vscode.html-custom-data.json'),
        /"values":\[\{"name":"voice"\},\{"name":"chat"\},\{"name":"hybrid"\}\]/,
      );
      const types = /"value":\{"type":"'voice' \| 'chat' \| 'hybrid'"/;
      assert.match(await described(packageJson['web-types']), types);
    });

    it('has entries that Node can import and require, in one copy, without React and without the provider', async () => {
      const entries = Object.keys(packageJson.exports)
        .filter((path) => !/react|json$/.test(path))
        .map((path) => path.replace('.', 'voice-assistant'));
      const program = `for (const entry of ${JSON.stringify(entries)})
  assert.equal(createRequire(import.meta.url)(entry), await import(entry), entry);`;
      await writeFile(
        join(project.folder, 'entries.js'),
        `import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
${program}`,
      );
      await project.run(process.execPath, 'entries.js');
    });

    it('says in a server component that the tag is not registered', async () => {
      const program = `console.warn = console.log; await import('voice-assistant');`;
      const asServer = ['--conditions=react-server', '--input-type=module', '--eval', program];
      const said = await project.run(process.execPath, ...asServer);
      assert.match(said, /^voice-assistant: imported in a server component/);
    });
  });

  describe('on a page with a strict Content-Security-Policy', () => {
    let shop: SecuredShop;

    before(async () => {
      shop = await securedShop(under, provider.url);
    });

    it('chats under the documented policy, and needs no less', () =>
      needsItsPolicy(browser, shop, 'chat', (visitor) => visitor.asks()));

    it('calls under the documented policy, and needs no less', () =>
      needsItsPolicy(browser, shop, 'voice', async (visitor) => {
        await visitor.calls();
        await visitor.part('assistant-message').first().waitFor();
      }));

    it('refuses changed scripts with the tags of the command', () =>
      checksIntegrity(browser, shop));
  });

  it('has types for the oldest TypeScript, also where it ignores the exports', async () => {
    const { typescript, ...others } = OLDEST_TYPES;
    // The types of Solid itself need a newer one.
    const entries = Object.keys(packageJson.exports)
      .filter((path) => !/solid|json$/.test(path))
      .map((path) => path.replace('.', 'voice-assistant'));
    const text = entries.map((entry, at) => `export * as Entry${at} from '${entry}';`).join('\n');
    const files = new Map(['ts', 'cts'].map((extension) => [`entries.${extension}`, text]));
    const project = await makeProject(under, 'types', files, { typescript, ...others });
    for (const [resolution, module, file] of [
      ['bundler', 'es2022', 'entries.ts'],
      ['node10', 'es2022', 'entries.ts'],
      ['node16', 'node16', 'entries.ts'],
      ['node16', 'node16', 'entries.cts'],
    ] as const) {
      const options = ['--strict', '--esModuleInterop', '--noEmit', '--types', 'react'];
      const where = ['--target', 'es2022', '--module', module, '--moduleResolution', resolution];
      await project.run('npx', 'tsc', ...options, ...where, file);
    }
  });

  it('answers in pages of other bundlers', { skip: unchanged(BUNDLED.page) }, async () => {
    const files = await exampleOf('plain-html.md', provider.url);
    const own = /src="voice-assistant\/voice-assistant.js"/;
    const page = (script: string) => files.get('index.html')!.replace(own, `src="${script}"`);
    const all = new Map([
      ...files,
      ['entry.js', "import './older.cjs';\nimport 'voice-assistant';\n"],
      ['older.cjs', "require('voice-assistant');\n"],
      ['index.html', page('entry.js')],
    ]);
    const project = await makeProject(under, 'bundlers', all, BUNDLED.dependencies);
    for (const { command, script } of BUNDLED.builds) {
      await project.run('npx', ...command.split(' '));
      const folder = join(project.folder, 'dist');
      if (script) {
        await writeFile(join(folder, 'index.html'), page(script));
        await cp(join(project.folder, 'shop.js'), join(folder, 'shop.js'));
      }
      await isTalkedWith(await serveFolder(folder));
      await rm(folder, { recursive: true });
    }
  });

  it('shares its Lit with an app that has the oldest or the newest', async () => {
    for (const lit of LIT) {
      const files = await exampleOf('bundler.md', provider.url);
      const project = await makeProject(under, `lit-${lit}`, files, { ...VITE_ONLY, lit });
      const found = await project.run('npm', 'ls', 'lit', '--json');
      assert.deepEqual(new Set(found.match(/(?<="version": ")3[^"]*/g)), new Set([lit]));
      await project.run('npx', 'vite', 'build');
      await isTalkedWith(await serveFolder(join(project.folder, 'dist')));
    }
  });

  it('documents the packages that each example needs', async () => {
    const built = [
      ...FRAMEWORKS,
      { page: 'react-server.md', dependencies: ON_A_SERVER },
      { page: 'next.md', dependencies: NEXT },
    ];
    for (const { page, dependencies } of built)
      assert.deepEqual(await installedBy(page), Object.keys(dependencies).sort(), page);
  });

  for (const { name, page, dependencies, build } of FRAMEWORKS) {
    const skip =
      page !== 'bundler.md' && unchanged(`docs/frameworks/${page}`, ...(WRAPPERS[page] ?? []));
    it(`answers in a page made with ${name}`, { skip }, async () => {
      const files = await exampleOf(page, provider.url);
      const folder = name.toLowerCase().replaceAll(' ', '-');
      const project = await makeProject(under, folder, files, dependencies);
      for (const command of build) await project.run(...command);
      const site = await serveFolder(join(project.folder, 'dist'));
      await isTalkedWith(site, page === 'react.md' ? drawsItsOwnFace : undefined);
    });
  }

  async function drawsItsOwnFace({ page, turns, complaints }: ShopVisitor): Promise<void> {
    await page.getByLabel('A question').fill('What are your opening hours?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.locator('li.assistant').filter({ hasText: 'Monday' }).waitFor();
    assert.equal(turns.length, 2);
    assert.deepEqual(complaints, []);
  }

  it(
    'has the types of its tag for the oldest Preact that it names',
    { skip: unchanged('jsx') },
    async () => {
      const { peerDependencies, devDependencies } = packageJson;
      const preact = peerDependencies.preact.split(' || ')[0]!.replace('^', '');
      const shown = await exampleOf('react.md', provider.url);
      const files = new Map([
        ['src/tag.tsx', shown.get('src/tag.tsx')!.replace('/jsx/react', '/jsx/preact')],
        [
          'tsconfig.json',
          shown.get('tsconfig.json')!.replace('"jsx":', '"jsxImportSource": "preact", "jsx":'),
        ],
      ]);
      const { typescript } = devDependencies;
      const project = await makeProject(under, 'preact', files, { preact, typescript });
      await project.run('npx', 'tsc');
    },
  );

  it(
    'answers in a page that React 19 rendered on a server and hydrated',
    { skip: unchanged('docs/frameworks/react-server.md', 'react') },
    async () => {
      const files = await exampleOf('react-server.md', provider.url);
      const project = await makeProject(under, 'react-server', files, ON_A_SERVER);
      await project.run('npx', 'vite', 'build', '--outDir', 'dist/client');
      const entry = 'src/entry-server.tsx';
      await project.run('npx', 'vite', 'build', '--outDir', 'dist/server', '--ssr', entry);
      const site = await startServer(project.folder, 'server.js');
      await isTalkedWith(site, async () => {
        const html = await (await fetch(`${site.url}/`)).text();
        assert.match(html, /<voice-assistant [^>]*mode="hybrid"[^>]*><\/voice-assistant>/);
        assert.match(html, /Calls: possible|Calls: <!-- -->possible/);
      });
    },
  );

  it(
    'answers in pages that Next.js prerendered and streams',
    { skip: unchanged('docs/frameworks/next.md', 'react', 'elements/server-component.ts') },
    async () => {
      const files = await exampleOf('next.md', provider.url);
      const project = await makeProject(under, 'next', files, NEXT);
      await project.run('npx', 'next', 'telemetry', 'disable');
      await project.run('npx', 'next', 'build');
      const site = await startServer(project.folder, 'node_modules/next/dist/bin/next', 'start');
      await isTalkedWith(site, async () => {
        await using visitor = await ShopVisitor.comes(browser, `${site.url}/streamed`);
        await visitor.asks();
        visitor.wasServedWell();
      });
    },
  );
});
