import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { containerName } from '@storefront/shared/contracts/registry';
import type { OwnShop } from '../../support/shop/own-shop';
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
  const serverIntegrity = `sha256-${createHash('sha256').update(code).digest('base64')}`;

  registry.microFrontends.shell = [
    {
      ...live,
      url: live.url.replace(old, version),
      metadata: { ...live.metadata, version },
      extras: {
        ...live.extras,
        serverUrl: live.extras.serverUrl.replace(old, version),
        serverIntegrity,
      },
    },
  ];
  await writeFile(file, JSON.stringify(registry));
}

test('a new version of the shell renders on the server at once, without a restart', async ({
  ownShops,
  request,
  catalogue,
}) => {
  const shop = await ownShops.start();
  const { path: address, title } = catalogue.sized;
  const pageOf = async () => (await request.get(shop.origin + address)).text();
  const heading = new RegExp(`<h1[^>]*>${title}`);
  expect(await pageOf()).toMatch(heading);

  await publishShellAs(shop, 'next');
  const renewed = await pageOf();
  expect(renewed).toContain('/apps/shell/next/browser/');
  expect(renewed).toMatch(heading);
});
