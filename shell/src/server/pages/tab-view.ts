import type { Registry } from '@storefront/host/contracts/registry';
import type { DeployRoot } from '@storefront/tools/deploy';
import {
  addressWithOverrides,
  allowedOrigins,
  overrideEntries,
  requestedOrigins,
  withOrigins,
  type Override,
} from '../../overrides/overrides';
import type { Config } from '../config';
import { previewedVersions, type PreviewSnapshots } from './previews';
import type { RegistrySnapshot } from './registry-snapshot';

/** What a request gets: what everybody gets, or what only its tab gets. */
export interface TabView {
  served: RegistrySnapshot;
  overrides: Override[];
  /** The Content-Security-Policy of its pages. */
  policy: string;
}

/** What everybody gets, and what previews are rendered with. */
interface ForEverybody {
  served: RegistrySnapshot;
  policy: string;
  previews: PreviewSnapshots;
}

interface TabViewOptions {
  config: Pick<Config, 'overrideOrigins'>;
  root: Pick<DeployRoot, 'readSecret'>;
  policyFor: (registry: Registry) => string;
}

/**
 * Creates the function that says what the tab of an address gets. It rejects with `PreviewError` for a preview that can't
 * be shown.
 */
export function createTabViews({ config, root, policyFor }: TabViewOptions) {
  return async ({ served, policy, previews }: ForEverybody, url: URL): Promise<TabView> => {
    const versions = await previewedVersions(url, root);
    const shown = versions.length === 0 ? served : await previews(versions);
    const origins = allowedOrigins(requestedOrigins(url), shown.published, config.overrideOrigins);
    const overrides = [...versions, ...origins];
    return {
      served: shown,
      overrides,
      policy: overrides.length === 0 ? policy : policyFor(withOrigins(shown.published, overrides)),
    };
  };
}

/** The path of a redirect within the shop, with the overrides of the address that it comes from. */
export function keepOverrides(location: string, { origin, searchParams }: URL): string {
  const target = new URL(location, origin);
  if (target.origin !== origin) return location;
  return addressWithOverrides(target.href, overrideEntries(searchParams)).slice(origin.length);
}
