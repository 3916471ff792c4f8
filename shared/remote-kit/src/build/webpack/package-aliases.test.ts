import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  containerRuntimeAlias,
  resolveThrough,
  routerAlias,
  runtimeAlias,
} from './package-aliases';

const SHELL = path.resolve(__dirname, '../../../../../shell');

let root = '';

beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'packages-')));
});

afterEach(() => rm(root, { recursive: true }));

/** Installs a package as pnpm does: in a folder of its own, beside links to the packages that it depends on. */
async function install(name: string, dependencies: string[]): Promise<string> {
  const store = path.join(root, 'node_modules/.pnpm');
  const folder = path.join(store, name, 'node_modules', name);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'index.js'), '');
  for (const one of dependencies) {
    await symlink(path.join(store, one, 'node_modules', one), path.join(folder, '..', one));
  }
  return path.join(folder, 'index.js');
}

test('a package that only a dependency can import is found through it', async () => {
  const router = await install('router', []);
  await install('router-dom', ['router']);
  const kit = await install('kit', ['router-dom']);
  expect(() => resolveThrough(['router'], kit)).toThrow(/Cannot find module 'router'/);
  expect(resolveThrough(['router-dom', 'router'], kit)).toBe(router);
});

test.each([
  routerAlias(SHELL, 'production'),
  routerAlias(SHELL, 'development'),
  runtimeAlias(),
  containerRuntimeAlias(),
])('all aliases lead to files that are there: %j', (aliases) => {
  for (const file of Object.values(aliases)) expect(require.resolve(file)).toBe(file);
});
