import type { Registry } from '@storefront/host/contracts/registry';
import type { RenderContext } from '../render-protocol';
import { createRouteMatcher, rememberRoutes, type PageRoute } from './route-matcher';

/** What the pages of visitors with the same versions have in common. */
interface ServedContext {
  context: RenderContext;
  /** The route of a path: whose code it needs, and its fragments. */
  routeOf: (path: string) => PageRoute;
}

/** Creates a render context for each combination of versions that visitors get from the current registry. */
export function createRenderContexts() {
  let current: Registry | undefined;
  let generation = 0;
  let nextId = 0;
  const contexts = new Map<string, ServedContext>();
  /** For registries that many pages share: building a key from all their versions is slow. */
  const contextsByRegistry = new WeakMap<Registry, ServedContext>();

  /** `published` is the registry as it was read; `registry` what this visitor gets of it. */
  return (published: Registry, registry: Registry, page: RenderContext['page']): ServedContext => {
    const known = page.overrides.length === 0 ? contextsByRegistry.get(registry) : undefined;
    if (known) return known;
    if (published !== current) {
      current = published;
      generation += 1;
      contexts.clear();
    }
    const key = contextKey(registry, page);
    const served = contexts.get(key) ?? createContext(registry, page);
    contexts.set(key, served);
    if (page.overrides.length === 0) contextsByRegistry.set(registry, served);
    return served;
  };

  function createContext(registry: Registry, page: RenderContext['page']): ServedContext {
    const context = { id: (nextId += 1), generation, registry, page };
    return { context, routeOf: rememberRoutes(createRouteMatcher(registry)) };
  }
}

/** The same for visitors who get the same versions, of which the same ones are rendered on the server. */
function contextKey({ microFrontends }: Registry, { overrides }: RenderContext['page']): string {
  const served = Object.values(microFrontends).map((versions) =>
    versions.map(({ metadata, extras }) => [metadata.version, extras.serverUrl]),
  );
  return JSON.stringify([served, overrides]);
}
