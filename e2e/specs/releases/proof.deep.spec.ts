import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { API_PREFIX, apiPaths, LIMITS, pagePaths, STORAGE_KEYS } from '@storefront/host/contracts';
import { parseRegistry } from '@storefront/host/contracts/parse-registry';
import type { Product, ProductList } from '@storefront/host/contracts/api';
import { changeRegistry, createFolderDeployRoot, findVersion } from '@storefront/tools/deploy';
import { expect, test } from '../../support/processes/copy-test';
import { chooseVisitors, forwardedForHeader } from '../../support/shop/visitors';

const DETAILS = 'mf-catalog/src/features/product/product-details.tsx';

/** Where a product begins to be shown: no page of a product that the shop doesn't have runs it. */
const START = '  const { product } = detail;\n';

const CART = 'mf-cart-checkout/src/features/cart/cart-page.tsx';

const BROKEN = "throw new Error('Broken on purpose.');\n";
const BUY_ACTIONS = 'mf-catalog/src/features/product/purchase/buy-actions.tsx';

/** What the button says that adds to the bag, and what it says in the new version. */
const [BUTTON, NEW_BUTTON] = ['Add to Cart', 'Add to Your Cart'];

/** Visitors who get a canary from the first step of a rollout on, and from its half on. */
const EARLY = chooseVisitors('mf-catalog', 1, { inside: 6, outside: 0 }).inside;
const HALF = chooseVisitors('mf-catalog', 50, { inside: 30, outside: 0 }).inside;

/** Time for enough visits on a busy machine, in milliseconds. */
const PATIENCE = 60_000;

const ON_THE_SERVER = `  if (typeof window === 'undefined') ${BROKEN}`;
const IN_THE_BROWSER = `  if (typeof window !== 'undefined') ${BROKEN}`;

/** A product that no proof tries, because it isn't the first of any kind. */
async function findUntriedProduct(request: APIRequestContext, origin: string): Promise<Product> {
  const address = `${origin}${API_PREFIX}${apiPaths.products}?limit=${LIMITS.pageSizeMax}`;
  const { data } = (await (await request.get(address)).json()) as ProductList;
  const longest = Math.max(...data.map(({ title }) => title.length));
  const usual = data.filter(
    ({ title, stock, discountedPrice }) =>
      title.length < longest && (stock?.total ?? 0) > 0 && discountedPrice === null,
  );
  const product = usual.at(-1);
  if (!product) throw new Error('The shop has only products that are special.');
  return product;
}

/** Requests a page as one visitor after the other, until what is read matches. */
async function visitUntil(
  request: APIRequestContext,
  { url, visitors }: { url: string; visitors: string[] },
  [read, expected]: [read: () => Promise<string>, expected: RegExp],
): Promise<void> {
  let visits = 0;
  const visit = async () => {
    const cookie = `${STORAGE_KEYS.visitor}=${visitors[visits % visitors.length]}`;
    visits += 1;
    await request.get(url, { headers: { cookie, ...forwardedForHeader(visits % 200) } });
    return read();
  };
  await expect.poll(visit, { intervals: [100], timeout: PATIENCE }).toMatch(expected);
}

test('[REL-01] [REL-02] [REL-03] [REL-04] a version is previewed, proven and rolled out, is taken back by itself when a product fails, and comes back only by force', async ({
  page,
  request,
  api,
  ownShops,
  repository,
}) => {
  test.setTimeout(900_000);
  const shop = await ownShops.start({ settings: { TRUST_PROXY: 'true' } });
  const { deployRoot, origin } = shop;
  const settings = { DEPLOY_ROOT: deployRoot, API_URL: api.origin, PUBLIC_URL: origin };
  const run = (command: string, ...args: string[]) =>
    repository.run(['run', command, '--', ...args], settings);
  const registry = () => readFile(path.join(deployRoot, 'registry.json'), 'utf8');
  const before = await registry();
  const source = await repository.read(DETAILS);
  expect(source).toContain(START);

  await test.step('deploy and build refuse a version that fails on the server', async () => {
    await repository.write(DETAILS, source.replace(START, START + ON_THE_SERVER));
    const deployed = await run('deploy', 'mf-catalog', '--server-only');
    expect(deployed.output).toMatch(
      /\/product\/\S+ \(as today\): mf-catalog \S+: .*Broken on purpose\. \(mf-catalog\/src\/features\/product\/product-details\.tsx:\d+\)/,
    );
    expect(deployed.code).toBe(1);
    const built = await run('build');
    expect(built.output).toMatch(/did not become live:\n.*Broken on purpose/);
    expect(built.code).toBe(1);
    expect(await registry()).toBe(before);
    await repository.write(DETAILS, source);
  });

  await test.step('deploy refuses a version that fails in the browser, and its report has pictures', async () => {
    const page = await repository.read(CART);
    const start = /export function CartPage\(.*\n/.exec(page)?.[0] ?? '';
    expect(start).not.toBe('');
    await repository.write(CART, page.replace(start, start + IN_THE_BROWSER));
    const { code, output } = await run('deploy', 'mf-cart-checkout');
    expect(output).toMatch(
      /\/cart \(as today, 390 px\): .*Broken on purpose\. \(mf-cart-checkout\/src\/features\/cart\/cart-page\.tsx:\d+\)/,
    );
    expect(code).toBe(1);
    const [, report = ''] = /The report: (.+)\/report\.html/.exec(output) ?? [];
    const files = await readdir(report);
    expect(files).toContain('1-390-live.jpg');
    expect(files).toContain('1-1440-candidate.jpg');
    expect(await readFile(path.join(report, 'report.html'), 'utf8')).toContain('Refused.');
    expect(await registry()).toBe(before);
  });

  const product = await findUntriedProduct(request, api.origin);
  const productUrl = `${origin}${pagePaths.product(product.id)}`;
  /** Opens a product by an address that a command printed; its button tells the versions apart. */
  const expectPreview = async (output: string, button: string) => {
    const [, query = ''] = /(\?with=\S+)/.exec(output) ?? [];
    await page.goto(productUrl + query);
    await expect(page.getByRole('complementary', { name: 'Overrides' })).toBeVisible();
    await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible();
  };

  await test.step('a preview shows it in one tab', async () => {
    // What no proof can find: the fault of a product that isn't tried.
    const fault = ON_THE_SERVER.replace(
      "'undefined'",
      `'undefined' && product.id === '${product.id}'`,
    );
    await repository.write(DETAILS, source.replace(START, START + fault));
    const actions = await repository.read(BUY_ACTIONS);
    await repository.write(BUY_ACTIONS, actions.replace(BUTTON, NEW_BUTTON));
    const manifest = await repository.read('mf-catalog/package.json');
    const next = manifest.replace('"version": "1.', '"version": "7.');
    await repository.write('mf-catalog/package.json', next);
    const { code, output } = await run('deploy', 'mf-catalog', '--preview');
    expect(code, output).toBe(0);
    await expectPreview(output, NEW_BUTTON);
    expect(await registry()).toBe(before);
  });

  const version =
    await test.step('it is proven and rolled out, and the registry says by whom', async () => {
      const { code, output } = await run('deploy', 'mf-catalog', '--rollout', '--server-only');
      expect(code, output).toBe(0);
      const [, deployed = ''] =
        /(7\.\S+) +canary +1 %.* deployed as a canary by \S/.exec(output) ?? [];
      expect(deployed).not.toBe('');
      expect(output).toContain(`/mf-catalog/${deployed}/proof/`);
      return deployed;
    });

  await test.step('its share grows by itself', async () => {
    await changeRegistry(createFolderDeployRoot(deployRoot), (current) => {
      const release = findVersion(current, 'mf-catalog', version)?.extras.release;
      // A test can't wait for a hundred visitors, and ten minutes, at each step.
      if (release) release.rollout = { steps: [1, 50, 100], visitors: 5, minutes: 0 };
      return structuredClone(current);
    });
    const visits = { url: origin, visitors: EARLY };
    await visitUntil(request, visits, [registry, /"traffic": 50/]);
  });

  await test.step('at a half, a product that nobody had tried takes it back', async () => {
    const why = async () =>
      findVersion(parseRegistry(await registry()), 'mf-catalog', version)?.extras.release?.why ??
      '';
    await visitUntil(request, { url: productUrl, visitors: HALF }, [
      why,
      /^halted: \d+ of \d+ pages failed on the server/,
    ]);
    expect((await run('registry')).output).toMatch(new RegExp(`${version} +withdrawn .* halted: `));
    expect(shop.log()).toMatch(/mf-catalog\/src\/features\/product\/product-details\.tsx:\d+/);
    const response = await request.get(productUrl, {
      headers: { cookie: `${STORAGE_KEYS.visitor}=${HALF[0]}` },
    });
    expect(await response.text()).toContain(BUTTON);
  });

  await test.step('QA opens both versions by their addresses', async () => {
    const [live = ''] = /1\.\S+(?= +live)/.exec((await run('registry')).output) ?? [];
    for (const [one, button] of [
      [version, NEW_BUTTON],
      [live, BUTTON],
    ] as const) {
      await expectPreview((await run('registry', 'preview', `mf-catalog@${one}`)).output, button);
    }
  });

  await test.step('its source maps are published, but not for browsers', async () => {
    const map = `mf-catalog/${version}/maps/server/remoteEntry.js.map`;
    expect(await readFile(path.join(deployRoot, map), 'utf8')).toContain(DETAILS);
    expect((await request.get(`${origin}/apps/${map}`)).status()).toBe(404);
  });

  await test.step('after it was halted, only --force brings it back, and the reason stays visible', async () => {
    const again = await run('deploy', 'mf-catalog');
    expect(again.output).toMatch(
      new RegExp(
        `mf-catalog ${version} was halted: .* failed on the server.*\\. Deploy another version, or bring this one back: npm run deploy -- mf-catalog --force "reason"\\.`,
      ),
    );
    expect(again.output).not.toContain('Checking');
    expect(again.code).toBe(1);
    const forced = await run('deploy', 'mf-catalog', '--force', 'the reports were forged');
    expect(forced.code, forced.output).toBe(0);
    const { output } = await run('registry');
    expect(output).toMatch(
      /7\.\S+ +live +100 %.* deployed by .*\(forced: the reports were forged\)/,
    );
  });

  await test.step('commands explain themselves, and a broken registry is named', async () => {
    expect((await run('deploy', '--help')).output).toContain('--rollout');
    expect((await run('deploy', 'mf-catalog', '--force', ' ')).output).toContain(
      '--force needs a reason',
    );
    expect((await run('deploy', 'mf-catalog', '--canary')).output).toMatch(
      /Unknown option '--canary'/,
    );
    const { output } = await run('registry', '--json');
    expect(output).toContain('"history": [');
  });
});
