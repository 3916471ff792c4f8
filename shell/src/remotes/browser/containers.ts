import { containerName, type RemoteVersion } from '@storefront/host/contracts/registry';
import { RemoteUnavailableError, type LoadModule } from '../load-module';
import { TIME_LIMITS } from '../time-limits';
import type { ScriptGuard } from './script-guard';
import { shareScope } from './share-scope';

/** What the script of a version defines: the interface of module federation, whatever built it. */
interface Container {
  init: (scope: typeof shareScope, initScope: unknown[]) => unknown;
  /** Resolves to a function that returns the module. */
  get: (module: string) => Promise<() => { default: unknown }>;
}

/** Loads the modules of remotes from their containers, each of which is loaded and connected once. */
export function connectContainers(guard: ScriptGuard): LoadModule {
  const containers = new Map<string, Promise<Container>>();

  function containerOf(remote: string, version: RemoteVersion): Promise<Container> {
    const name = containerName(remote, version.metadata.version);
    let container = containers.get(name);
    if (!container) {
      container = connect(name, version);
      containers.set(name, container);
      // The next load tries again.
      container.catch(() => containers.delete(name));
    }
    return container;
  }

  async function connect(name: string, { url, extras }: RemoteVersion): Promise<Container> {
    if (!extras.selfContained) {
      await import(/* webpackChunkName: "federation-runtime" */ './federation-runtime');
    }
    await loadScript(new URL(url, location.href).href, guard);
    const container = (globalThis as Record<string, unknown>)[name] as Container | undefined;
    if (!container) {
      throw new RemoteUnavailableError(
        `${url} doesn't define ${name}: it isn't the entry of this version. Deploy the remote again.`,
      );
    }
    await container.init(shareScope, []);
    return container;
  }

  return async (remote, version, name) => {
    const container = await containerOf(remote, version);
    const factory = await container.get(name);
    return factory().default;
  };
}

function loadScript(url: string, guard: ScriptGuard): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.fetchPriority = 'high';
    guard(script);
    const fail = () => {
      script.remove();
      reject(new RemoteUnavailableError(`${url} can't be loaded.`));
    };
    const limit = setTimeout(fail, TIME_LIMITS.browser.script);
    script.onload = () => {
      clearTimeout(limit);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(limit);
      fail();
    };
    document.head.append(script);
  });
}
