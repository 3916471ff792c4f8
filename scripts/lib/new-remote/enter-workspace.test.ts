import { withLockedWorkspace, withWorkspace } from './enter-workspace';
import { remoteManifest } from './workspace-files';

const LOCK = {
  name: 'shop',
  lockfileVersion: 3,
  packages: {
    '': { name: 'shop', workspaces: ['shared/ui', 'mf-catalog', 'mf-payment', 'api'] },
    api: { version: '1.0.0' },
    'mf-catalog': { version: '1.0.0' },
    'node_modules/@emotion/react': { version: '11.14.0' },
    'node_modules/mf-catalog': { resolved: 'mf-catalog', link: true },
    'node_modules/only-elsewhere': { version: '2.0.0', optional: true, os: ['aix'] },
  },
};

test('a new remote is listed after the others', () => {
  expect(withWorkspace(LOCK.packages[''], 'mf-lookbook')).toEqual({
    name: 'shop',
    workspaces: ['shared/ui', 'mf-catalog', 'mf-payment', 'mf-lookbook', 'api'],
  });
});

test('the lock file gets the package and its link, in their places, and keeps the rest', () => {
  const manifest = remoteManifest('mf-lookbook', {
    dependencies: { react: '19.0.0', '@emotion/react': '11.14.0' },
    devDependencies: { '@storefront/remote-kit': '1.0.0' },
  });
  const { packages, ...rest } = withLockedWorkspace(LOCK, manifest);
  expect(rest).toEqual({ name: 'shop', lockfileVersion: 3 });
  expect(packages).toEqual({
    ...LOCK.packages,
    '': withWorkspace(LOCK.packages[''], 'mf-lookbook'),
    'mf-lookbook': {
      version: '1.0.0',
      license: 'MIT',
      dependencies: { '@emotion/react': '11.14.0', react: '19.0.0' },
      devDependencies: { '@storefront/remote-kit': '1.0.0' },
    },
    'node_modules/mf-lookbook': { resolved: 'mf-lookbook', link: true },
  });
  expect(Object.keys(packages)).toEqual([
    '',
    'api',
    'mf-catalog',
    'mf-lookbook',
    'node_modules/@emotion/react',
    'node_modules/mf-catalog',
    'node_modules/mf-lookbook',
    'node_modules/only-elsewhere',
  ]);
});
