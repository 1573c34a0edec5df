import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import wc from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

/** Who may import whom. A zone names what its files must not import, and why. */
const zones = [
  {
    files: ['core/machine/**/*.ts'],
    banned: [
      ['^[^.]', 'The machine is pure: it imports nothing but itself.'],
      ['^(\\.\\./){2,}|/(call|provider|markdown|locales)/', 'The machine imports only itself.'],
    ],
  },
  {
    files: ['core/machine/regions/*.ts'],
    banned: [
      ['^[^.]', 'The machine is pure: it imports nothing but itself.'],
      ['^\\./', 'Regions never import each other.'],
      ['^(\\.\\./){2,}', 'The machine imports only itself.'],
    ],
  },
  {
    files: ['core/**/*.ts'],
    ignores: ['core/machine/**'],
    banned: [
      ['^(lit|react|@lit)(/|$)', 'The core has no user interface.'],
      [
        '/(elements|react|host-site|stories|tests|local-provider)/',
        'The core imports only itself.',
      ],
    ],
  },
  {
    files: ['elements/**/*.ts'],
    banned: [
      ['^(react|@lit/react)(/|$)', 'The elements know nothing of React.'],
      ['/(react|host-site|stories|tests|local-provider)/', 'The elements import the core.'],
    ],
  },
  {
    files: ['react/**/*.{ts,tsx}'],
    banned: [
      ['/(host-site|stories|tests|local-provider)/', 'React wraps the elements and the core.'],
      ['/core/(?!index\\.js$)', 'React uses the public surface of the core.'],
    ],
  },
  {
    files: ['host-site/**/*.{ts,tsx}'],
    banned: [
      [
        '^\\..*/(core|elements|react|stories|tests|local-provider)/',
        'The site uses the public entries of the package, as a stranger would.',
      ],
    ],
  },
  {
    files: ['local-provider/**/*.ts'],
    banned: [['/(core|elements|react|host-site|stories|tests)/', 'The provider stands alone.']],
  },
];

export default tseslint.config(
  { ignores: ['**/dist/', 'storybook-static/', '.cache/', '**/public/'] },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-console': ['error', { allow: ['warn'] }],
    },
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
  ...zones.map(({ files, ignores = [], banned }) => ({
    files,
    ignores,
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: banned.map(([regex, message]) => ({ regex, message })) },
      ],
    },
  })),
  {
    files: ['scripts/**', 'tests/**', 'local-provider/**', '*.mjs'],
    rules: { 'no-console': 'off', '@typescript-eslint/no-unused-expressions': 'off' },
  },
);
