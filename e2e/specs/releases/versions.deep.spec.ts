import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@storefront/host/contracts/registry';
import { expect, test } from '../../support/processes/copy-test';
import { copyLiveVersions } from '../../support/shop/own-shop';

/** An edit of one file, and the apps that get a new version by it. */
interface Edit {
  what: string;
  file: string;
  from: string;
  to: string;
  newVersions: string[];
}

const EDITS: Edit[] = [
  {
    what: 'a file of one remote',
    file: 'mf-content/src/features/contact/contact-page.tsx',
    from: 'Contact Us',
    to: 'Contact Us Now',
    newVersions: ['mf-content'],
  },
  {
    what: 'a file of the shell, which imports another one now',
    file: 'shell/src/chrome/skip-link.tsx',
    from: 'export function',
    to: `void import(/* webpackMode: "eager" */ '@storefront/ui/product/price');\nexport function`,
    newVersions: ['shell'],
  },
  {
    what: 'a primitive that two remotes use',
    file: 'shared/ui/src/page/steps.tsx',
    from: "t('done')",
    to: "t('completed')",
    newVersions: ['mf-cart-checkout', 'mf-payment'],
  },
  {
    what: 'the deploy tool',
    file: 'tools/src/deploy/releases.ts',
    from: 'export function promote(',
    to: '// Edited.\nexport function promote(',
    newVersions: [],
  },
  {
    what: 'a dependency of the API, in the lock file',
    file: 'package-lock.json',
    from: '"node_modules/pg": {\n      "version": "',
    to: '"node_modules/pg": {\n      "version": "1',
    newVersions: [],
  },
  {
    what: 'a comment in a test',
    file: 'mf-content/src/features/contact/contact-page.test.tsx',
    from: 'import ',
    to: '// Edited.\nimport ',
    newVersions: [],
  },
];

test('a change makes new versions of exactly the apps that contain it, and browsers keep the libraries', async ({
  repository,
}) => {
  test.setTimeout(1_200_000);
  const deployRoot = await mkdtemp(path.join(tmpdir(), 'storefront-versions-'));

  let libraries: string | undefined;

  async function build(): Promise<Map<string, string>> {
    // Without live versions there is nothing that new ones would have to be compared with.
    await rm(path.join(deployRoot, 'registry.json'), { force: true });
    const { code, output } = await repository.run(['run', 'build'], { DEPLOY_ROOT: deployRoot });
    expect(code, output).toBe(0);
    const text = await readFile(path.join(deployRoot, 'registry.json'), 'utf8');
    const { microFrontends } = JSON.parse(text) as Registry;
    const ofShell = microFrontends.shell?.[0]?.extras.libraries?.url;
    libraries ??= ofShell;
    expect(libraries).toBeDefined();
    expect(ofShell).toBe(libraries);
    return new Map(
      Object.entries(microFrontends).map(([app, [live]]) => [app, live?.metadata.version ?? '']),
    );
  }

  try {
    // Apps that aren't edited are as they were built for the shop under test.
    const live = await copyLiveVersions(deployRoot);
    let before = await build();
    expect(Object.fromEntries(before), 'no change').toEqual(live);
    for (const { what, file, from, to, newVersions } of EDITS) {
      await test.step(what, async () => {
        const text = await repository.read(file);
        expect(text).toContain(from);
        await repository.write(file, text.replace(from, to));
        await repository.keepInstalledPackages();
        const after = await build();
        const changed = [...after].filter(([app, version]) => before.get(app) !== version);
        expect(changed.map(([app]) => app).sort()).toEqual(newVersions);
        before = after;
      });
    }
  } finally {
    await rm(deployRoot, { recursive: true, force: true });
  }
});
