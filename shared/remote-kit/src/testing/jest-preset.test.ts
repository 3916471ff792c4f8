const { transformIgnorePatterns } = jest.requireActual<{ transformIgnorePatterns: string[] }>(
  './jest-preset.cjs',
);

/** Whether Jest compiles a file for the tests of a remote. */
function isCompiled(file: string): boolean {
  return !transformIgnorePatterns.some((pattern) => new RegExp(pattern).test(file));
}

test.each([
  '/team/src/page.tsx',
  '/team/node_modules/typebox/build/index.mjs',
  '/team/node_modules/.pnpm/typebox@1.4.3/node_modules/typebox/build/index.mjs',
  '/team/node_modules/.pnpm/@storefront+host@1.9.0_react@19.3.1/node_modules/@storefront/host/dist/index.js',
])('tests of a remote compile %s', (file) => {
  expect(isCompiled(file)).toBe(true);
});

test.each([
  '/team/node_modules/react/index.js',
  '/team/node_modules/.pnpm/react@19.3.1/node_modules/react/index.js',
  '/team/node_modules/.pnpm/react-router@7.18.5_react@19.3.1/node_modules/react/index.js',
])('tests of a remote take %s as it is', (file) => {
  expect(isCompiled(file)).toBe(false);
});
