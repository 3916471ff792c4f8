import type { RemoteVersion } from '@storefront/host/contracts/registry';

interface VersionParts extends Partial<RemoteVersion['extras']> {
  version?: string;
  url?: string;
  integrity?: Record<string, string>;
  /** With all of the traffic, it is the live version. */
  traffic?: number;
}

/** A published version of an app, for tests: each names only the parts that it is about. */
export function remoteVersion({
  version = '1.0.0',
  url = '',
  integrity,
  traffic = 100,
  ...extras
}: VersionParts = {}): RemoteVersion {
  return {
    url,
    metadata: { version, ...(integrity && { integrity }) },
    deployment: { traffic, default: traffic === 100 },
    extras: { routes: [], hostContract: '1.0.0', ...extras },
  };
}
