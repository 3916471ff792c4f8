import { HOST_CONTRACT, type RemoteVersion } from '@storefront/shared/contracts/registry';
import { registryRoute, type RemotePattern } from '@storefront/shared/contracts/remote';
import { loadBuild } from '@storefront/tools/build';

/** Stands for the version of whatever is served from source. */
export const SOURCE_VERSION = 'source';

/** An app as it is in its folder now, with its entry at an address. */
export async function versionFromSource(app: string, url: string): Promise<RemoteVersion> {
  const { descriptor } = await loadBuild(app);
  return sourceVersionOf(descriptor?.routes ?? {}, url);
}

/** Without hashes and without a server build: it changes with every edit, and renders in the browser. */
export function sourceVersionOf(routes: Record<string, RemotePattern>, url: string): RemoteVersion {
  return {
    url,
    metadata: { version: SOURCE_VERSION },
    deployment: { traffic: 100, default: true },
    extras: {
      routes: Object.entries(routes).map(([id, route]) => registryRoute(id, route)),
      hostContract: HOST_CONTRACT,
    },
  };
}
