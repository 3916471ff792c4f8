import {
  HOST_CONTRACT,
  SOURCE_VERSION,
  type RemoteVersion,
} from '@storefront/host/contracts/registry';
import {
  toRegistryFragment,
  toRegistryRoute,
  toUsedFragments,
  type RemoteDescriptor,
} from '@storefront/host/contracts/remote';
import { loadBuild } from '../build/load-build';

/** The version of an app from the sources in its folder, with its entry at an address. */
export async function versionFromSource(app: string, url: string): Promise<RemoteVersion> {
  const { descriptor, frame } = await loadBuild(app);
  const version = sourceVersionOf(descriptor ?? { routes: {}, fragments: {} }, url);
  if (frame.length === 0) return version;
  return { ...version, extras: { ...version.extras, frame: toUsedFragments(frame) } };
}

/**
 * A version without hashes and without a server build: it changes with every edit, and renders in the
 * browser.
 */
export function sourceVersionOf(
  { routes, fragments }: Pick<RemoteDescriptor, 'routes' | 'fragments'>,
  url: string,
): RemoteVersion {
  return {
    url,
    metadata: { version: SOURCE_VERSION },
    deployment: { traffic: 100, default: true },
    extras: {
      routes: Object.entries(routes).map(([id, route]) => toRegistryRoute(id, route)),
      fragments: Object.entries(fragments).map(([name, provided]) =>
        toRegistryFragment(name, provided),
      ),
      hostContract: HOST_CONTRACT,
      selfContained: true,
    },
  };
}
