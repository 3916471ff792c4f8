import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../../support/processes/copy-test';
import { copyLiveVersions } from '../../support/shop/own-shop';

test.describe.configure({ timeout: 300_000 });

function registryIn(deployRoot: string): Promise<string> {
  return readFile(path.join(deployRoot, 'registry.json'), 'utf8');
}

test('two teams that deploy at the same time are both live', async ({
  request,
  api,
  ownShops,
  repository,
}) => {
  const shop = await ownShops.start();
  const settings = { DEPLOY_ROOT: shop.deployRoot, API_URL: api.origin };
  for (const app of ['mf-content', 'mf-cart-checkout']) {
    const manifest = await repository.read(`${app}/package.json`);
    const changed = manifest.replace('"version": "1.', '"version": "7.');
    await repository.write(`${app}/package.json`, changed);
  }
  const deployed = await Promise.all(
    ['mf-content', 'mf-cart-checkout'].map((app) =>
      repository.run(['run', 'deploy', '--', app, '--server-only'], settings),
    ),
  );
  for (const { code, output } of deployed) expect(code, output).toBe(0);

  const served = async (address: string, app: string, heading: string) => {
    const html = await (await request.get(shop.origin + address)).text();
    return [html.includes(`href="/apps/${app}/7.`), html.includes(`>${heading}</h1>`)];
  };
  // Until the processes of new versions have started, pages may be sent without content.
  await expect.poll(() => served('/contact', 'mf-content', 'Contact Us')).toEqual([true, true]);
  await expect
    .poll(() => served('/cart', 'mf-cart-checkout', 'Shopping Cart'))
    .toEqual([true, true]);
});

test('a deploy that is killed changes nothing, and can be repeated', async ({
  request,
  api,
  ownShops,
  repository,
}) => {
  const shop = await ownShops.start();
  const settings = { DEPLOY_ROOT: shop.deployRoot, API_URL: api.origin };
  const manifest = await repository.read('mf-content/package.json');
  await repository.write('mf-content/package.json', manifest.replace('"1.', '"7.'));
  const before = await registryIn(shop.deployRoot);

  for (const moment of ['Deploying', 'Checking']) {
    await repository.runAndKillAt(['run', 'deploy', '--', 'mf-content'], moment, settings);
    expect(await registryIn(shop.deployRoot)).toBe(before);
    const { headers, text } = await request
      .get(`${shop.origin}/contact`)
      .then(async (response) => ({
        headers: response.headers(),
        text: await response.text(),
      }));
    expect(headers['content-type']).toContain('text/html');
    expect(text).toContain('/apps/mf-content/1.');
  }

  const { code, output } = await repository.run(
    ['run', 'deploy', '--', 'mf-content', '--server-only'],
    settings,
  );
  expect(code, output).toBe(0);
  expect(await (await request.get(`${shop.origin}/contact`)).text()).toContain(
    '/apps/mf-content/7.',
  );
});

test('a harmful version is refused, with the reasons', async ({ api, repository }) => {
  const deployRoot = await mkdtemp(path.join(tmpdir(), 'storefront-deploy-'));
  await copyLiveVersions(deployRoot);
  const settings = { DEPLOY_ROOT: deployRoot, API_URL: api.origin };
  const deploy = () => repository.run(['run', 'deploy', '--', 'mf-payment'], settings);
  const before = await registryIn(deployRoot);
  const remote = await repository.read('mf-payment/remote.ts');
  const routes = await repository.read('mf-payment/src/exposed/routes.tsx');

  await test.step('pages of another team, and too heavy', async () => {
    await repository.write(
      'mf-payment/remote.ts',
      remote.replace(
        "defineRemote('mf-payment', {",
        "$&\n  terms: { path: '/terms', chunk: 'payment' },",
      ),
    );
    // Random bytes, which can't be compressed.
    const heavy = randomBytes(60_000).toString('base64');
    await repository.write('mf-payment/src/exposed/heavy.ts', `export default '${heavy}';`);
    await repository.write(
      'mf-payment/src/exposed/routes.tsx',
      `import heavy from './heavy';\nObject.assign(globalThis, { heavy });\n${routes}`,
    );
    const { code, output } = await deploy();
    expect(code).toBe(1);
    expect(output).toContain('its page "terms" claims /terms, which belongs to mf-content');
    expect(output).toMatch(/its scripts weigh [\d.]+ kB, the budget is 60 kB/);
  });

  await test.step('a build that doesn’t load', async () => {
    await repository.write('mf-payment/remote.ts', remote);
    await repository.write(
      'mf-payment/src/exposed/routes.tsx',
      `if (Date.now() > 0) throw new Error('Broken on purpose.');\n${routes}`,
    );
    const { code, output } = await deploy();
    expect(code).toBe(1);
    expect(output).toMatch(/it can't be loaded: .*Broken on purpose\./);
  });

  await test.step('an unknown name, and an invalid share', async () => {
    const { output: unknown } = await repository.run(['run', 'deploy', '--', 'mf-pay'], settings);
    expect(unknown).toContain('There is no mf-pay: npm run deploy -- mf-catalog.');
    const share = ['run', 'deploy', '--', 'mf-payment', '--traffic', '110'];
    expect((await repository.run(share, settings)).output).toContain(
      '--traffic must be a share in percent, more than 0 and at most 100, not "110".',
    );
  });
  expect(await registryIn(deployRoot)).toBe(before);
  await rm(deployRoot, { recursive: true });
});
