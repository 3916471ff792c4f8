import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expectInteractive } from '../../support/checks/hydration';
import { expect, test } from '../../support/processes/copy-test';

const CONTACT_PAGE = 'mf-content/src/features/contact/contact-page.tsx';

test('a remote from source runs beside a shop, which stays as it is: an edit and its errors are shown', async ({
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
    /broken on purpose/,
  );
  const shop = await ownShops.start();
  const registry = path.join(shop.deployRoot, 'registry.json');
  const before = await readFile(registry, 'utf8');

  const dev = await repository.serve(['run', 'dev', '-w', 'mf-content'], 'the page reloads', {
    PORT: new URL(shop.origin).port,
    API_PORT: new URL(api.origin).port,
    DEPLOY_ROOT: shop.deployRoot,
  });
  const [, address = ''] = /Shop +(http:\S+)/.exec(dev.output) ?? [];
  expect(dev.output).not.toContain('Building');
  expect(address, 'the next free port').toMatch(/^http:\/\/localhost:\d+$/);
  expect(address).not.toBe(shop.origin);

  const contact = `${address}/contact`;
  const served = async () => (await request.get(contact)).text();
  await expect.poll(served, 'rendered on the server').toMatch(/<h1[^>]*>Contact Us/);
  await page.goto(contact);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await expectInteractive(page);

  const source = await repository.read(CONTACT_PAGE);
  await repository.write(CONTACT_PAGE, source.replace('Contact Us', 'Call on Us'));
  const edited = page.getByRole('heading', { level: 1, name: 'Call on Us' });
  await expect(edited, 'built and loaded again').toBeVisible({ timeout: 30_000 });
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
  });

  expect(await readFile(registry, 'utf8'), 'the shop’s registry').toBe(before);
});
