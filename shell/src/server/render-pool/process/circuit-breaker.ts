import type { Registry, RemoteVersion } from '@storefront/host/contracts/registry';
import { LRUCache } from 'lru-cache';

/** Faults after which a version is no longer rendered on the server … */
const FAULTS_TO_BLOCK = 3;

/** … when they happen within this many milliseconds. */
const WINDOW = 10 * 60_000;

/** Versions whose faults are kept; far more than a registry has. */
const MAX_VERSIONS = 1_000;

/**
 * A circuit breaker for each version of a remote, or of the shell: after too many faults on the server it is no
 * longer rendered there.
 */
export function createCircuitBreaker(now = Date.now) {
  const faults = new LRUCache<string, number[]>({ max: MAX_VERSIONS });
  let usable = new WeakMap<Registry, Registry>();

  /** Records a fault; returns true when this one blocks the version. */
  function record(name: string, version: RemoteVersion): boolean {
    const key = versionKey(name, version);
    const known = faults.get(key) ?? [];
    if (known.length >= FAULTS_TO_BLOCK) return false;
    const recent = [...known.filter((time) => now() - time < WINDOW), now()];
    faults.set(key, recent);
    if (recent.length < FAULTS_TO_BLOCK) return false;
    usable = new WeakMap();
    return true;
  }

  /** True for a version that had too many faults since it was deployed or promoted. */
  function isBlocked(name: string, version: RemoteVersion): boolean {
    return (faults.get(versionKey(name, version))?.length ?? 0) >= FAULTS_TO_BLOCK;
  }

  /** The registry without the server builds of blocked versions; the same object until another is blocked. */
  function withoutBlocked(registry: Registry): Registry {
    const known = usable.get(registry);
    if (known) return known;
    const microFrontends = Object.fromEntries(
      Object.entries(registry.microFrontends).map(([name, versions]) => [
        name,
        versions.map((version) =>
          isBlocked(name, version) ? withoutServerBuild(version) : version,
        ),
      ]),
    );
    const found = { ...registry, microFrontends };
    usable.set(registry, found);
    return found;
  }

  return { record, isBlocked, withoutBlocked };
}

/** A version starts without faults when it is deployed anew or promoted. */
function versionKey(name: string, { metadata, extras }: RemoteVersion): string {
  return [name, metadata.version, extras.release?.since].join(' ');
}

function withoutServerBuild(version: RemoteVersion): RemoteVersion {
  const extras = { ...version.extras };
  delete extras.serverUrl;
  delete extras.serverIntegrity;
  return { ...version, extras };
}
