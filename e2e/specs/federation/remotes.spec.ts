import { expectInteractive } from '../../support/checks/hydration';
import { cartLink } from '../../support/pages/cart';
import { openCategory, openProduct } from '../../support/pages/catalog';
import { publicPages } from '../../support/shop/public-pages';
import { expect, test } from '../../support/test';

/** The app that a published file belongs to. */
function appOf(pathname: string): string | undefined {
  return /^\/apps\/([^/]+)\/[^/]+\/browser\/[^/]+$/.exec(pathname)?.[1];
}

/** Names that only the code of a library has, and the apps that bring it. */
const LIBRARIES = [
  // React's shared internals, which React and react-dom both name.
  { library: 'React', mark: '__CLIENT_INTERNALS_DO_NOT_USE', apps: ['shell'] },
  { library: 'the federation runtime', mark: 'moduleIdToRemoteDataMapping', apps: [] },
];

test('a page loads only the code of the shell, its remote and the promises, React with the shell only, and no federation runtime', async ({
  context,
  request,
  catalogue,
}) => {
  test.slow();
  const scripts = new Set<string>();
  for (const { path: address, heading, remote } of publicPages(catalogue)) {
    // In a new tab, because a page may still send requests while the next one is opened.
    const page = await context.newPage();
    const apps = new Set<string | undefined>();
    page.on('request', (sent) => {
      if (sent.resourceType() !== 'script') return;
      scripts.add(sent.url());
      apps.add(appOf(new URL(sent.url()).pathname));
    });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectInteractive(page);
    expect([...apps], address).toEqual(expect.arrayContaining(['shell', remote]));
    expect(['shell', remote, 'mf-content'], address).toEqual(expect.arrayContaining([...apps]));
    await page.close();
  }
  const texts = await Promise.all(
    [...scripts].map(async (script) => ({
      script,
      text: await (await request.get(script)).text(),
    })),
  );
  for (const { library, mark, apps } of LIBRARIES) {
    const found = texts
      .filter(({ text }) => text.includes(mark))
      .map(({ script }) => appOf(new URL(script).pathname));
    expect(found, library).toEqual(apps);
  }
});

test('a visit to another remote’s page adds that remote’s code to the running page', async ({
  page,
  catalogue,
  isMobile,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname);
  });
  const fromRemote = (remote: string) => loaded.filter((file) => appOf(file) === remote);

  await page.goto('/');
  // Before hydration, links load documents, with all their scripts.
  await expectInteractive(page);
  await openCategory(page, catalogue.large.name, isMobile);
  await openProduct(page);
  expect(fromRemote('mf-catalog')).not.toHaveLength(0);
  expect(fromRemote('mf-cart-checkout')).toEqual([]);
  expect(fromRemote('mf-account-orders')).toEqual([]);

  await cartLink(page).click();
  // In the drawer, or on a phone on the page.
  await expect(page.getByText(/Your (bag|cart) is empty/)).toBeVisible();
  await expect.poll(() => fromRemote('mf-cart-checkout')).not.toHaveLength(0);
  await page.keyboard.press('Escape');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Track order' }).click();
  await expect(page.getByRole('heading', { name: 'Track Your Order' })).toBeVisible();
  await expect.poll(() => fromRemote('mf-account-orders')).not.toHaveLength(0);
  expect(new Set(loaded).size, 'no script is fetched twice').toBe(loaded.length);
});

test('every script has an integrity hash', async ({ page }) => {
  const scripts: { src: string; integrity: string; crossOrigin: string | null }[] = [];
  await page.exposeFunction('noteScript', (script: (typeof scripts)[number]) => {
    scripts.push(script);
  });
  await page.addInitScript(() => {
    const note = Reflect.get(window, 'noteScript') as (script: object) => void;
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLScriptElement) || node.src === '') continue;
        const { src, integrity, crossOrigin } = node;
        note({ src, integrity, crossOrigin });
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await cartLink(page).click();
  await expect(page.getByText(/Your (bag|cart) is empty/)).toBeVisible();
  await expectInteractive(page);

  expect(scripts.length).toBeGreaterThan(2);
  for (const { src, integrity, crossOrigin } of scripts) {
    expect(integrity, src).toMatch(/^sha256-/);
    expect(crossOrigin, src).toBe('anonymous');
  }
});

test('server builds and descriptors aren’t served', async ({ page, request }) => {
  const sent = page.waitForRequest(/\/apps\/mf-catalog\/[^/]+\/browser\//);
  await page.goto('/');
  const catalog = new URL('..', (await sent).url()).pathname;
  const responses = await Promise.all(
    [
      `${catalog}server/remoteEntry.js`,
      `${catalog}descriptor.json`,
      '/apps/registry.json',
      `${catalog}browser/..%2fserver%2fremoteEntry.js`,
    ].map((address) => request.get(address)),
  );
  for (const response of responses) {
    expect(response.ok(), response.url()).toBe(false);
  }
});
