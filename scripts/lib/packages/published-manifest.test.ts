import { publishedManifest } from './published-manifest';
import type { Manifest } from './published-packages';

const SOURCE: Manifest = {
  name: '@storefront/example',
  version: '2.1.0',
  private: true,
  type: 'module',
  sideEffects: false,
  exports: {
    '.': './src/index.ts',
    './fields/*': './src/fields/*.tsx',
    './environment': './src/environment.cjs',
  },
  bin: { example: './src/cli/main.ts' },
  dependencies: { '@storefront/tools': '1.0.0', zustand: '5.1.0' },
  devDependencies: { '@storefront/ui': '1.9.0' },
  peerDependencies: { '@storefront/host': '1.0.0', react: '^19.3.1' },
  scripts: { test: 'node ../../scripts/run.mjs test' },
};

const published = publishedManifest(SOURCE, ['./src/index.ts', './src/fields/field.tsx']);

test('entries and commands are compiled files, and entries have their types', () => {
  expect(published.exports).toEqual({
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './fields/field': { types: './dist/fields/field.d.ts', default: './dist/fields/field.js' },
    './environment': './dist/environment.cjs',
  });
  expect(published.bin).toEqual({ example: './dist/cli/main.js' });
});

test('published packages are needed from their current version on, and private ones not at all', () => {
  expect(published.dependencies).toEqual({ zustand: '5.1.0' });
  expect(published.peerDependencies).toEqual({
    '@storefront/host': expect.stringMatching(/^\^1\.\d+\.\d+$/) as string,
    react: '^19.3.1',
  });
});

test.each(['private', 'scripts', 'devDependencies'])('%s is left out', (field) => {
  expect(published).not.toHaveProperty(field);
});

test('what npm and bundlers need stays or is added', () => {
  expect(published).toMatchObject({
    name: '@storefront/example',
    version: '2.1.0',
    type: 'module',
    sideEffects: false,
    files: ['dist', 'src'],
    engines: { node: expect.stringContaining('20') as string },
  });
});
