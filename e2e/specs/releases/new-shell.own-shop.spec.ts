import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { containerName } from '@storefront/host/contracts/registry';
import { expectInteractive } from '../../support/checks/hydration';
import { integrityOf } from '@storefront/tools/integrity';
import type { OwnShop } from '../../support/shop/own-shop';
import { replaceFile } from '../../support/published/replace-file';
import { expect, test } from '../../support/test';

interface Version {
  url: string;
  metadata: { version: string };
  extras: { serverUrl: string; serverIntegrity: string };
}

/** Publishes the live shell as another version while its shop is running. */
async function publishShellAs(shop: OwnShop, version: string): Promise<void> {
  const file = path.join(shop.deployRoot, 'registry.json');
  const registry = JSON.parse(await readFile(file, 'utf8')) as {
    microFrontends: { shell: [Version] };
  };
  const [live] = registry.microFrontends.shell;
  const old = live.metadata.version;
  const folder = path.join(shop.deployRoot, 'shell', version);
  await cp(shop.versionFolder('shell'), folder, { recursive: true });

  // Every global name of a build contains its version.
  const serverBuild = path.join(folder, 'server/render.js');
  const [oldName, newName] = [containerName('shell', old), containerName('shell', version)];
  const code = (await readFile(serverBuild, 'utf8')).replaceAll(oldName, newName);
  await writeFile(serverBuild, code);

  registry.microFrontends.shell = [
    {
      ...live,
      url: live.url.replace(old, version),
      metadata: { ...live.metadata, version },
      extras: {
        ...live.extras,
        serverUrl: live.extras.serverUrl.replace(old, version),
        serverIntegrity: integrityOf(code),
      },
    },
  ];
  await replaceFile(file, JSON.stringify(registry));
}

/** Opens a page; returns the shell's scripts that were loaded over the network. */
async function loadedScripts(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  await expectInteractive(page);
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => new URL(name).pathname)
      .filter((script) => script.startsWith('/apps/shell/') && script.endsWith('.js')),
  );
}

test('a new version of the shell serves the next page, and renders on the server without a restart', async ({
  ownShops,
  request,
  catalogue,
}) => {
  const shop = await ownShops.start();
  const { path: address, title } = catalogue.sized;
  const pageOf = async () => (await request.get(shop.origin + address)).text();
  const heading = new RegExp(`<h1[^>]*>${title}`);
  // On a busy machine a page may be sent without content until the version's processes have started.
  await expect.poll(pageOf).toMatch(heading);

  await publishShellAs(shop, 'next');
  expect(await pageOf()).toContain('/apps/shell/next/browser/');
  await expect.poll(pageOf).toMatch(heading);
});

test('[PAGE-08] after a release of the shell a browser loads its new code, but not the libraries again', async ({
  page,
  ownShops,
}) => {
  const shop = await ownShops.start();
  const libraries = expect.stringMatching(/^\/apps\/shell\/libraries-\w+\/browser\/libraries\.js$/);
  expect(await loadedScripts(page, shop.origin)).toContainEqual(libraries);

  await publishShellAs(shop, 'next');
  const loadedAgain = await loadedScripts(page, shop.origin);
  expect(loadedAgain).toContainEqual(
    expect.stringMatching(/^\/apps\/shell\/next\/browser\/shell\.\w+\.js$/),
  );
  expect(loadedAgain).not.toContainEqual(libraries);
});
