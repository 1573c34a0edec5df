import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import wc from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

/** What a package's own name begins with. */
const PACKAGE = '^[^.]';

/** What no page is ever given. */
const NEVER_SHIPPED = 'host-site|stories|tests|scripts|local-provider';

const PURE = 'The machine is pure: it imports nothing but itself.';
const PUBLIC_CORE = '/core/(?!headless/index\\.js$)';

/**
 * Who may import whom: what the files of a zone must not import, and why. Of the zones that a file is
 * in, only the last one counts.
 */
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
      [
        '^\\.\\./(rules/|update\\.|view\\.)',
        'Rules across regions know the regions, not they them.',
      ],
    ],
  },
  {
    files: ['core/**/*.ts'],
    ignores: ['core/machine/**'],
    banned: [
      ['^(lit|react|@lit)(/|$)', 'The core has no user interface.'],
      [`/(elements|react|jsx|${NEVER_SHIPPED})/`, 'The core imports only itself.'],
    ],
  },
  {
    files: ['elements/**/*.ts'],
    banned: [
      ['^(react|@lit/react)(/|$)', 'The elements know nothing of React.'],
      [`/(react|jsx|${NEVER_SHIPPED})/`, 'The elements import the core.'],
    ],
  },
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
        'The site uses the public entries of the package, as a stranger would.',
      ],
    ],
  },
  {
    files: ['stories/**/*.ts', '.storybook/**/*.ts'],
    banned: [
      ['/(react|jsx|host-site|tests|scripts|local-provider)/', 'Stories show the elements.'],
    ],
  },
  {
    files: ['local-provider/**/*.ts'],
    banned: [
      ['/(core|elements|react|jsx|host-site|stories|tests|scripts)/', 'The provider stands alone.'],
    ],
  },
  {
    files: ['scripts/**/*.ts'],
    banned: [
      [
        // The examples of docs/rules.md are test tables.
        '/tests/(?!core/limits/)',
        'Tests import scripts, not the other way round.',
      ],
    ],
  },
];

/** Holds a zone for `import` and `export … from`, for `import()`, and for `import()` as a type. */
function rulesOf(banned) {
  return {
    'no-restricted-imports': [
      'error',
      { patterns: banned.map(([regex, message]) => ({ regex, message })) },
    ],
    'no-restricted-syntax': [
      'error',
      ...banned.map(([regex, message]) => ({
        // A slash would end the expression.
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
  // A host's mistakes are told in one place, and faults where no browser is that could tell them.
  { files: ['core/reports/warn-once.ts'], rules: { 'no-console': ['error', { allow: ['warn'] }] } },
  { files: ['core/reports/safely.ts'], rules: { 'no-console': ['error', { allow: ['error'] }] } },
  // The class makes all the properties that its interface promises.
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
