import { SHELL, type Registry } from '@storefront/host/contracts/registry';
import {
  appsWithCanary,
  registryForAnyVisitor,
  registryForVisitor,
} from '@storefront/host/contracts/served-versions';
import { registryForBrowser } from '../document/registry-for-browser';
import { createRouteMatcher, rememberRoutes, type PageRoute } from '../render-pool/route-matcher';

/** The versions that a visitor gets, and the routes of their pages. */
interface VisitorVersions {
  registry: Registry;
  routeOf: (path: string) => PageRoute;
}

/** What all requests under one registry have in common. */
export interface RegistrySnapshot {
  /** The registry as it was read. */
  published: Registry;
  /** The versions for visitors who take part in no canary. */
  live: VisitorVersions;
  /** The registry that pages carry. */
  forBrowser: Registry;
  /** The apps that have a canary. */
  watched: string[];
}

/** What is the same for all requests as long as the registry doesn't change. */
export function createRegistrySnapshot(published: Registry): RegistrySnapshot {
  const { registry, routeOf } = visitorVersions(published, undefined);
  return {
    published,
    live: { registry, routeOf: rememberRoutes(routeOf) },
    forBrowser: registryForBrowser(registryForAnyVisitor(published)),
    watched: appsWithCanary(published),
  };
}

/** The versions that a visitor gets. */
export function visitorVersions(published: Registry, visitor: string | undefined): VisitorVersions {
  const registry = registryForVisitor(published, visitor);
  return { registry, routeOf: createRouteMatcher(registry) };
}

/** True when one of these apps has a canary, or the shell, which is on every page. */
export function hasCanaryOn({ watched }: RegistrySnapshot, apps: string[]): boolean {
  return watched.some((name) => name === SHELL || apps.includes(name));
}
