import {
  HOST_CONTRACT,
  offersContract,
  type RemoteVersion,
} from '@storefront/shared/contracts/registry';
import type { PageModule, RemoteRoute } from '@storefront/shared/host';
import { RemoteUnavailableError, type LoadRoutes } from './federation';
import type { RegisteredRemote } from './registered-remotes';
import { withTimeout, type Clock } from './with-timeout';

/** A page of a remote whose code is loaded. */
export interface LoadedPage extends PageModule {
  route: RemoteRoute;
  /** The version of the remote that the code came from. */
  version: string;
}

/** Loads pages of remotes, falling back from a version that fails to the next one. */
export interface RemoteLoader {
  /**
   * Loads a page's code. `onRoute` is called as soon as its route is known, so that its data can load
   * in parallel. Rejects with `RemoteUnavailableError` when no version can be loaded. Once every
   * version has failed, the next call starts again with the first one.
   */
  load(
    remote: RegisteredRemote,
    routeId: string,
    onRoute?: (route: RemoteRoute) => void,
  ): Promise<LoadedPage>;
  /** Marks a version whose page threw: the next load tries the ones after it. */
  reject(remote: RegisteredRemote, version: string): void;
}

interface LoaderOptions {
  loadRoutes: LoadRoutes;
  /** Time limit for one page over all versions, in milliseconds. */
  timeoutMs: number;
  /** What the limit is measured by. */
  now?: Clock;
  /** Called with the version that was loaded. */
  onLoaded?: (remote: string, version: string) => void;
  /** Called for every version that failed. */
  onFailure?: (remote: string, version: string, error: unknown) => void;
}

/** Creates the loader of a page (browser) or a process (server). */
export function createRemoteLoader({
  loadRoutes,
  timeoutMs,
  now = Date.now,
  onLoaded,
  onFailure,
}: LoaderOptions): RemoteLoader {
  const failed = new Set<RemoteVersion>();

  function versionsToTry({ versions }: RegisteredRemote): RemoteVersion[] {
    const untried = versions.filter((version) => !failed.has(version));
    if (untried.length > 0) return untried;
    versions.forEach((version) => failed.delete(version));
    return versions;
  }

  async function loadVersion(
    remote: RegisteredRemote,
    version: RemoteVersion,
    routeId: string,
    onRoute?: (route: RemoteRoute) => void,
  ): Promise<LoadedPage> {
    const { hostContract } = version.extras;
    if (!offersContract(HOST_CONTRACT, hostContract)) {
      throw new RemoteUnavailableError(
        `${remote.name} needs host contract ${hostContract}; this shell offers ${HOST_CONTRACT}.`,
      );
    }
    const route = (await loadRoutes(remote.name, version))[routeId];
    if (!route) {
      throw new RemoteUnavailableError(`${remote.name} has no route "${routeId}".`);
    }
    onRoute?.(route);
    return { ...(await route.lazy()), route, version: version.metadata.version };
  }

  return {
    async load(remote, routeId, onRoute) {
      const deadline = now() + timeoutMs;
      let cause: unknown;
      for (const version of versionsToTry(remote)) {
        try {
          const page = await withTimeout(loadVersion(remote, version, routeId, onRoute), {
            ms: deadline - now(),
            error: tookTooLong,
            now,
          });
          onLoaded?.(remote.name, version.metadata.version);
          return page;
        } catch (error) {
          cause = error;
          failed.add(version);
          onFailure?.(remote.name, version.metadata.version, error);
        }
      }
      throw new RemoteUnavailableError(`${remote.name} can't be loaded right now.`, { cause });
    },

    reject({ versions }, rejected) {
      const version = versions.find(({ metadata }) => metadata.version === rejected);
      if (version) failed.add(version);
    },
  };
}

function tookTooLong(): Error {
  return new RemoteUnavailableError('The remote took too long to load.');
}
