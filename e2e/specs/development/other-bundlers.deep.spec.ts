import { appendFile, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Registry } from '@storefront/host/contracts/registry';
import {
  expectHeaderInteractive,
  expectHydrated,
  rememberServerPage,
} from '../../support/checks/hydration';
import { expect, test } from '../../support/processes/copy-test';
import type { RepositoryCopy } from '../../support/processes/repository-copy';
import { DEMO } from '../../support/shop/demo-products';
import { holdRemote } from '../../support/published/hold-files';
import type { OwnShop } from '../../support/shop/own-shop';
import { publishCopy } from '../../support/published/publish-copy';
import { cartLine, startWithStorage } from '../../support/shop/shopper';

test.describe.configure({ timeout: 300_000 });

/** The examples of shared/remote-kit/examples. */
const EXAMPLES = [
  { bundler: 'rspack', remote: 'mf-rspack', path: '/rspack-page', heading: 'Rspack' },
  { bundler: 'vite', remote: 'mf-vite', path: '/vite-page', heading: 'Vite' },
] as const;

type Example = (typeof EXAMPLES)[number];

interface Surroundings {
  repository: RepositoryCopy;
  shop: OwnShop;
  apiOrigin: string;
}

/** Builds an example as its team would, and releases it in a shop; returns the folder of its version. */
async function release(
  { bundler, remote }: Example,
  { repository, shop, apiOrigin }: Surroundings,
): Promise<string> {
  const folder = `shared/remote-kit/examples/${bundler}`;
  const built = await repository.run(['--prefix', folder, 'run', 'build']);
  expect(built.code, built.output).toBe(0);
  const deploy = ['run', 'deploy', '--', '--from', `${folder}/dist`, '--server-only'];
  const settings = { DEPLOY_ROOT: shop.deployRoot, API_URL: apiOrigin };
  const deployed = await repository.run(deploy, settings);
  expect(deployed.code, deployed.output).toBe(0);
  const registry = await readFile(path.join(shop.deployRoot, 'registry.json'), 'utf8');
  const [live] = (JSON.parse(registry) as Registry).microFrontends[remote] ?? [];
  if (!live) throw new Error(`${remote} was not released.`);
  return path.join(shop.deployRoot, remote, live.metadata.version);
}

/** Counts the copies of React that render in a page; call it before opening the page. */
async function countReacts(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    let count = 0;
    const inject = () => Reflect.set(window, 'reacts', (count += 1));
    const hook = { supportsFiber: true, isDisabled: false, inject };
    Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', hook);
  });
  return () => page.evaluate(() => Reflect.get(window, 'reacts') as unknown);
}

/** The `integrity` of each script element that was added for a remote, by file name; call it before opening the page. */
async function recordIntegrity(page: Page, remote: string): Promise<() => Promise<unknown>> {
  await page.addInitScript((folder) => {
    const found: Record<string, string> = {};
    Reflect.set(window, 'integrity', found);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLScriptElement) || !node.src.includes(folder)) continue;
        found[node.src.slice(node.src.lastIndexOf('/') + 1)] = node.integrity;
      }
    }).observe(document, { childList: true, subtree: true });
  }, `/apps/${remote}/`);
  return () => page.evaluate(() => Reflect.get(window, 'integrity') as unknown);
}

async function scriptsOf(version: string): Promise<string[]> {
  const files = await readdir(path.join(version, 'browser'));
  return files.filter((name) => name.endsWith('.js'));
}

/** A version that was released, in its shop. */
interface Released {
  shop: OwnShop;
  /** The version's folder. */
  version: string;
}

/** Faults of a released version, by what they are. */
const FAULTS: Record<string, (example: Example, released: Released) => Promise<unknown>> = {
  'whose chunks were changed': async (_, { version }) => {
    for (const name of (await scriptsOf(version)).filter((one) => one !== 'remoteEntry.js')) {
      const file = path.join(version, 'browser', name);
      await appendFile(file, '\n;globalThis.__tampered = true;');
      for (const compressed of ['.br', '.gz']) await rm(file + compressed);
    }
  },
  'whose entry is missing': (_, { version }) =>
    rm(path.join(version, 'browser'), { recursive: true }),
  'that throws while rendering, on the server and in the browser,': (
    { remote, heading },
    { shop, version },
  ) => {
    const title = new RegExp(`children: ?(["\`])${heading}\\1`);
    const fault = 'children:(()=>{throw new Error("Broken on purpose.")})()';
    const versions = { ...shop, versionFolder: () => version };
    const change = (script: string) => script.replace(title, fault);
    return publishCopy(versions, remote, change, { isOnly: true, changeServer: change });
  },
};

/** Opens the page of another team by the header, which works whatever the remote does. */
async function openAnotherPage(page: Page): Promise<void> {
  await expectHeaderInteractive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Women' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Women' })).toBeVisible();
}

for (const example of EXAMPLES) {
  const { bundler, remote, path: address, heading } = example;

  test(`a remote built by ${bundler} is rendered on the server, and hydrated with the shop’s React and state`, async ({
    page,
    browser,
    api,
    ownShops,
    repository,
  }) => {
    const shop = await ownShops.start();
    const version = await release(example, { repository, shop, apiOrigin: api.origin });

    await test.step('without scripts, the page is there', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const bare = await context.newPage();
      // Until the process of a new remote has started, its page may be sent without content.
      const title = bare.getByRole('heading', { level: 1, name: heading });
      const isThere = () => bare.goto(shop.origin + address).then(() => title.isVisible());
      await expect.poll(isThere).toBe(true);
      await expect(bare.getByText('Items in the cart: 0')).toBeVisible();
      await context.close();
    });

    await test.step('it is hydrated, with one React, checked scripts and the shop’s state', async () => {
      const reacts = await countReacts(page);
      const integrity = await recordIntegrity(page, remote);
      const line = cartLine(await api.product(DEMO.oneSize), { quantity: 2 });
      await startWithStorage(page, { cart: JSON.stringify([line]) }, shop.origin);
      await rememberServerPage(page);
      await page.goto(shop.origin + address);
      await expectHydrated(page);
      await expect(page.getByText('Items in the cart: 2')).toBeVisible();
      expect(await reacts()).toBe(1);
      const hash: unknown = expect.stringMatching(/^sha256-(?!A{43}=)/);
      const scripts = await scriptsOf(version);
      await expect.poll(integrity).toEqual(Object.fromEntries(scripts.map((name) => [name, hash])));
    });

    await test.step('links lead into the shop and back without loading the document', async () => {
      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
      await page.getByRole('main').getByRole('link', { name: 'Contact' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-same-document');
    });
  });

  for (const [fault, spoil] of Object.entries(FAULTS)) {
    test(`a remote built by ${bundler} ${fault} shows an error fallback, and the shop works`, async ({
      page,
      api,
      ownShops,
      repository,
      consoleGuard,
    }) => {
      consoleGuard.allow(
        new RegExp(`${remote} .* could not be loaded`),
        /This page failed|Broken on purpose/,
        /The fragment rspack.teaser could not be shown/,
        /Failed to find a valid digest in the 'integrity' attribute/,
        /Failed to load resource: .*404|SRI|preload/,
      );
      const shop = await ownShops.start();
      const version = await release(example, { repository, shop, apiOrigin: api.origin });
      await spoil(example, { shop, version });
      await page.goto(shop.origin + address);
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        'This part of the shop is unavailable right now',
      );
      expect(await page.evaluate(() => '__tampered' in globalThis)).toBe(false);
      await openAnotherPage(page);
    });
  }

  test(`a remote built by ${bundler} that never responds blocks nothing else`, async ({
    page,
    api,
    ownShops,
    repository,
    consoleGuard,
  }) => {
    consoleGuard.allow(/net::ERR_|preload|could not be|can't be loaded right now/);
    const shop = await ownShops.start();
    await release(example, { repository, shop, apiOrigin: api.origin });
    const held = await holdRemote(page, remote);
    // The page is never loaded completely: its script doesn't respond.
    await page.goto(shop.origin + address, { waitUntil: 'commit' });
    await openAnotherPage(page);
    held.fail();
  });
}
