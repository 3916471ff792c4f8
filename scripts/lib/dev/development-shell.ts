import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { SHELL, type RemoteVersion } from '@storefront/host/contracts/registry';
import { upToDateVersion } from '@storefront/remote-kit/build/record';
import { withLock } from '@storefront/tools/file-lock';
import { ROOT } from '../apps';
import { copyFolder } from './copy-folder';

/** The last build, in a folder named after its version. */
const BUILDS = path.join(ROOT, '.cache/dev/shell');

/**
 * The published shell with another script for browsers: built from the same sources, but with the React that can
 * replace components in an open page. Puts it into a deploy root for development. Undefined if today's sources
 * are not those of the published shell, whose server build has to fit.
 */
export async function developmentShell(
  devRoot: string,
  published: RemoteVersion,
): Promise<RemoteVersion | undefined> {
  const { version } = published.metadata;
  const build = await developmentShellBuild(version);
  if (build === undefined) return undefined;
  const name = `${version}-development`;
  await copyFolder(build, path.join(devRoot, SHELL, name));
  // The hashes of the published shell's scripts aren't those of this build.
  const { libraries: _libraries, entryHasHashes: _hashes, ...extras } = published.extras;
  return {
    ...published,
    url: `/apps/${SHELL}/${name}/browser/shell.js`,
    metadata: { version: name },
    extras,
  };
}

/**
 * The folder with the development build of a version of the shell, which the first call builds. Undefined if today's
 * sources are not those of that version.
 */
export async function developmentShellBuild(version: string): Promise<string | undefined> {
  if (version !== upToDateVersion(SHELL)) return undefined;
  const build = path.join(BUILDS, version);
  await mkdir(path.dirname(BUILDS), { recursive: true });
  // Two remotes may be started at once.
  await withLock(`${BUILDS}.lock`, () => buildOnce(build));
  return build;
}

async function buildOnce(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  console.log('Building the shell with the React for development, once …');
  await rm(BUILDS, { recursive: true, force: true });
  const draft = `${folder}.${process.pid}`;
  // Imported only now, because it takes seconds to load webpack.
  const { runWebpack } = await import('@storefront/remote-kit/build');
  const { developmentShellConfig } = await import('./development-shell-config');
  await runWebpack([await developmentShellConfig(draft)]);
  await rename(draft, folder);
}
