import {
  HOST_CONTRACT,
  offersContract,
  type RemoteVersion,
} from '@storefront/host/contracts/registry';
import { FRAGMENTS_MODULE, ROUTES_MODULE } from '@storefront/host/contracts/remote';
import type {
  FragmentModule,
  PageModule,
  RemoteFragment,
  RemoteFragments,
  RemoteRoute,
  RemoteRoutes,
} from '@storefront/host';
import { RemoteUnavailableError, type LoadModule } from './load-module';
import type { RegisteredRemote } from './registered-remotes';
import { withTimeout, type Clock } from './with-timeout';

/** A page of a remote whose code is loaded. */
export interface LoadedPage extends PageModule {
  route: RemoteRoute;
  /** The version of the remote that the code came from. */
  version: string;
}

/** A fragment of a remote whose code is loaded. */
export interface LoadedFragment extends FragmentModule {
  /** The version of the remote that the code came from. */
  version: string;
}

/** Loads pages and fragments of remotes, falling back from a version that fails to the next one. */
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
  /** Loads a fragment's code, in the same way. */
  loadFragment(
    remote: RegisteredRemote,
    name: string,
    onFragment?: (fragment: RemoteFragment) => void,
  ): Promise<LoadedFragment>;
  /** Marks a version whose page or fragment threw: the next load tries the ones after it. */
  markFailed(remote: RegisteredRemote, version: string): void;
}

interface LoaderOptions {
  loadModule: LoadModule;
  /** Time limit for one page or fragment over all versions, in milliseconds. */
  timeoutMs: number;
  /** The clock that measures the limit. */
  now?: Clock;
  /** Called with the version that was loaded. */
  onLoaded?: (remote: string, version: string) => void;
  /** Called for every version that failed. */
  onFailure?: (remote: string, version: string, error: unknown) => void;
}

/** Creates the loader of a page (browser) or a process (server). */
export function createRemoteLoader({
  loadModule,
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

  /** Loads from the first of the remote's versions that works, in their order. */
  async function loadFirstWorkingVersion<Loaded>(
    remote: RegisteredRemote,
    loadFrom: (version: RemoteVersion) => Promise<Loaded>,
  ): Promise<Loaded> {
    const deadline = now() + timeoutMs;
    let cause: unknown;
    for (const version of versionsToTry(remote)) {
      try {
        checkContract(remote, version);
        const loaded = await withTimeout(loadFrom(version), {
          ms: deadline - now(),
          error: tookTooLong,
          now,
        });
        onLoaded?.(remote.name, version.metadata.version);
        return loaded;
      } catch (error) {
        cause = error;
        failed.add(version);
        onFailure?.(remote.name, version.metadata.version, error);
      }
    }
    throw new RemoteUnavailableError(`${remote.name} can't be loaded right now.`, { cause });
  }

  return {
    load: (remote, routeId, onRoute) =>
      loadFirstWorkingVersion(remote, async (version) => {
        const routes = (await loadModule(remote.name, version, ROUTES_MODULE)) as RemoteRoutes;
        const route = routes[routeId];
        if (!route) {
          throw new RemoteUnavailableError(`${remote.name} has no route "${routeId}".`);
        }
        onRoute?.(route);
        return { ...(await route.lazy()), route, version: version.metadata.version };
      }),

    loadFragment: (remote, name, onFragment) =>
      loadFirstWorkingVersion(remote, async (version) => {
        const fragments = (await loadModule(
          remote.name,
          version,
          FRAGMENTS_MODULE,
        )) as RemoteFragments;
        const fragment = fragments[name];
        if (!fragment) {
          throw new RemoteUnavailableError(`${remote.name} has no fragment "${name}".`);
        }
        onFragment?.(fragment);
        return { ...(await fragment.lazy()), version: version.metadata.version };
      }),

    markFailed({ versions }, rejected) {
      const version = versions.find(({ metadata }) => metadata.version === rejected);
      if (version) failed.add(version);
    },
  };
}

function checkContract({ name }: RegisteredRemote, { extras }: RemoteVersion): void {
  if (offersContract(HOST_CONTRACT, extras.hostContract)) return;
  throw new RemoteUnavailableError(
    `${name} needs host contract ${extras.hostContract}; this shell offers ${HOST_CONTRACT}.`,
  );
}

function tookTooLong(): Error {
  return new RemoteUnavailableError('The remote took too long to load.');
}
