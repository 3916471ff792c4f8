import { installedPackages } from './installed-packages';

const PACKAGES = {
  '': { workspaces: ['mf-catalog'] },
  'mf-catalog': { version: '1.0.0', dependencies: { react: '19.0.0' } },
  'node_modules/mf-catalog': { resolved: 'mf-catalog', link: true },
  'node_modules/react': { version: '19.0.0' },
};

function installed(packages: object): string {
  return installedPackages(JSON.stringify({ packages }));
}

test('a new workspace changes no build of the others', () => {
  const more = {
    ...PACKAGES,
    '': { workspaces: ['mf-catalog', 'mf-lookbook'] },
    'mf-lookbook': { version: '1.0.0' },
    'node_modules/mf-lookbook': { resolved: 'mf-lookbook', link: true },
  };
  expect(installed(more)).toBe(installed(PACKAGES));
});

test.each([
  ['another version', { 'node_modules/react': { version: '19.0.1' } }],
  ['another package', { 'node_modules/zustand': { version: '5.0.0' } }],
  ['a package of one workspace', { 'mf-catalog/node_modules/react': { version: '18.0.0' } }],
])('%s concerns every build', (_, change) => {
  expect(installed({ ...PACKAGES, ...change })).not.toBe(installed(PACKAGES));
});
