import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { defineConfig, type DefaultTheme } from 'vitepress';
import { ROOT } from '../../build/root.js';
import { buildPreview } from '../configurator/preview/build.js';

type Page = readonly [text: string, page: string];

const GROUPS: readonly (readonly [text: string, pages: readonly Page[]])[] = [
  [
    'Guide',
    [
      ['Getting started', 'README'],
      ['Common tasks', 'docs/tasks'],
      ['Configurator', 'docs/configurator'],
      ['Calls, cards and conversations', 'docs/features'],
      ['On your page', 'docs/frameworks/README'],
      ['Texts', 'docs/texts'],
      ['Layouts', 'docs/layouts'],
      ['Languages', 'docs/languages'],
      ['Starters', 'docs/starters'],
      ['Blocks in answers', 'docs/blocks'],
      ['Page tools', 'docs/page-tools'],
      ['Headless', 'docs/headless'],
      ['Controls of a call', 'docs/call-controls'],
      ['Before you go live', 'docs/going-live'],
      ['Privacy', 'docs/privacy'],
      ['Operation', 'docs/operation'],
      ['Errors and end reasons', 'docs/errors'],
    ],
  ],
  [
    'Frameworks and recipes',
    [
      ['Plain HTML', 'docs/frameworks/plain-html'],
      ['Vite and TypeScript', 'docs/frameworks/bundler'],
      ['React', 'docs/frameworks/react'],
      ['React on a server', 'docs/frameworks/react-server'],
      ['Next.js', 'docs/frameworks/next'],
      ['Vue', 'docs/frameworks/vue'],
      ['Svelte', 'docs/frameworks/svelte'],
      ['SvelteKit', 'docs/frameworks/sveltekit'],
      ['Angular', 'docs/frameworks/angular'],
      ['React Router', 'docs/frameworks/react-router'],
      ['TanStack Start', 'docs/frameworks/tanstack-start'],
      ['SolidStart', 'docs/frameworks/solid-start'],
      ['Qwik', 'docs/frameworks/qwik'],
      ['Astro', 'docs/frameworks/astro'],
      ['Nuxt', 'docs/frameworks/nuxt'],
      ['Site builders', 'docs/frameworks/site-builders'],
      ['Content security', 'docs/frameworks/content-security'],
      ['Token server', 'docs/token-server'],
      ['Migration', 'docs/frameworks/migration'],
    ],
  ],
  [
    'Back ends',
    [
      ['Which back end do you have?', 'docs/transports'],
      ['OpenAI Realtime', 'docs/transports/openai'],
      ['Azure OpenAI', 'docs/transports/azure'],
      ['Inworld, LiteLLM and others', 'docs/transports/compatible'],
      ['Pipecat', 'docs/transports/pipecat'],
      ['Chat by OpenAI’s API', 'docs/transports/chat'],
    ],
  ],
  [
    'Reference',
    [
      ['The tag', 'docs/reference'],
      ['States', 'docs/states'],
      ['Browsers', 'docs/browsers'],
      ['Screen readers', 'docs/screen-readers'],
      ['Rules of arguments', 'docs/rules'],
      ['Limits of input', 'docs/input-limits'],
      ['Management API', 'docs/management'],
      ['API report', 'docs/api'],
      ['Versions and policies', 'docs/policies'],
      ['Changelog', 'CHANGELOG'],
    ],
  ],
  [
    'Testing',
    [
      ['Test your app', 'docs/frameworks/test-your-app'],
      ['The local provider', 'local-provider/README'],
      ['Fault scripts', 'docs/faults'],
      ['Robustness', 'docs/robustness'],
      ['Why it is fast', 'docs/why-it-is-fast'],
      ['Architecture', 'docs/architecture'],
      ['Contributing', 'CONTRIBUTING'],
    ],
  ],
];

/** `README.md` is the page of its folder. */
const pathOf = (page: string) => `/${page}.html`.replace(/README\.html$/, '');

const sidebar: DefaultTheme.SidebarItem[] = GROUPS.map(([text, pages]) => ({
  text,
  items: pages.map(([name, page]) => ({ text: name, link: pathOf(page) })),
}));

/** The id of a heading, as in the repository, for which the links are written. */
const slugOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** Linked files of the repository that are no pages, by their paths in it. */
const linkedFiles = new Set<string>();

/** Corrections where the theme has too little contrast, or a label that differs from its visible text. */
const READABLE =
  ':root { --vp-code-lang-color: var(--vp-c-text-1) } .DocSearch-Button-Keys { display: none !important }';

/** Lays out code only when it is scrolled to: all of it at once delays a phone. Lines do not wrap, so their number gives the height. */
const LAZY_CODE =
  '.vp-doc pre.shiki { content-visibility: auto; contain-intrinsic-height: calc(var(--lines) * var(--vp-code-line-height) * var(--vp-code-font-size)) }';

/** The name of a file stands close above its code. */
const FILE_NAMES =
  '.vp-doc figcaption { margin-bottom: -12px; font: var(--vp-code-font-size) var(--vp-font-family-mono) }';

/** The site of the documentation. The pages stay where the repository and the package have them. */
export default defineConfig({
  title: 'voice-assistant',
  description: 'A voice and chat assistant that a web page embeds with one tag',
  lang: 'en',
  srcDir: '../..',
  outDir: 'dist',
  cacheDir: '.cache',
  srcExclude: ['.*/**', 'tests/**', 'assets/**', 'dist/**', 'host-site/**'],
  rewrites: (page) => page.replace(/README\.md$/, 'index.md'),
  head: [
    ['link', { rel: 'icon', href: 'data:,' }],
    ['style', {}, READABLE + LAZY_CODE + FILE_NAMES],
  ],
  markdown: {
    anchor: { slugify: slugOf },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    codeTransformers: [
      {
        pre({ properties }) {
          properties.style = `${String(properties.style)};--lines:${this.lines.length}`;
        },
      },
    ],
    config({ renderer: { rules }, utils }) {
      const { fence, code_inline: code, link_open: link } = rules as Required<typeof rules>;
      rules.link_open = (tokens, index, options, env: { relativePath: string }, self) => {
        const token = tokens[index]!;
        // `rewrites` renames pages, not what links to them.
        const href = token.attrGet('href')!.replace(/(^|\/)README\.md(?=#|$)/, '$1index.md');
        token.attrSet('href', href);
        if (/^[^:#]+$/.test(href) && !href.endsWith('.md')) {
          linkedFiles.add(posix.join(posix.dirname(env.relativePath), href));
          // With a target, VitePress appends no `.html` and does not route.
          token.attrSet('target', '_self');
        }
        return link(tokens, index, options, env, self);
      };
      // Vue would replace what stands in double braces.
      rules.code_inline = (...args) => code(...args).replace('<code', '<code v-pre');
      // Lines and colors would make 15,000 elements of the API report, which delays a phone.
      rules.fence = (tokens, index, options, env: { relativePath: string }, self) => {
        const { content, info } = tokens[index]!;
        if (env.relativePath === 'docs/api.md')
          return `<div class="language-ts"><pre v-pre><code>${utils.escapeHtml(content)}</code></pre></div>`;
        const [, file] = info.split(' ');
        const block = fence(tokens, index, options, env, self);
        // In brackets it is the name of a tab.
        return file && !file.startsWith('[')
          ? `<figure><figcaption v-pre>${utils.escapeHtml(file)}</figcaption>${block}</figure>`
          : block;
      };
    },
  },
  vite: {
    plugins: [
      {
        name: 'landing',
        enforce: 'pre',
        // The widget itself and its code in place of a picture of it.
        transform: (code, id) =>
          id === join(ROOT, 'README.md') ? code.replace(/^!\[.*$/m, '<Landing />') : undefined,
      },
    ],
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.includes('-') } } },
  themeConfig: {
    nav: [{ text: 'Configurator', link: pathOf('docs/configurator') }],
    sidebar,
    outline: [2, 3],
    search: {
      provider: 'local',
      options: {
        // Types and constants of the code.
        _render: (source, env, { render }) =>
          env.relativePath === 'docs/api.md' ? '' : render(source, env),
        miniSearch: {
          searchOptions: {
            // Pages for tasks before lists and what is about this repository.
            boostDocument: (id: string) =>
              /\/tasks\.html/.test(id)
                ? 1.5
                : /migration/.test(id)
                  ? 0.6
                  : /texts|rules|states|headless|why-it-is-fast|architecture|CONTRIBUTING|CHANGELOG|findings|robustness|policies|local-provider/.test(
                        id,
                      )
                    ? 0.4
                    : 1,
          },
        },
      },
    },
  },
  /** Adds the configurator's preview, the linked files, and an index for language models, as https://llmstxt.org describes it. */
  async buildEnd({ outDir, srcDir }) {
    await buildPreview(join(outDir, 'configurator'));
    for (const file of linkedFiles) cpSync(join(srcDir, file), join(outDir, file));
    const lists = GROUPS.map(([text, pages]) => {
      const links = pages.map(([name, page]) => `- [${name}](${pathOf(page)})`);
      return [`## ${text}`, '', ...links, ''].join('\n');
    });
    const [title, summary] = readFileSync(join(srcDir, 'README.md'), 'utf8').split('\n\n');
    writeFileSync(
      join(outDir, 'llms.txt'),
      [title, `> ${summary?.replaceAll('\n', ' ')}`, ...lists].join('\n\n'),
    );
  },
});
