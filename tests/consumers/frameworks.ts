const vite = { vite: '8.3.8', typescript: '6.0.3' };
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
  { name: 'Vite and TypeScript', page: 'bundler.md', dependencies: vite, build: [TSC, VITE] },
  {
    name: 'React 18',
    page: 'react.md',
    dependencies: {
      ...vite,
      react: '18.3.1',
      'react-dom': '18.3.1',
      '@types/react': '18.3.8',
      '@types/react-dom': '18.3.1',
    },
    build: [TSC, VITE],
  },
  { name: 'React 19', page: 'react.md', dependencies: { ...vite, ...react19 }, build: [TSC, VITE] },
  {
    name: 'Vue',
    page: 'vue.md',
    dependencies: { ...vite, vue: '3.5.45', '@vitejs/plugin-vue': '6.0.11' },
    build: [VITE],
  },
  {
    name: 'Svelte',
    page: 'svelte.md',
    dependencies: { ...vite, svelte: '5.57.3', '@sveltejs/vite-plugin-svelte': '7.3.1' },
    build: [VITE],
  },
  {
    name: 'SvelteKit',
    page: 'sveltekit.md',
    dependencies: {
      ...vite,
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
export const ON_A_SERVER = { ...vite, ...react19 };
export const NEXT = {
  next: '16.4.6',
  ...react19,
  '@types/node': '20.19.43',
  typescript: vite.typescript,
};
