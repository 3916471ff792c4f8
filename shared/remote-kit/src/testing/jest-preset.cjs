// Jest's preset for remotes: tests in jsdom, with TypeScript and Emotion's JSX compiled as the build does.

/** Packages that only ship ES modules, so that they must be compiled for Jest. */
const ESM_ONLY = ['@storefront', 'typebox', 'final-form'];

module.exports = {
  testEnvironment: require.resolve('./browser-environment.cjs'),
  setupFilesAfterEnv: [require.resolve('./setup.cjs')],
  // On a busy machine, what usually takes milliseconds may take seconds.
  testTimeout: 60_000,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  transform: {
    '^.+\\.(tsx?|m?js)$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // In pnpm's store a package is in a second node_modules, which is the one that counts.
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/)(?!(${ESM_ONLY.join('|')})/)`],
};
