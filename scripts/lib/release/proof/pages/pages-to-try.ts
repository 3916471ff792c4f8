import { SHELL, type Registry, type RegistryRoute } from '@storefront/host/contracts/registry';
import type { Samples } from './samples';
import type { TriedPage } from '../differences/observation';

/** An id that nothing has: the page says that it wasn't found. */
export const UNKNOWN_ID = 'none';

/** The most addresses of visitors that are tried for one app. */
const MAX_RECENT = 6;

/** A path that fills a route, and what is special about it. */
interface Filled {
  path: string;
  title: string;
}

/**
 * The pages that show something of the candidates. Of their own: each route with real ids, its empty and not-found
 * state, and addresses that visitors opened lately; of others with a fragment of theirs, or in the shell's frame: one
 * page of each route. `appsOf` tells the apps on a page.
 */
export function pagesToTry(
  { microFrontends }: Registry,
  samples: Samples,
  appsOf: (path: string) => string[],
  candidates: string[],
): TriedPage[] {
  const all = Object.entries(microFrontends).flatMap(([app, [version]]) =>
    (version?.extras.routes ?? []).flatMap((route) =>
      fillsOf(route, samples).map(({ path, title }) => ({
        app,
        route: route.id,
        path,
        title,
        isProtected: route.access === 'protected',
      })),
    ),
  );
  const known = new Set(all.map(({ path }) => path));
  const recent = samples.recent
    .filter((path) => !known.has(path))
    .map((path) => ({
      app: appsOf(pathname(path))[0] ?? SHELL,
      route: undefined,
      path,
      title: 'opened lately',
      isProtected: false,
    }))
    .filter(({ app }) => app !== SHELL);
  const isOwn = ({ app }: TriedPage) => candidates.includes(app);
  const showsFragment = ({ path }: TriedPage) =>
    candidates.some((name) => name === SHELL || appsOf(pathname(path)).includes(name));
  return [
    ...all.filter(isOwn),
    ...recent.filter(isOwn).slice(0, MAX_RECENT),
    ...onePerRoute(all.filter((page) => !isOwn(page) && showsFragment(page))),
  ];
}

/**
 * Those that are opened in a browser, too, which takes longer: all pages of the candidates, and of others the first one
 * with each of their fragments. A new shell shows something on every page. `fragmentsOf` names the fragments on a page.
 */
export function pagesForBrowser(
  pages: TriedPage[],
  { microFrontends }: Registry,
  fragmentsOf: (path: string) => string[],
  candidates: string[],
): TriedPage[] {
  if (candidates.includes(SHELL)) return pages;
  const missing = new Set(
    candidates.flatMap((app) =>
      (microFrontends[app]?.[0]?.extras.fragments ?? []).map(({ name }) => name),
    ),
  );
  return pages.filter(({ app, path }) => {
    const found = fragmentsOf(pathname(path)).filter((name) => missing.delete(name));
    return candidates.includes(app) || found.length > 0;
  });
}

/** A route with real values: the products of each kind, a category, a search; without parameters, as it is. */
function fillsOf({ path, query = [] }: RegistryRoute, samples: Samples): Filled[] {
  const named = withQuery(path, query, samples);
  if (!path.includes(':')) return named;
  const values = valuesFor(path, samples);
  return [...values, { path: UNKNOWN_ID, title: 'not found' }].map(({ path: value, title }) => ({
    path: path.replace(/:\w+/g, encodeURIComponent(value)),
    title,
  }));
}

/** Orders for pages of orders, collections for theirs, products for all others. */
function valuesFor(path: string, { products, collections, orders }: Samples): Filled[] {
  if (path.startsWith('/collections')) return collections;
  return path.startsWith('/orders') ? orders : products;
}

/** A page by itself, and with values for the query parameters that this shop knows. */
function withQuery(path: string, query: string[], samples: Samples): Filled[] {
  const values: [string, Filled[]][] = [
    ['category', samples.categories],
    ['q', samples.searches],
    ['items', samples.products.slice(0, 1)],
  ];
  const filled = values.flatMap(([name, examples]) =>
    query.includes(name)
      ? examples.map((example) => ({
          path: `${path}?${name}=${encodeURIComponent(example.path)}`,
          title: example.title,
        }))
      : [],
  );
  return [{ path, title: 'by itself' }, ...filled];
}

/** The path of an address, without its query. */
export function pathname(address: string): string {
  return address.split('?', 1)[0] ?? address;
}

/** One page of each route: enough where the pages of a route differ only by their data. */
export function onePerRoute(pages: TriedPage[]): TriedPage[] {
  const first = new Map(
    pages.map((page) => [`${page.app} ${page.route}`, page] as const).reverse(),
  );
  return pages.filter((page) => first.get(`${page.app} ${page.route}`) === page);
}
