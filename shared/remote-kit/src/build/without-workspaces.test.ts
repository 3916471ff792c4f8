import { withoutWorkspaces } from './without-workspaces';

const PACKAGES = {
  '': { workspaces: ['mf-catalog'] },
  'mf-catalog': { version: '1.0.0', dependencies: { react: '19.0.0' } },
  'node_modules/mf-catalog': { resolved: 'mf-catalog', link: true },
  'node_modules/react': { version: '19.0.0' },
};

function content(file: string, json: object): string {
  return withoutWorkspaces(file, Buffer.from(JSON.stringify(json))).toString();
}

function installed(packages: object): string {
  return content('package-lock.json', { packages });
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

test('of the root’s manifest, all but the list of workspaces counts', () => {
  const manifest = { type: 'module', workspaces: ['mf-catalog'] };
  const more = { ...manifest, workspaces: ['mf-catalog', 'mf-lookbook'] };
  expect(content('package.json', more)).toBe(content('package.json', manifest));
  const other = { ...manifest, type: 'commonjs' };
  expect(content('package.json', other)).not.toBe(content('package.json', manifest));
});

test('any other file counts completely', () => {
  const manifest = { workspaces: [] };
  expect(content('shell/package.json', manifest)).toBe(JSON.stringify(manifest));
});
