import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from './remote-names';
import { repositoryFiles } from './repository-files';
import { testedVersions } from './versions';

const ROOT = path.resolve(__dirname, '../../..');

test('a repository names its remote, page and fragment', () => {
  const files = repositoryFiles(remoteNames('mf-gift-cards'), testedVersions());
  expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
    name: 'mf-gift-cards',
    scripts: { deploy: 'remote-kit deploy' },
  });
  expect(files['README.md']).toContain('the page Gift Cards at `/gift-cards`');
  expect(files['remote.ts']).toContain(`'gift-cards.teaser': { contract: '1.0.0'`);
  expect(files['.github/workflows/ci.yml']).toContain('${{ secrets.DEPLOY_TOKEN }}');
  expect(files['.github/workflows/ci.yml']).toContain('path: proof');
  expect(files['.gitignore']).toContain('proof/');
});

test('a new remote gets the versions that this repository has', () => {
  const { dependencies, devDependencies } = testedVersions();
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    const isOwn = name.startsWith('@storefront/');
    const place = isOwn ? name.replace('@storefront', 'shared') : `node_modules/${name}`;
    const installed = packages[place]?.version ?? 'not installed';
    expect([name, version]).toEqual([name, isOwn ? `^${installed}` : installed]);
  }
});
