import type { RemoteVersion } from '@storefront/host/contracts/registry';
import { FRAGMENTS_MODULE, ROUTES_MODULE } from '@storefront/host/contracts/remote';
import type { RemoteFragments, RemoteRoutes } from '@storefront/host';

/** Loads a module that a version of a remote exposes, by its name (`./routes`), and returns its default export. */
type LoadExposed = (name: string) => Promise<unknown>;

/** What a version of a remote says that it provides. */
type Provided = Pick<RemoteVersion['extras'], 'routes' | 'fragments'>;

/** A module that a remote exposes. */
interface ExposedModule {
  name: string;
  /** What it contains: `route` or `fragment`. */
  kind: string;
  /** The ids that it must contain. */
  ids: string[];
}

/**
 * Loads a version of a remote with the code of all its pages and fragments; returns the problems found, each in
 * a line that a stack trace may follow.
 */
export async function checkRemote(
  load: LoadExposed,
  { routes, fragments = [] }: Provided,
): Promise<string[]> {
  const modules: ExposedModule[] = [
    { name: ROUTES_MODULE, kind: 'route', ids: routes.map(({ id }) => id) },
    { name: FRAGMENTS_MODULE, kind: 'fragment', ids: fragments.map(({ name }) => name) },
  ];
  const needed = modules.filter(({ name, ids }) => name === ROUTES_MODULE || ids.length > 0);
  const problems = await Promise.all(
    needed.map((module) => problemsOf(module, () => load(module.name))),
  );
  return problems.flat();
}

async function problemsOf(
  { name, kind, ids }: ExposedModule,
  load: () => Promise<unknown>,
): Promise<string[]> {
  let exposed: RemoteRoutes | RemoteFragments | undefined;
  try {
    exposed = (await load()) as RemoteRoutes | RemoteFragments | undefined;
  } catch (error) {
    return [`it can't be loaded: ${messageOf(error)}`];
  }
  if (typeof exposed !== 'object') return [`its ${name} has no default export`];
  const parts = exposed;
  const problems = await Promise.all(
    ids.map((id) => problemOf(`${kind} "${id}"`, parts[id], name)),
  );
  return problems.filter((problem) => problem !== undefined);
}

async function problemOf(
  title: string,
  part: RemoteRoutes[string] | RemoteFragments[string] | undefined,
  module: string,
): Promise<string | undefined> {
  if (!part) return `its ${module} has no ${title}`;
  try {
    const { Component } = await part.lazy();
    return typeof Component === 'function' ? undefined : `${title} has no Component`;
  } catch (error) {
    return `the code of ${title} can't be loaded: ${messageOf(error)}`;
  }
}

/** The error's message in the first line, then its stack trace. */
function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.message}\n${error.stack}` : String(error);
}
