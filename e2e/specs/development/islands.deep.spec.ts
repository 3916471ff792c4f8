import { cp } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { expectHydrated, rememberServerPage } from '../../support/checks/hydration';
import { expect, test } from '../../support/processes/copy-test';
import type { RepositoryCopy } from '../../support/processes/repository-copy';
import { holdRemote } from '../../support/published/hold-files';

/** The example that teams copy. */
const EXAMPLE = 'shared/remote-kit/examples/island';

/** Makes mf-lookbook show three islands: the example, one that records what is called, one that throws. */
async function addIslands(repository: RepositoryCopy): Promise<void> {
  await repository.run(['run', 'new-remote', '--', 'mf-lookbook']);
  const features = 'mf-lookbook/src/features';
  await cp(repository.path(EXAMPLE), repository.path(`${features}/island`), { recursive: true });
  await repository.write(
    `${features}/island/test-islands.ts`,
    `const record = (call: string) =>
       ((window as { calls?: string[] }).calls ??= []).push(call);
     export const recording = {
       html: () => '<p>Recorded</p>',
       mount: () => {
         record('mount');
         return { update: () => record('update'), unmount: () => record('unmount') };
       },
     };
     export const broken = {
       html: () => '<p>Broken island</p>',
       mount: () => { throw new Error('Broken on purpose.'); },
     };`,
  );
  await repository.write(
    'mf-lookbook/src/exposed/fragments.tsx',
    `import { defineFragment } from '@storefront/host';
     import { islandComponent } from '@storefront/host/island';
     const data = { title: 'Linen shirt', sizes: [{ name: 'M', chest: 102, length: 74 }] };
     const testIslands = () => import(/* webpackChunkName: "test-islands" */ '../features/island/test-islands');
     export default {
       'lookbook.sizes': defineFragment('lookbook.sizes', {
         loader: () => Promise.resolve(data),
         lazy: () => import(/* webpackChunkName: "sizes" */ '../features/island/size-table').then((m) => ({ Component: islandComponent(m.sizeTable) })),
       }),
       'lookbook.recording': defineFragment('lookbook.recording', {
         lazy: () => testIslands().then((m) => ({ Component: islandComponent(m.recording) })),
       }),
       'lookbook.broken': defineFragment('lookbook.broken', {
         lazy: () => testIslands().then((m) => ({ Component: islandComponent(m.broken) })),
       }),
     };`,
  );
  const names = ['lookbook.sizes', 'lookbook.recording', 'lookbook.broken'];
  const shown = names.map((name) => `{ name: '${name}', contract: '1.0.0', props: {} }`);
  const provided = [
    `'lookbook.sizes': { contract: '1.0.0' }`,
    `'lookbook.recording': { contract: '1.0.0', chunk: 'test-islands' }`,
    `'lookbook.broken': { contract: '1.0.0', chunk: 'test-islands' }`,
  ];
  await repository.write(
    'mf-lookbook/remote.ts',
    `import { defineRemote } from '@storefront/host/contracts/remote';
     export const remote = defineRemote(
       'mf-lookbook',
       { lookbook: { path: '/lookbook', fragments: [${shown.join()}] } },
       { ${provided.join()} },
     );`,
  );
  const page = `${features}/lookbook/lookbook-page.tsx`;
  const places = names.map((name) => `<Fragment name="${name}" props={{}} />`).join('');
  await repository.write(page, (await repository.read(page)).replace(/<Fragment [^>]*>/, places));
}

/** What the recording island has noted. */
function recordedCalls(page: Page): Promise<unknown> {
  return page.evaluate((): unknown => Reflect.get(window, 'calls'));
}

/** Opens an address in a browser without JavaScript; returns the texts of the table's rows. */
async function rowsWithoutScripts(browser: Browser, address: string): Promise<string[]> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  const rows = await page
    .getByRole('table', { name: 'Linen shirt' })
    .getByRole('row')
    .allTextContents();
  await context.close();
  return rows;
}

test('[FRG-41] a team’s islands are on its page without scripts, work with them, come and go with the page, and break alone', async ({
  page,
  browser,
  api,
  ownShops,
  ownRepository: repository,
  consoleGuard,
}) => {
  test.setTimeout(300_000);
  consoleGuard.allow(/Broken on purpose/, /The fragment lookbook.broken failed/);
  const shop = await ownShops.start();
  const address = `${shop.origin}/lookbook`;
  await addIslands(repository);
  const deployed = await repository.run(['run', 'deploy', '--', 'mf-lookbook', '--server-only'], {
    DEPLOY_ROOT: shop.deployRoot,
    API_URL: api.origin,
  });
  expect(deployed.code, deployed.output).toBe(0);
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
  expect(await rowsWithoutScripts(browser, address)).toEqual(['SizeChestLength', 'M10274']);

  const scripts = await holdRemote(page, 'mf-lookbook');
  await rememberServerPage(page);
  // The page is never loaded completely before the script responds.
  await page.goto(address, { waitUntil: 'commit' });
  const toInches = page.getByRole('button', { name: 'In inches' });
  const sent = await toInches.evaluateHandle((button) => button);
  await toInches.click();
  scripts.release();
  await expect(
    page.getByRole('row', { name: 'M 40.2 29.1' }),
    'the early tap counts',
  ).toBeVisible();
  expect(await sent.evaluate((button) => button.isConnected), 'the server’s button stays').toBe(
    true,
  );
  await expectHydrated(page);
  await toInches.click();
  await expect(page.getByRole('row', { name: 'M 102 74' })).toBeVisible();

  await expect(page.getByText('Broken island')).toHaveCount(0);
  await expect(page.getByText('Recorded')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Lookbook' })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => recordedCalls(page)).toEqual(['mount']);

  await page.getByRole('link', { name: 'Ask us about a size' }).click();
  await expect(page).toHaveURL(`${shop.origin}/contact`);
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect.poll(() => recordedCalls(page)).toEqual(['mount', 'unmount']);
  await page.goBack();
  await toInches.click();
  await expect(page.getByRole('row', { name: 'M 40.2 29.1' })).toBeVisible();
  await expect.poll(() => recordedCalls(page)).toEqual(['mount', 'unmount', 'mount']);
});
