import { SHELL, type Registry } from '@storefront/shared/contracts/registry';
import {
  appsWithCanary,
  registryForAnyVisitor,
  registryForVisitor,
} from '@storefront/shared/contracts/served-versions';
import { LRUCache } from 'lru-cache';
import { registryForBrowser } from '../document/html-document';
import { createPageRoutes, type PageRoute } from '../render-pool/page-routes';

/** Paths whose routes are remembered: to match one takes as long as to send a kept page. */
const REMEMBERED_PATHS = 1_000;

/** The versions that a visitor gets, and the routes of their pages. */
export interface VisitorVersions {
  registry: Registry;
  routeOf: (path: string) => PageRoute;
}

/** What all requests by one registry have in common. */
export interface ServedVersions {
  /** The registry as it was read. */
  published: Registry;
  /** What everybody gets who takes part in no canary. */
  live: VisitorVersions;
  /** The registry that pages carry. */
  forBrowser: Registry;
  /** The apps that have a canary. */
  watched: string[];
}

/** What is the same for all requests as long as the registry doesn't change. */
export function servedVersions(published: Registry): ServedVersions {
  const { registry, routeOf } = visitorVersions(published, undefined);
  return {
    published,
    live: { registry, routeOf: remembering(routeOf) },
    forBrowser: registryForBrowser(registryForAnyVisitor(published)),
    watched: appsWithCanary(published),
  };
}

/** The versions that a visitor gets. */
export function visitorVersions(published: Registry, visitor: string | undefined): VisitorVersions {
  const registry = registryForVisitor(published, visitor);
  return { registry, routeOf: createPageRoutes(registry) };
}

function remembering(routeOf: VisitorVersions['routeOf']): VisitorVersions['routeOf'] {
  const known = new LRUCache<string, PageRoute>({ max: REMEMBERED_PATHS });
  return (path) => {
    const route = known.get(path) ?? routeOf(path);
    known.set(path, route);
    return route;
  };
}

/** True when a canary is of one of these apps, or of the shell, which is on every page. */
export function hasCanaryOn({ watched }: ServedVersions, apps: string[]): boolean {
  return watched.some((name) => name === SHELL || apps.includes(name));
}
