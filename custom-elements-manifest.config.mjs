export default {
  globs: ['elements/**/*.ts'],
  exclude: ['elements/**/*.styles.ts'],
  outdir: '.',
  litelement: true,
};
