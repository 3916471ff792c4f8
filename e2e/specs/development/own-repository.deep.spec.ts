import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import getPort from 'get-port';
import { expectHydrated, rememberServerPage } from '../../support/checks/hydration';
import { DeployServiceProcess } from '../../support/processes/deploy-service';
import { OutsideRepository } from '../../support/processes/outside-repository';
import { HEADLESS_SHELL } from '../../support/settings';
import { expect, test } from '../../support/test';

const TOKEN = 'lookbook-token-01234';

const TEAM = {
  name: 'lookbook',
  token: TOKEN,
  apps: ['mf-lookbook'],
  paths: ['/lookbook/*'],
  fragments: ['lookbook.*'],
};

const CONTENT = {
  name: 'content',
  token: 'content-token-012345',
  apps: ['mf-content'],
  paths: ['/contact'],
};

const PAGE = 'src/features/lookbook/lookbook-page.tsx';

/** A test of the team, of an address that comes from the shop's registry. */
const TEST_OF_ADDRESS = `import { catalogPages } from '../../shop.generated';

test('a product has the address that its team gave it', () => {
  expect(catalogPages.product({ id: 'coat' })).toBe('/product/coat');
});
`;

/** The first line of the page's component. */
const START = 'export function LookbookPage() {\n';

/** What a component begins with that only browsers can render. */
const THROW_ON_SERVER = "  if (!('window' in globalThis)) throw new Error('Broken there.');\n";

/** A field whose text gets lost when the page is loaded again. */
const NOTE = '<input aria-label="Note" />';

test('[REL-08] [REL-09] [REL-12] a team with a repository of its own makes a remote, sees it in a running shop, and deploys it over HTTP', async ({
  page,
  request,
  api,
  ownShops,
  consoleGuard,
}) => {
  test.setTimeout(900_000);
  // Every page has a client of the development server, which ends before the page.
  consoleGuard.allow(
    /WebSocket connection .* failed/,
    /\[webpack-dev-server\]/,
    /preloaded using link/,
  );
  consoleGuard.allow(/Failed to load resource: .*404/);
  const shop = await ownShops.start();
  const service = await DeployServiceProcess.start({
    shop,
    apiOrigin: api.origin,
    teams: [TEAM, CONTENT],
  });
  const team = await OutsideRepository.make('mf-lookbook', {
    DEPLOY_URL: service.url,
    DEPLOY_TOKEN: TOKEN,
  });
  const deploy = (...options: string[]) => team.run(['run', 'deploy', '--', ...options]);
  await rememberServerPage(page);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  try {
    await test.step('it gets the types of what other teams have in the shop', async () => {
      const { code, output } = await team.run(['run', 'types']);
      expect(output).toContain('src/shop.generated.ts has the types');
      expect(code).toBe(0);
      await team.edit(PAGE.replace('.tsx', '.test.tsx'), (text) => TEST_OF_ADDRESS + text);
    });

    await test.step('its tests pass', async () => {
      const { code, output } = await team.run(['test']);
      expect(output).toMatch(/Tests: +4 passed, 4 total/);
      expect(code).toBe(0);
    });

    await test.step('a browser shows it in a fake shop', async () => {
      const { code, output } = await team.run(['run', 'test:browser'], {
        PORT: String(await getPort()),
        ...(HEADLESS_SHELL && { CHROMIUM_PATH: HEADLESS_SHELL }),
      });
      expect(output).toContain('1 passed');
      expect(code).toBe(0);
    });

    await test.step('the shop renders it from source, and an edit changes the open page, which keeps what was typed', async () => {
      await team.edit(PAGE, (text) => text.replace('<Fragment ', `${NOTE}$&`));
      const port = await getPort();
      const address = `http://localhost:${port}/lookbook`;
      const command = ['run', 'dev', '--', '--against', shop.origin];
      const dev = await team.serve(command, 'keeps what was typed', { PORT: String(port) });
      await page.goto(address);
      await expectHydrated(page);
      await expect(heading('Lookbook')).toBeVisible();
      const note = page.getByRole('textbox', { name: 'Note' });
      await note.fill('typed before the edit');
      await team.edit(PAGE, (text) => text.replace('>Lookbook<', '>The Lookbook<'));
      await expect(heading('The Lookbook')).toBeVisible({ timeout: 30_000 });
      await expect(note).toHaveValue('typed before the edit');
      const html = await (await request.get(address)).text();
      expect(html).toMatch(/<h1[^>]*>The Lookbook<\/h1>/);
      expect((await request.get(`${shop.origin}/lookbook`)).status()).toBe(404);
      await page.goto('about:blank');
      await team.edit(PAGE, (text) =>
        text.replace(NOTE, '').replace(START, START + THROW_ON_SERVER),
      );
      const problem = /could not render \/lookbook.*Broken there\..*lookbook-page\.tsx:\d+/s;
      await expect
        .poll(async () => (await request.get(address)).ok() && dev.output)
        .toMatch(problem);
      await team.edit(PAGE, (text) => text.replace(THROW_ON_SERVER, ''));
    });

    await test.step('what the shop has rendered from source can’t be released', async () => {
      const published = await readdir(path.join(shop.deployRoot, 'mf-lookbook'));
      const version = published.find((name) => name.startsWith('development-'));
      const response = await request.post(`${service.url}/deploys/releases`, {
        headers: { authorization: `Bearer ${TOKEN}` },
        data: { app: 'mf-lookbook', version, force: 'tried' },
      });
      expect(await response.text()).toContain('is a version for development');
    });

    await test.step('a version that fails is refused, with the page and the source line', async () => {
      await team.edit(PAGE, (text) =>
        text.replace(START, `${START}  throw new Error('Broken on purpose.');\n`),
      );
      const { code, output } = await deploy();
      expect(output).toMatch(/\/lookbook.*Broken on purpose\..*lookbook-page\.tsx:\d+/s);
      expect(code).toBe(1);
      const [, report = ''] = /^The report: (.+)$/m.exec(output) ?? [];
      expect(await readFile(team.path(report), 'utf8')).toContain('Broken on purpose.');
      expect((await request.get(`${shop.origin}/lookbook`)).status()).toBe(404);
      await team.edit(PAGE, (text) => text.replace(/ {2}throw new Error.*\n/, ''));
    });

    await test.step('another team’s path is refused, and names that team', async () => {
      await team.edit('remote.ts', (text) => text.replace("path: '/lookbook'", "path: '/contact'"));
      const { code, output } = await deploy();
      expect(output).toContain('claims /contact, which belongs to the team content');
      expect(code).toBe(1);
      await team.edit('remote.ts', (text) => text.replace("path: '/contact'", "path: '/lookbook'"));
    });

    await test.step('a preview shows it in one tab, rendered on the server', async () => {
      const { code, output } = await deploy('--preview');
      expect(code, output).toBe(0);
      const preview = new URL(/^http\S+/m.exec(output)?.[0] ?? '');
      preview.pathname = '/lookbook';
      const html = await (await request.get(preview.href)).text();
      expect(html).toMatch(/<h1[^>]*>The Lookbook<\/h1>/);
      expect((await request.get(`${shop.origin}/lookbook`)).status()).toBe(404);
    });

    await test.step('it is rolled out: its first version is for everybody', async () => {
      const { code, output } = await deploy('--rollout');
      expect(output).toMatch(/1\.0\.0-\S+ +live +100 %.* deployed by \S.*\(lookbook\)/);
      expect(code).toBe(0);
      await page.goto(`${shop.origin}/lookbook`);
      await expectHydrated(page);
      await expect(heading('The Lookbook')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Discover Lookbook' })).toBeVisible();
    });

    await test.step('the next one is a canary, which the team rolls back', async () => {
      await team.edit(PAGE, (text) => text.replace('>The Lookbook<', '>Our Lookbook<'));
      const { code, output } = await deploy('--rollout');
      expect(output).toMatch(/1\.0\.0-\S+ +canary +1 %/);
      expect(code).toBe(0);
      expect((await team.run(['run', 'rollback'])).output).toMatch(/1\.0\.0-\S+ +withdrawn/);
      const { output: status } = await team.run(['run', 'status']);
      expect(status).toMatch(/1\.0\.0-\S+ +live +100 %/);
      expect(status).not.toContain('canary');
    });
  } finally {
    await team.remove();
    await service.stop();
  }
});
