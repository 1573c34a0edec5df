/** With what the example without a framework is built. */
export const VITE_ONLY = { vite: '8.3.8', typescript: '6.0.3' };
const react19 = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
};

/** A page of the documentation, and with what its example is built. */
export interface Framework {
  readonly name: string;
  readonly page: string;
  readonly dependencies: Readonly<Record<string, string>>;
  /** What is run, one after the other, to check the example and to build it into `dist`. */
  readonly build: readonly (readonly [command: string, ...args: string[]])[];
}

const VITE = ['npx', 'vite', 'build'] as const;
const TSC = ['npx', 'tsc'] as const;

/** All whose examples become a folder of files. */
export const FRAMEWORKS: readonly Framework[] = [
  { name: 'Vite and TypeScript', page: 'bundler.md', dependencies: VITE_ONLY, build: [TSC, VITE] },
  {
    name: 'React 18',
    page: 'react.md',
    dependencies: {
      ...VITE_ONLY,
      react: '18.3.1',
      'react-dom': '18.3.1',
      '@types/react': '18.3.8',
      '@types/react-dom': '18.3.1',
    },
    build: [TSC, VITE],
  },
  {
    name: 'React 19',
    page: 'react.md',
    dependencies: { ...VITE_ONLY, ...react19 },
    build: [TSC, VITE],
  },
  {
    name: 'Vue',
    page: 'vue.md',
    dependencies: { ...VITE_ONLY, vue: '3.5.45', '@vitejs/plugin-vue': '6.0.11' },
    build: [VITE],
  },
  {
    name: 'Svelte',
    page: 'svelte.md',
    dependencies: { ...VITE_ONLY, svelte: '5.57.3', '@sveltejs/vite-plugin-svelte': '7.3.1' },
    build: [VITE],
  },
  {
    name: 'SvelteKit',
    page: 'sveltekit.md',
    dependencies: {
      ...VITE_ONLY,
      svelte: '5.57.3',
      '@sveltejs/kit': '2.70.4',
      '@sveltejs/adapter-static': '3.0.11',
      '@sveltejs/vite-plugin-svelte': '7.3.1',
    },
    build: [VITE],
  },
  {
    name: 'Angular',
    page: 'angular.md',
    dependencies: {
      '@angular/build': '21.2.27',
      '@angular/cli': '21.2.27',
      '@angular/common': '21.2.26',
      '@angular/compiler': '21.2.26',
      '@angular/compiler-cli': '21.2.26',
      '@angular/core': '21.2.26',
      '@angular/platform-browser': '21.2.26',
      rxjs: '7.8.2',
      tslib: '2.8.1',
      typescript: '5.9.3',
    },
    build: [['npx', 'ng', 'build']],
  },
];

/** With what the examples are built that are rendered on a server. */
export const ON_A_SERVER = { ...VITE_ONLY, ...react19 };
export const NEXT = {
  next: '16.4.6',
  ...react19,
  '@types/node': '20.19.43',
  typescript: VITE_ONLY.typescript,
};

/** Packages for the examples of an app's tests, in the oldest versions with which they pass. */
export const APP_TESTS = {
  ...VITE_ONLY,
  ...react19,
  '@babel/preset-env': '7.29.14',
  '@babel/preset-react': '7.29.7',
  '@babel/preset-typescript': '7.29.7',
  '@playwright/test': '1.65.1',
  '@storybook/react-vite': '10.6.7',
  '@testing-library/dom': '10.4.2',
  '@testing-library/react': '16.3.3',
  'happy-dom': '21.0.4',
  jest: '30.5.2',
  'jest-environment-jsdom': '30.5.2',
  jsdom: '29.0.0',
  storybook: '10.6.7',
  vitest: '4.1.12',
};

/** The newest versions, which need a newer Node. */
export const NEWEST = {
  'jsdom 30': { jsdom: '30.1.3', vitest: '5.1.2' },
  'jsdom 31': { jsdom: '31.0.1', vitest: '5.1.2' },
};

/** The oldest TypeScript that the documentation promises, and what the types of the entries refer to. */
export const OLDEST_TYPES = {
  typescript: '5.4.5',
  '@types/react': react19['@types/react'],
  react: react19.react,
  preact: '11.2.0',
};

/** Both ends of the range of Lit. */
export const LIT = ['3.0.0', '3.3.3'];

/** Builds of a page with one script, `entry.js`. A build without `script` has a page of its own. */
export const BUNDLED = {
  page: 'docs/frameworks/bundler.md',
  dependencies: {
    '@rollup/plugin-commonjs': '29.0.3',
    '@rollup/plugin-node-resolve': '16.0.3',
    '@rspack/cli': '2.2.8',
    '@rspack/core': '2.3.3',
    esbuild: '0.28.2',
    parcel: '2.16.4',
    rollup: '4.68.8',
    webpack: '5.113.0',
    'webpack-cli': '7.3.1',
  },
  builds: [
    { command: 'parcel build index.html --public-url ./', script: '' },
    {
      command: 'esbuild entry.js --bundle --splitting --format=esm --outdir=dist',
      script: 'entry.js',
    },
    {
      command: 'rollup entry.js --plugin node-resolve --plugin commonjs --dir dist',
      script: 'entry.js',
    },
    { command: 'webpack --mode production --entry ./entry.js', script: 'main.js' },
    { command: 'rspack build --mode production --entry ./entry.js', script: 'main.js' },
  ],
};
