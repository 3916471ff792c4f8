import type { Registry, RemoteVersion } from '@storefront/host/contracts/registry';

/** The versions of an app that visitors may get: the live one, and its canary. */
export function servedVersions({ microFrontends }: Registry, app: string): RemoteVersion[] {
  return (microFrontends[app] ?? []).filter(({ deployment }) => deployment.traffic > 0);
}
