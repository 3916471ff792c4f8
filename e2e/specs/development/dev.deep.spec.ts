import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expectInteractive } from '../../support/checks/hydration';
import { expect, test } from '../../support/processes/copy-test';

const ROUTES = 'mf-content/src/exposed/routes.tsx';
const CONTACT_PAGE = 'mf-content/src/features/contact/contact-page.tsx';

test('[REL-05] a remote from source runs beside a shop, which stays as it is: edits and their errors are shown in the open page', async ({
  page,
  request,
  api,
  ownShops,
  repository,
  consoleGuard,
}) => {
  test.setTimeout(300_000);
  consoleGuard.allow(
    /WebSocket connection .* failed/,
    /\[webpack-dev-server\]/,
    /\[HMR\]/,
    /broken on purpose/,
  );
  const shop = await ownShops.start();
  const registry = path.join(shop.deployRoot, 'registry.json');
  const before = await readFile(registry, 'utf8');

  const dev = await repository.serve(['run', 'dev', '-w', 'mf-content'], 'Edit and save', {
    PORT: new URL(shop.origin).port,
    API_PORT: new URL(api.origin).port,
    DEPLOY_ROOT: shop.deployRoot,
  });
  const [, address = ''] = /Shop +(http:\S+)/.exec(dev.output) ?? [];
  expect(dev.output).not.toContain('No usable version');
  expect(address, 'the next free port').toMatch(/^http:\/\/localhost:\d+$/);
  expect(address).not.toBe(shop.origin);

  const contact = `${address}/contact`;
  const served = async () => (await request.get(contact)).text();
  await expect.poll(served, 'rendered on the server').toMatch(/<h1[^>]*>Contact Us/);
  await page.goto(contact);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expectInteractive(page);

  const source = await repository.read(CONTACT_PAGE);
  const edit = (heading: string) =>
    repository.write(CONTACT_PAGE, source.replace('Contact Us', heading));
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.getByLabel('Name').fill('Meera Iyer');
  await page.evaluate(() => scrollTo(0, 200));
  await edit('Call on Us');
  await expect(heading('Call on Us'), 'replaced').toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel('Name'), 'what was typed').toHaveValue('Meera Iyer');
  expect(await page.evaluate(() => scrollY), 'the scroll position').toBe(200);
  await expect.poll(served, 'the server has the same code').toMatch(/<h1[^>]*>Call on Us/);

  await test.step('an error while a page is rendered is logged with its source line, and shown', async () => {
    const broken = source.replace(/^( *)return \(/m, "$1throw new Error('broken on purpose');\n$&");
    const line = broken.split('\n').findIndex((text) => text.includes('broken on purpose')) + 1;
    await repository.write(CONTACT_PAGE, broken);
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
    await expect(overlay.getByText('broken on purpose').first()).toBeVisible({ timeout: 30_000 });
    const log = async () => {
      await served();
      return dev.output;
    };
    await expect
      .poll(log, { timeout: 30_000 })
      .toMatch(new RegExp(`mf-content/src/.*contact-page\\.tsx:${line}:\\d+`));
    await edit('Visit Us');
    await expect(heading('Visit Us'), 'repaired').toBeVisible({ timeout: 30_000 });
    await expect(overlay.locator('body')).toBeHidden();
  });

  await test.step('an edit of something else than a component reloads the page, at the same place', async () => {
    await page.evaluate(() => scrollTo(0, 200));
    const routes = await repository.read(ROUTES);
    await repository.write(
      ROUTES,
      routes.replace("title: t('Contact Us')", "title: t('Write to Us')"),
    );
    await expect(page).toHaveTitle(/Write to Us/, { timeout: 30_000 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
    await expectInteractive(page);
  });
  // Before its development server ends: the page may still load a fragment from there.
  await page.close();

  expect(await readFile(registry, 'utf8'), 'the shop’s registry').toBe(before);
});
