import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseDescriptor } from '@storefront/host/contracts/parse-registry';
import type { RemoteVersion } from '@storefront/host/contracts/registry';
import {
  DESCRIPTOR,
  LIBRARIES_FOLDER,
  LIBRARIES_SCRIPT,
  MAPS_FOLDER,
} from '@storefront/host/contracts/version-files';
import { upToDateVersion } from '@storefront/remote-kit/build';
import {
  librariesFile,
  librariesFolder,
  readDescriptor,
  type DeployRoot,
} from '@storefront/tools/deploy';
import { inParallel } from '@storefront/tools/in-parallel';
import { REMOTE_KIT, runToEnd } from '../processes';
import { appsOrigin, atOrigin } from './apps-origin';

/** Files that are published at a time: a bucket takes as long for one as for several. */
const PARALLEL = 8;

/**
 * Publishes the version of an app's current sources in its own folder of the deploy root, and returns its
 * descriptor; builds it unless it is known and published already. The returned descriptor's address is at
 * APPS_URL, unlike that of the published one. The registry isn't changed.
 */
export async function publishVersion(root: DeployRoot, app: string): Promise<RemoteVersion> {
  const origin = appsOrigin(process.env);
  const known = upToDateVersion(app);
  const published = known && (await publishedVersion(root, app, known));
  return atOrigin(published || (await buildVersion(root, app)), origin);
}

/**
 * Publishes the version in a folder that any pipeline has built (docs/contracts/other-bundlers.md), otherwise as
 * `publishVersion`.
 */
export async function publishBuilt(root: DeployRoot, app: string, built: string) {
  return atOrigin(await putOutput(root, app, ['--from', built]), appsOrigin(process.env));
}

function buildVersion(root: DeployRoot, app: string): Promise<RemoteVersion> {
  return putOutput(root, app, [app]);
}

/** Publishes the version that `remote-kit build` writes. */
async function putOutput(root: DeployRoot, app: string, what: string[]): Promise<RemoteVersion> {
  const started = Date.now();
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-build-'));
  try {
    await runToEnd('node', [REMOTE_KIT, 'build', ...what, '--out', folder]);
    const descriptor = parseDescriptor(await readFile(path.join(folder, DESCRIPTOR), 'utf8'));
    const { version } = descriptor.metadata;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const published = await publishedVersion(root, app, version);
    const outcome = published ? ', which is published already' : '';
    console.log(`  built ${app} ${version} in ${seconds} s${outcome}`);
    if (published) return published;
    await putLibraries(root, descriptor, path.join(folder, LIBRARIES_FOLDER));
    await putVersion(root, path.posix.join(app, version), folder);
    return descriptor;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The descriptor of a version that is published completely. */
async function publishedVersion(
  root: DeployRoot,
  app: string,
  version: string,
): Promise<RemoteVersion | undefined> {
  const descriptor = await readDescriptor(root, app, version);
  return descriptor && (await hasLibraries(root, descriptor)) ? descriptor : undefined;
}

/** False if the version's libraries are missing, because versions that shared them were pruned since. */
async function hasLibraries(root: DeployRoot, descriptor: RemoteVersion): Promise<boolean> {
  const file = librariesFile(descriptor);
  return file === undefined || (await root.read(file)) !== undefined;
}

/** Publishes a version's libraries, unless another version has the same. */
async function putLibraries(
  root: DeployRoot,
  descriptor: RemoteVersion,
  folder: string,
): Promise<void> {
  const target = librariesFolder(descriptor);
  if (target === undefined || (await hasLibraries(root, descriptor))) return;
  const files = (await filesIn(folder)).filter((file) => file !== path.normalize(LIBRARIES_SCRIPT));
  await putFiles(root, target, folder, [...files, LIBRARIES_SCRIPT]);
}

async function putVersion(root: DeployRoot, target: string, folder: string): Promise<void> {
  // An interrupted deploy may have left maps of the same version with other comments.
  await root.remove(path.posix.join(target, MAPS_FOLDER));
  const files = (await filesIn(folder)).filter(
    (file) => file !== DESCRIPTOR && !file.startsWith(LIBRARIES_FOLDER + path.sep),
  );
  await putFiles(root, target, folder, [...files, DESCRIPTOR]);
}

/** Publishes files of a folder; the one that marks them as complete, which is the last, after all others. */
async function putFiles(
  root: DeployRoot,
  target: string,
  folder: string,
  files: string[],
): Promise<void> {
  const putFile = async (file: string) =>
    root.put(path.posix.join(target, file), await readFile(path.join(folder, file)));
  await inParallel(files.slice(0, -1), PARALLEL, putFile);
  await inParallel(files.slice(-1), 1, putFile);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
