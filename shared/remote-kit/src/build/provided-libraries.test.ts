import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireProvidedVersions } from './provided-libraries';

let root = '';

/** Writes a package's manifest into a folder. */
async function writePackage(folder: string, manifest: object): Promise<void> {
  await mkdir(path.join(root, folder), { recursive: true });
  await writeFile(path.join(root, folder, 'package.json'), JSON.stringify(manifest));
}

function check(bundled: string[] = []): () => void {
  const remote = { name: 'mf-x', folder: path.join(root, 'mf-x'), bundled };
  return () => requireProvidedVersions(remote, path.join(root, 'shell'));
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'libraries-'));
  await writePackage('shell', {});
  await writePackage('mf-x', { dependencies: { react: '19.3.1', zustand: '1.0.0' } });
  await writePackage('node_modules/react', { version: '19.3.1' });
  await writePackage('node_modules/@emotion/react', { version: '11.14.0' });
});

afterEach(() => rm(root, { recursive: true }));

test('a remote with the shell’s versions, and libraries of its own, can be built', () => {
  expect(check()).not.toThrow();
});

test('a library that the manifest names in another version is refused, even before it is installed', async () => {
  await writePackage('mf-x', { dependencies: { '@emotion/react': '11.13.0' } });
  expect(check()).toThrow(
    "mf-x has @emotion/react 11.13.0, and the shell provides 11.14.0, which mf-x would get. Use 11.14.0 in mf-x/package.json, or bundle your own: remoteBuild(…, { bundled: ['@emotion/react'] }) in webpack.config.ts.",
  );
});

test('a library that is installed in another version for the remote is refused', async () => {
  await writePackage('mf-x/node_modules/react', { version: '18.3.1' });
  expect(check()).toThrow(/mf-x has react 18\.3\.1.* Use 19\.3\.1 in mf-x\/package\.json\.$/);
});

test('without a shell in the project, a remote may have its own versions, which its deploy compares', async () => {
  await writePackage('mf-x', { dependencies: { react: '^19.2.0' } });
  await writePackage('mf-x/node_modules/react', { version: '19.2.9' });
  await rm(path.join(root, 'shell'), { recursive: true });
  expect(check()).not.toThrow();
  expect(check(['react'])).toThrow("react can't be bundled");
});

test('a remote that bundles a library may have any version of it', async () => {
  await writePackage('mf-x', { dependencies: { '@emotion/react': '11.13.0' } });
  expect(check(['@emotion/react'])).not.toThrow();
});

test.each([
  ['react', "react can't be bundled"],
  ['zustand', "zustand needn't be named in bundled"],
])('%s can’t be named as bundled', (library, problem) => {
  expect(check([library])).toThrow(problem);
});
