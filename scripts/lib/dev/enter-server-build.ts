import { SOURCE_VERSION, type RemoteVersion } from '@storefront/host/contracts/registry';
import { createFolderDeployRoot } from '@storefront/tools/deploy';
import { integrityOf } from '@storefront/tools/integrity';
import { enterVersion } from './enter-version';

interface ServerBuildOptions {
  app: string;
  /** The deploy root for development. */
  devRoot: string;
  /** The version without a server build. */
  version: RemoteVersion;
}

/**
 * Puts a server build from source into the deploy root for development, and enters it in its registry, so that the next
 * page is rendered with it. After a build with errors, the page is rendered in the browser, which shows them.
 */
export async function enterServerBuild(
  code: Buffer | undefined,
  { app, devRoot, version }: ServerBuildOptions,
): Promise<void> {
  const build = code ? await putBuild(code, app, devRoot) : {};
  await enterVersion(devRoot, app, { ...version, extras: { ...version.extras, ...build } });
}

async function putBuild(code: Buffer, app: string, devRoot: string) {
  const serverIntegrity = integrityOf(code);
  const name = serverIntegrity.replace(/\W/g, '');
  const serverUrl = `${app}/${SOURCE_VERSION}/server/${name}.js`;
  await createFolderDeployRoot(devRoot).put(serverUrl, code);
  // A new release: faults of earlier builds don't count against this one.
  const release = { since: new Date().toISOString(), why: 'built from source' };
  return { serverUrl, serverIntegrity, release };
}
