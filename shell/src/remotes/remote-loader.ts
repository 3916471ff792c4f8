import type { RemoteVersion } from '@storefront/shared/contracts/registry';
import type { PageModule, RemoteRoute } from '@storefront/shared/host';
import { RemoteUnavailableError, type LoadRoutes } from './federation';
import type { LiveRemote } from './live-remotes';

/** A page of a remote, ready to render. */
export interface ReadyPage extends PageModule {
  route: RemoteRoute;
  /** The version that it came from. */
  version: string;
}

/** Gets pages of remotes, falling back from a version that fails to the next one. */
export interface RemoteLoader {
  /**
   * Loads a page's code. `onRoute` is called as soon as its route is known, so that data can load
   * beside the code. Rejects with `RemoteUnavailableError` when no version can be loaded; the next
   * call tries again from the first.
   */
  load(
    remote: LiveRemote,
    routeId: string,
    onRoute?: (route: RemoteRoute) => void,
  ): Promise<ReadyPage>;
}

interface LoaderOptions {
  loadRoutes: LoadRoutes;
  /** Time for one page over all versions, in milliseconds. */
  timeoutMs: number;
  /** Told of the version that a page came from. */
  onLoaded?: (remote: string, version: string) => void;
  /** Told of every version that failed. */
  onFailure?: (remote: string, version: string, error: unknown) => void;
}

/** Makes the loader of a page (browser) or a process (server). */
export function createRemoteLoader({
  loadRoutes,
  timeoutMs,
  onLoaded,
  onFailure,
}: LoaderOptions): RemoteLoader {
  const failed = new Set<RemoteVersion>();

  async function loadVersion(
    remote: LiveRemote,
    version: RemoteVersion,
    routeId: string,
    onRoute?: (route: RemoteRoute) => void,
  ): Promise<ReadyPage> {
    const route = (await loadRoutes(remote.name, version))[routeId];
    if (!route) {
      throw new RemoteUnavailableError(`${remote.name} has no route "${routeId}".`);
    }
    onRoute?.(route);
    return { ...(await route.lazy()), route, version: version.metadata.version };
  }

  return {
    async load(remote, routeId, onRoute) {
      const deadline = Date.now() + timeoutMs;
      const fresh = remote.versions.filter((version) => !failed.has(version));
      let cause: unknown;
      for (const version of fresh.length > 0 ? fresh : remote.versions) {
        try {
          const page = await within(
            loadVersion(remote, version, routeId, onRoute),
            deadline - Date.now(),
          );
          onLoaded?.(remote.name, version.metadata.version);
          return page;
        } catch (error) {
          cause = error;
          failed.add(version);
          onFailure?.(remote.name, version.metadata.version, error);
        }
      }
      for (const version of remote.versions) failed.delete(version);
      throw new RemoteUnavailableError(`${remote.name} can't be loaded right now.`, { cause });
    },
  };
}

async function within<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RemoteUnavailableError('The remote took too long to load.')),
      Math.max(ms, 0),
    );
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
