import type { Registry, RemoteVersion } from '@storefront/host/contracts/registry';
import { isCanary } from '@storefront/host/contracts/served-versions';

/** Every app with its versions: which is live, with what share, since when and why. */
export function describeRegistry(registry: Registry): string {
  return Object.keys(registry.microFrontends)
    .map((name) => describeApp(registry, name))
    .join('\n\n');
}

/** One app with its versions. */
export function describeApp({ microFrontends }: Registry, name: string): string {
  return [name, ...(microFrontends[name] ?? []).map(describeVersion)].join('\n');
}

function describeVersion(version: RemoteVersion): string {
  const { since, why, by, commit, forced } = version.extras.release ?? { since: '', why: '' };
  const { traffic } = version.deployment;
  const share = traffic > 0 ? `${traffic} %` : '';
  return [
    `  ${version.metadata.version.padEnd(28)}`,
    stateOf(version).padEnd(8),
    share.padStart(6),
    weightOf(version),
    since && `  since ${since.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}`,
    why && `  ${why}`,
    by && `by ${by}`,
    commit && `from ${commit}`,
    forced && `(forced: ${forced})`,
  ]
    .filter((part) => part !== undefined)
    .join(' ')
    .trimEnd();
}

/** What its scripts weigh, of what they may weigh. */
function weightOf({ extras: { weight } }: RemoteVersion): string | undefined {
  return weight && `  ${weight.scripts.toFixed(1)} of ${weight.budget} kB`;
}

function stateOf(version: RemoteVersion): string {
  if (version.deployment.default) return 'live';
  if (isCanary(version)) return 'canary';
  return version.extras.release?.withdrawn ? 'withdrawn' : 'earlier';
}
