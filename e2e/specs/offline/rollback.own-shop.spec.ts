import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { publishCopy } from '../../support/published/publish-copy';
import { replaceFile } from '../../support/published/replace-file';
import { expect, test } from '../../support/test';
import { SETTINGS, waitUntilControlled, waitUntilStored } from './without-connection';

test.use({ serviceWorkers: 'allow' });

test('[OFFL-09] a release and its rollback reach a browser with the worker at its next page', async ({
  page,
  ownShops,
}) => {
  const shop = await ownShops.start({ settings: SETTINGS });
  const file = path.join(shop.deployRoot, 'registry.json');
  const before = await readFile(file, 'utf8');
  const open = async () => {
    const response = await page.goto(`${shop.origin}/about`);
    return (await response?.text()) ?? '';
  };
  await open();
  await waitUntilControlled(page);
  await waitUntilStored(page, '/about');

  const version = await publishCopy(shop, 'mf-content', (script) => script);
  expect(await open()).toContain(`/apps/mf-content/${version}/`);
  await waitUntilControlled(page);
  await replaceFile(file, before);
  expect(await open()).not.toContain(`/apps/mf-content/${version}/`);
});
