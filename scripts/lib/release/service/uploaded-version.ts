import path from 'node:path';
import { parseDescriptor, RegistryError } from '@storefront/host/contracts/parse-registry';
import type { RemoteVersion } from '@storefront/host/contracts/registry';
import { DESCRIPTOR } from '@storefront/host/contracts/version-files';
import { isDevelopmentVersion, type DeployRoot } from '@storefront/tools/deploy';
import { integrityOf } from '@storefront/tools/integrity';
import { removeOldDevelopmentVersions } from './development/old-development-versions';

/** A folder of the deploy root that a team fills with the files of one version. */
interface Upload {
  app: string;
  version: string;
}

const FILE =
  /^(?:(?:browser|server)\/\w[\w.-]*|maps\/(?:browser|server)\/\w[\w.-]*|descriptor\.json)$/;

/** Whether a version may have a file of that name. */
export function isVersionFile(file: string): boolean {
  return FILE.test(file);
}

/**
 * Publishes a version whose other files were uploaded before: puts its descriptor, without which there is no version.
 * Throws a `RegistryError` that says what is missing if the descriptor and these files don't belong together.
 */
export async function publishUpload(
  root: DeployRoot,
  upload: Upload,
  bytes: Buffer,
): Promise<RemoteVersion> {
  const descriptor = parseDescriptor(bytes.toString());
  const isForDevelopment = isDevelopmentVersion(upload.version);
  requireOwnPlace(upload, descriptor);
  requireRemote(descriptor);
  if (isForDevelopment) refuseScripts(descriptor);
  else requireEntryHash(descriptor);
  await requireFiles(root, upload, descriptor);
  await root.put(pathOf(upload, DESCRIPTOR), bytes);
  if (isForDevelopment) await removeOldDevelopmentVersions(root, upload.app);
  return descriptor;
}

/** Throws for a descriptor that names another version, or files that are elsewhere. */
function requireOwnPlace({ app, version }: Upload, { url, metadata, extras }: RemoteVersion): void {
  const folder = `${app}/${version}`;
  const isOwn =
    metadata.version === version &&
    url === `/apps/${folder}/browser/${path.posix.basename(url)}` &&
    extras.serverUrl === `${folder}/server/${path.posix.basename(extras.serverUrl ?? '')}`;
  if (isOwn) return;
  throw new RegistryError(
    `The descriptor is that of another version: it names ${metadata.version} at ${url} and ${extras.serverUrl ?? 'no server build'}, and was uploaded to ${folder}.`,
  );
}

/** Throws for a descriptor with what only the shell has. */
function requireRemote({ extras }: RemoteVersion): void {
  if (!extras.libraries && !extras.frame) return;
  throw new RegistryError(
    'The descriptor has libraries or a frame, as only the shell has. Deploy the shell in its own repository: npm run deploy -- shell.',
  );
}

/** Throws for a descriptor of a version for development that names scripts for browsers. */
function refuseScripts({ metadata }: RemoteVersion): void {
  if (!metadata.integrity) return;
  throw new RegistryError(
    'The descriptor names scripts for browsers, which get those of a version for development from the development server. Leave out metadata.integrity.',
  );
}

/** Throws for a descriptor whose entry browsers couldn't verify. */
function requireEntryHash({ url, metadata }: RemoteVersion): void {
  const entry = path.posix.basename(url);
  if (Object.hasOwn(metadata.integrity ?? {}, entry)) return;
  throw new RegistryError(
    `The descriptor names no hash of ${entry}. Build the version with remote-kit build, which adds the hashes of all scripts.`,
  );
}

async function requireFiles(
  root: DeployRoot,
  upload: Upload,
  { metadata, extras }: RemoteVersion,
): Promise<void> {
  const server = path.posix.basename(extras.serverUrl ?? '');
  const expected = [
    ...Object.entries(metadata.integrity ?? {}).map(([file, hash]) => [`browser/${file}`, hash]),
    [`server/${server}`, extras.serverIntegrity],
  ];
  for (const [file = '', hash] of expected) {
    const bytes = await root.read(pathOf(upload, file));
    if (bytes && integrityOf(bytes) === hash) continue;
    const found = bytes ? 'has another content than' : 'is missing, which';
    throw new RegistryError(`${file} ${found} the descriptor names. Upload the version again.`);
  }
}

function pathOf({ app, version }: Upload, file: string): string {
  return path.posix.join(app, version, file);
}
