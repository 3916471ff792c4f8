import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { changeRegistry, createFolderDeployRoot, halt } from '@storefront/tools/deploy';
import { expect, test } from '../../support/processes/copy-test';

const DETAILS = 'mf-catalog/src/features/product/product-details.tsx';

/** The beginning of what shows a product: no page of a product that the shop doesn't have runs it. */
const START = 'export function ProductDetails({ product, facts }: ProductDetailsProps) {\n';

const CART = 'mf-cart-checkout/src/features/cart/cart-page.tsx';

const BROKEN = "throw new Error('Broken on purpose.');\n";
const ON_THE_SERVER = `  if (typeof window === 'undefined') ${BROKEN}`;
const IN_THE_BROWSER = `  if (typeof window !== 'undefined') ${BROKEN}`;

test('[REL-01] [REL-02] [REL-03] a version is proven with real products before anybody gets it, and a halted one comes back only by force', async ({
  api,
  ownShops,
  repository,
}) => {
  test.setTimeout(900_000);
  const { deployRoot, origin } = await ownShops.start();
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
      /\/product\/\S+ \(as today\): mf-catalog \S+: .*Broken on purpose/,
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
    expect(output).toMatch(/\/cart \(as today, 390 px\): .*Broken on purpose/);
    expect(code).toBe(1);
    const [, report = ''] = /The report: (.+)\/report\.html/.exec(output) ?? [];
    const files = await readdir(report);
    expect(files).toContain('1-390-live.jpg');
    expect(files).toContain('1-1440-candidate.jpg');
    expect(await readFile(path.join(report, 'report.html'), 'utf8')).toContain('Refused.');
    expect(await registry()).toBe(before);
  });

  const version =
    await test.step('a good version is deployed, and the registry says by whom', async () => {
      await repository.write(DETAILS, `${source}\n// Edited.\n`);
      const manifest = await repository.read('mf-catalog/package.json');
      await repository.write(
        'mf-catalog/package.json',
        manifest.replace('"version": "1.', '"version": "7.'),
      );
      const { code, output } = await run(
        'deploy',
        'mf-catalog',
        '--traffic',
        '10',
        '--server-only',
      );
      expect(code, output).toBe(0);
      const [, deployed = ''] =
        /(7\.\S+) +canary +10 %.* deployed as a canary by \S/.exec(output) ?? [];
      expect(deployed).not.toBe('');
      expect(output).toContain(`/mf-catalog/${deployed}/proof/`);
      return deployed;
    });

  await test.step('after it was halted, only --force brings it back, and the reason stays visible', async () => {
    const change = { at: new Date(), why: 'halted: it failed for 20 of 20 visitors' };
    await changeRegistry(createFolderDeployRoot(deployRoot), (current) =>
      halt(current, 'mf-catalog', version, change),
    );
    const again = await run('deploy', 'mf-catalog');
    expect(again.output).toContain(
      `mf-catalog ${version} was halted: it failed for 20 of 20 visitors. Deploy another version, or bring this one back: npm run deploy -- mf-catalog --force "reason".`,
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
