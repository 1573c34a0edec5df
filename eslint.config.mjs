import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import wc from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

/** Imports of packages. */
const PACKAGE = '^[^.]';

/** Folders that are not part of the published modules for pages. */
const NEVER_SHIPPED = 'host-site|stories|tests|scripts|local-provider';

const PURE = 'The machine is pure: it imports nothing but itself.';
const NOT_FOR_PAGES = ['/management/', 'No page loads the management API, not even late.'];
const PUBLIC_CORE = '/core/(?!headless/index\\.js$)';

const ELEMENTS = [
  ['^(react|@lit/react)(/|$)', 'The elements do not depend on React.'],
  [`/(react|jsx|${NEVER_SHIPPED})/`, 'The elements import the core.'],
  NOT_FOR_PAGES,
];

const LIBRARY = ['^@daily-co/', 'Only a driver knows the library that carries its calls.'];

/** The folders of the elements. Each imports only those of the lines above it. */
const ELEMENT_FOLDERS = [
  ['shared'],
  ['blocks', 'tools', 'launcher', 'call-bar', 'language'],
  ['conversation', 'composer'],
  ['consent'],
  ['panel'],
  ['voice-assistant'],
];

/** The folders of the core, and the files beside them. Each imports only those of the lines above it. */
const CORE_FOLDERS = [
  ['constants.js', 'json.js'],
  ['machine', 'async', 'reports', 'testing'],
  ['provider', 'markdown'],
  ['kinds', 'limits', 'conversation', 'blocks', 'error-reports'],
  ['i18n', 'tools'],
  ['options'],
  ['ports.js'],
  ['call'],
  ['chat'],
  ['controls', 'management'],
  ['headless'],
];

const CORE = [
  ['^(lit|react|@lit)(/|$)', 'The core has no user interface.'],
  [`/(elements|react|jsx|${NEVER_SHIPPED})/`, 'The core imports only itself.'],
  NOT_FOR_PAGES,
];

/** Bans the folders on the line of this one and below it. */
function onlyAbove(folders, name) {
  const index = folders.findIndex((names) => names.includes(name));
  const banned = folders.slice(index).flat().join('|');
  return [`^(\\./|(\\.\\./)+)(${banned})(/|$)`, 'Imports between folders go one way.'];
}

/** The imports that the files of a zone must not have, and why. Only the last zone of a file applies. */
const zones = [
  {
    files: ['core/machine/**/*.ts'],
    banned: [
      [PACKAGE, PURE],
      ['^(\\.\\./){2,}', PURE],
    ],
  },
  {
    files: ['core/machine/*.ts'],
    banned: [
      [PACKAGE, PURE],
      ['^\\.\\./', PURE],
    ],
  },
  {
    files: ['core/machine/regions/*.ts'],
    banned: [
      [PACKAGE, PURE],
      ['^(\\.\\./){2,}', PURE],
      ['^(\\./|\\.\\./regions/)', 'Regions never import each other.'],
      ['^\\.\\./(rules/|update\\.|view\\.)', 'Rules import regions, not the other way round.'],
    ],
  },
  {
    files: ['core/call/machine/*.ts'],
    banned: [
      [PACKAGE, PURE],
      ['^\\.\\./(?!\\.\\./(machine/|constants\\.js$))', PURE],
    ],
  },
  {
    files: ['core/**/*.ts'],
    ignores: ['core/machine/**', 'core/call/machine/**'],
    banned: CORE,
  },
  ...CORE_FOLDERS.flat().map((name) => ({
    files: [name.endsWith('.js') ? `core/${name.replace('.js', '.ts')}` : `core/${name}/**/*.ts`],
    ignores: ['core/machine/**', 'core/call/machine/**'],
    banned: [...CORE, onlyAbove(CORE_FOLDERS, name)],
  })),
  {
    files: ['core/controls/**/*.ts'],
    banned: [
      ...CORE,
      LIBRARY,
      onlyAbove(CORE_FOLDERS, 'controls'),
      ['/call/\\w+/', 'The controls use the room that a driver offers.'],
    ],
  },
  {
    files: ['core/call/{*,audio/*,resume/*}.ts'],
    banned: [...CORE, LIBRARY, onlyAbove(CORE_FOLDERS, 'call')],
  },
  {
    files: ['elements/**/*.ts'],
    banned: ELEMENTS,
  },
  ...ELEMENT_FOLDERS.flat().map((name) => ({
    files: [`elements/${name}/**/*.ts`],
    banned: [...ELEMENTS, onlyAbove(ELEMENT_FOLDERS, name)],
  })),
  {
    files: ['react/**/*.{ts,tsx}'],
    banned: [
      [`/(jsx|${NEVER_SHIPPED})/`, 'React wraps the elements and the core.'],
      [PUBLIC_CORE, 'React uses the public surface of the core.'],
    ],
  },
  {
    files: ['jsx/**/*.ts'],
    banned: [
      [`/(react|${NEVER_SHIPPED})/`, 'The types for JSX are those of the element.'],
      [PUBLIC_CORE, 'The types for JSX use the public surface of the core.'],
    ],
  },
  {
    files: ['host-site/**/*.{ts,tsx}'],
    banned: [
      [
        '^\\..*/(core|elements|react|jsx|stories|tests|scripts|local-provider)/',
        'The site uses the public entries of the package.',
      ],
    ],
  },
  {
    files: ['stories/**/*.ts', '.storybook/**/*.ts'],
    banned: [
      [
        '/(react|jsx|host-site|tests|scripts|local-provider)/',
        'Stories import only the elements and the core.',
      ],
    ],
  },
  {
    files: ['local-provider/**/*.ts'],
    banned: [
      [
        '/(core|elements|react|jsx|host-site|stories|tests|scripts)/',
        'The provider is independent of the widget.',
      ],
    ],
  },
  {
    files: ['scripts/**/*.ts'],
    banned: [
      [
        // Docs are written from these tables; Web Test Runner is configured with these two.
        '/tests/(?!core/limits/|support/(engine-gaps|hostile-texts|page-guard|provider|scripted-server))',
        'Tests import scripts, not the other way round.',
      ],
    ],
  },
];

/** Applies to `import`, `export … from`, `import()` and `import()` types. */
function rulesOf(banned) {
  return {
    'no-restricted-imports': [
      'error',
      { patterns: banned.map(([regex, message]) => ({ regex, message })) },
    ],
    'no-restricted-syntax': [
      'error',
      ...banned.map(([regex, message]) => ({
        // A slash would end the regular expression.
        selector: `:matches(ImportExpression, TSImportType)[source.value=/${regex.replaceAll('/', '\\u002F')}/]`,
        message,
      })),
    ],
  };
}

export default tseslint.config(
  { ignores: ['**/dist/', 'storybook-static/', '.cache/', '**/public/'] },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-console': 'error',
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
    },
  },
  // Mistakes of the page author are logged in one place, and errors where `reportError()` is missing.
  { files: ['core/reports/warn-once.ts'], rules: { 'no-console': ['error', { allow: ['warn'] }] } },
  { files: ['core/reports/safely.ts'], rules: { 'no-console': ['error', { allow: ['error'] }] } },
  // The class creates all properties that the merged interface declares.
  {
    files: ['elements/voice-assistant/properties.ts'],
    rules: { '@typescript-eslint/no-unsafe-declaration-merging': 'off' },
  },
  {
    files: ['elements/**/*.ts', 'stories/**/*.ts'],
    plugins: { lit, wc, 'lit-a11y': litA11y },
    rules: {
      ...lit.configs['flat/recommended'].rules,
      ...wc.configs['flat/best-practice'].rules,
      ...litA11y.configs.recommended.rules,
      // It does not see the `.textContent` of texts that change in place. Axe checks names in every story.
      'lit-a11y/accessible-name': 'off',
    },
  },
  {
    files: ['{core,elements,react,jsx,host-site,local-provider,scripts,stories}/**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({ extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } }),
      ],
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
  },
  ...zones.map(({ files, ignores = [], banned }) => ({ files, ignores, rules: rulesOf(banned) })),
  {
    files: ['scripts/**', 'tests/**', 'local-provider/**', '*.mjs'],
    rules: { 'no-console': 'off', '@typescript-eslint/no-unused-expressions': 'off' },
  },
);
