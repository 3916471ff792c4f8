import { chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { permissionFlags, renderUser, rendersAsRoot } from './render-process-rights';

let folder: string;
let deployRoot: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'render-rights-'));
  await chmod(folder, 0o755);
  deployRoot = path.join(folder, 'apps');
  await mkdir(deployRoot, { mode: 0o755 });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

function runByUser(id: number): void {
  jest.spyOn(process, 'getuid').mockReturnValue(id);
}

test('a page server of an ordinary user renders as the same user', () => {
  runByUser(1000);
  expect(renderUser(deployRoot)).toEqual({});
  expect(rendersAsRoot(deployRoot)).toBe(false);
});

test('a page server that root runs renders as nobody', () => {
  runByUser(0);
  expect(renderUser(deployRoot)).toEqual({ uid: 65534, gid: 65534 });
  expect(rendersAsRoot(deployRoot)).toBe(false);
});

test.each([
  ['the deploy root', () => deployRoot],
  ['a folder above it', () => folder],
])('root stays the user if nobody may read %s', async (_, closed) => {
  runByUser(0);
  await chmod(closed(), 0o700);
  expect(renderUser(deployRoot)).toEqual({});
  expect(rendersAsRoot(deployRoot)).toBe(true);
});

test('only the folder of its app may be read, the one behind a symbolic link', async () => {
  const link = path.join(folder, 'link');
  await symlink(deployRoot, link);
  expect(permissionFlags(link, 'mf-x')).toContain(`--allow-fs-read=${deployRoot}/mf-x/*`);
});
