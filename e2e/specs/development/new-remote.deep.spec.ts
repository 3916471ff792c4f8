import { cp } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../../support/processes/copy-test';
import { expectHydrated, rememberServerPage } from '../../support/checks/hydration';
import type { RepositoryCopy } from '../../support/processes/repository-copy';
import { REPOSITORY } from '../../support/settings';

test('a new remote passes its checks, is deployed alone, and its page and its fragment are available at once', async ({
  page,
  request,
  api,
  ownShops,
  ownRepository: repository,
}) => {
  test.setTimeout(600_000);
  const shop = await ownShops.start();
  const address = `${shop.origin}/lookbook`;
  const before = await request.get(address);
  expect(before.status(), 'no remote has the page yet').toBe(404);
  const home = await (await request.get(shop.origin)).text();

  await recordBuilds(repository);
  const made = await repository.run(['run', 'new-remote', '--', 'mf-lookbook']);
  expect(made.output).toContain('mf-lookbook is ready. Its page is at /lookbook');
  expect(made.code).toBe(0);
  expect(await changedApps(repository), 'no other app is built again').toEqual(['mf-lookbook']);
  expect(await repository.read('.github/CODEOWNERS')).toContain('/mf-lookbook/');

  const tested = await repository.run(['test', '-w', 'mf-lookbook']);
  expect(tested.output).toMatch(/\n[1-9]\d* passed, 0 failed/);
  expect(tested.code).toBe(0);
  const format = ['exec', '--no', '--', 'prettier', '--check', 'package.json'];
  expect(await repository.run(format)).toMatchObject({ code: 0 });
  const install = ['ci', '--dry-run', '--offline', '--ignore-scripts', '--no-audit'];
  expect(await repository.run(install), 'npm accepts the lock file').toMatchObject({ code: 0 });

  const deployed = await repository.run(['run', 'deploy', '--', 'mf-lookbook', '--server-only'], {
    DEPLOY_ROOT: shop.deployRoot,
    API_URL: api.origin,
  });
  expect(deployed.output).toMatch(/mf-lookbook\n +1\.0\.0-\S+ +live +100 %.* deployed/);
  expect(deployed.output).not.toContain('built mf-catalog');
  expect(deployed.code).toBe(0);

  const response = await request.get(address);
  const html = await response.text();
  expect(response.status()).toBe(200);
  expect(html).toMatch(/<h1[^>]*>Lookbook<\/h1>/);
  expect(html).toMatch(/<title>Lookbook\b/);
  expect(html).toMatch(/ data-fragment="lookbook.teaser"[^>]*>.*Discover Lookbook/);
  const scripts: string[] = [];
  page.on('request', (sent) => {
    if (sent.resourceType() === 'script') scripts.push(new URL(sent.url()).pathname);
  });
  await rememberServerPage(page);
  await page.goto(address);
  await expectHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Lookbook' })).toBeVisible();
  expect(scripts.some((script) => script.startsWith('/apps/mf-lookbook/1.0.0-'))).toBe(true);

  expect(
    await (await request.get(shop.origin)).text(),
    'the home page has the same version',
  ).toContain(catalogueVersion(home));
});

/** Copies the records of the builds that the shop under test is from; the copy has the same sources. */
function recordBuilds(repository: RepositoryCopy): Promise<void> {
  const records = '.cache/builds';
  return cp(path.join(REPOSITORY, records), repository.path(records), { recursive: true });
}

/** The apps whose sources may produce another version than that of their last build. */
async function changedApps(repository: RepositoryCopy): Promise<string[]> {
  const script = [
    `import { APPS } from './scripts/lib/apps';`,
    `import { upToDateVersion } from './shared/remote-kit/src/build/build-record';`,
    `console.log(APPS.filter((app) => !upToDateVersion(app)).join());`,
  ];
  const args = ['exec', '--no', '--', 'tsx', '--eval', script.join('\n')];
  const { output } = await repository.run(args);
  return output.trim().split(',');
}

/** The version of the home page's remote, as its page preloads it. */
function catalogueVersion(html: string): string {
  const [version] = /\/apps\/mf-catalog\/[^/]+\//.exec(html) ?? [];
  if (version === undefined) throw new Error('The home page preloads no mf-catalog.');
  return version;
}

test('an invalid remote name is refused, and nothing is written', async ({ repository }) => {
  test.setTimeout(120_000);
  const manifest = await repository.read('package.json');
  const refusals: [string[], string][] = [
    [[], 'Name one remote: npm run new-remote -- mf-lookbook'],
    [['Lookbook'], `"Lookbook" can't be a remote's name`],
    [['mf-catalog'], 'mf-catalog already exists.'],
    [['mf-contact'], 'claims /contact, which belongs to mf-content. Choose another name.'],
  ];
  for (const [args, refusal] of refusals) {
    const { code, output } = await repository.run(['run', 'new-remote', '--', ...args]);
    expect(output).toContain(refusal);
    expect(code).toBe(1);
  }
  expect(await repository.read('package.json')).toBe(manifest);
  await expect(repository.read('mf-contact/package.json')).rejects.toThrow('ENOENT');
});
