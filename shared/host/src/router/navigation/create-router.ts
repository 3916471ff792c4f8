import {
  createBrowserHistory,
  createLocation,
  createMemoryHistory,
  type RouterHistory,
} from './history';
import { loadRoutes, type LoadedRoutes } from '../loading/load-routes';
import { matchRoutes, withIds } from '../match-routes';
import { firstState, FIRST_INSTANCE, IDLE, missingPage, noMatch } from './router-state';
import { isHashChange, isMissing, neededLoads } from './needed-loads';
import { createPath, resolvePath } from '../paths';
import { pageOf, prerenderedPage } from './prerendered-page';
import { redirectTarget } from '../loading/responses';
import { RouterContextProvider } from '../loading/router-context';
import { createScrollMemory } from './scroll-memory';
import type {
  DataRouter,
  HistoryAction,
  HydrationState,
  Location,
  NavigateOptions,
  RouteMatch,
  RouteObject,
  RouterState,
  RouterSubscriber,
  To,
  UpdateOptions,
} from '../types';
import { createTransitionMemory } from './transition-memory';

interface RouterOptions {
  /** What the addresses of all pages begin with (`/hi`); nothing by default. */
  basename?: string;
  /** What the server's HTML was rendered with. */
  hydrationData?: HydrationState | undefined;
  /** Creates the context that the loaders of a navigation share. */
  getContext?: () => RouterContextProvider;
}

/** The header by which a redirect replaces an entry of the history, as in React Router. */
const REPLACING = 'X-Remix-Replace';

/** The header by which a redirect is followed by the browser, which loads a new document, as in React Router. */
const RELOADING = 'X-Remix-Reload-Document';

/** A navigation in progress. */
interface Pending {
  action: HistoryAction;
  location: Location;
  options: NavigateOptions;
  /** The first load of a page that the server left to the browser, and new data of the shown page, aren't shown as navigations. */
  kind: 'first load' | 'navigation' | 'revalidation';
  /** Aborted when another navigation begins. */
  ended: AbortController;
}

/** Creates the router of the tab. Loads what the server's HTML lacks. */
export function createBrowserRouter(
  routes: RouteObject[],
  options: RouterOptions = {},
): DataRouter {
  return createRouter(routes, createBrowserHistory(options.basename ?? ''), options);
}

/** Creates a router with a history of its own, for tests. Begins at the last of the entries. */
export function createMemoryRouter(
  routes: RouteObject[],
  { initialEntries, ...options }: RouterOptions & { initialEntries?: string[] } = {},
): DataRouter {
  return createRouter(routes, createMemoryHistory(initialEntries), options);
}

function createRouter(
  routeObjects: RouteObject[],
  history: RouterHistory,
  { basename = '', hydrationData, getContext = () => new RouterContextProvider() }: RouterOptions,
): DataRouter {
  const routes = withIds(routeObjects);
  const subscribers = new Set<RouterSubscriber>();
  const scroll = createScrollMemory();
  const transitions = createTransitionMemory();
  let state = firstState(routes, history.location, hydrationData);
  let pending: Pending | undefined;
  /** The number of the last instance of an innermost route. */
  let instances = FIRST_INSTANCE;
  /** True if the next page that is shown must have new data. */
  let isReloadDue = false;
  /** Called when the next page is shown. */
  let whenShown: (() => void)[] = [];

  function update(changes: Partial<RouterState>, options: UpdateOptions = {}) {
    state = { ...state, ...changes };
    [...subscribers].forEach((subscriber) => subscriber(state, options));
  }

  /** Begins a navigation, and ends the one in progress. */
  async function start(navigation: Omit<Pending, 'ended'>): Promise<void> {
    pending?.ended.abort();
    scroll.save(state.location);
    const own: Pending = { ...navigation, ended: new AbortController() };
    pending = own;
    const { location, kind } = own;
    const matches = kind === 'first load' ? state.matches : matchRoutes(routes, location);
    if (!matches) {
      complete(own, noMatch(routes), { loaderData: {}, errors: missingPage(routes) });
    } else if (isShownByScrolling(own)) {
      complete(own, matches, { loaderData: {}, errors: state.errors });
    } else await load(own, matches);
  }

  function isShownByScrolling({ location, kind }: Pending): boolean {
    const mayKeepData = state.initialized && !isReloadDue && kind === 'navigation';
    return mayKeepData && isHashChange(state.location, location);
  }

  async function load(own: Pending, matches: RouteMatch[]): Promise<void> {
    const { location, kind, ended } = own;
    const isForced = isReloadDue || kind === 'revalidation';
    const isDue =
      kind === 'first load'
        ? ({ route }: RouteMatch) => isMissing(route, state.loaderData)
        : neededLoads(state, { location, matches, isForced, createUrl });
    if (!matches.some((match) => match.route.middleware ?? isDue(match))) {
      complete(own, matches, { loaderData: {}, errors: null });
      return;
    }
    if (kind === 'navigation') update({ navigation: { state: 'loading', location } });
    const url = createUrl(location);
    const { signal } = ended;
    const args = {
      request: new Request(withoutHash(url), { signal }),
      url,
      pattern: patternOf(matches),
      context: getContext(),
    };
    const loaded = await Promise.race([loadRoutes({ matches, args, isDue }), whenAborted(signal)]);
    if (!loaded || signal.aborted) return;
    if (loaded instanceof Response) await follow(loaded, own);
    else complete(own, matches, loaded);
  }

  /** Shows the page of a navigation. */
  function complete(
    { action, location: requested, options, kind }: Pending,
    matches: RouteMatch[],
    loaded: LoadedRoutes,
  ) {
    const isRevalidation = kind === 'revalidation';
    const page = pageOf(state, { location: requested, matches, loaded, action });
    const { location } = page;
    if (!isRevalidation && action === 'PUSH') history.push(location);
    if (!isRevalidation && action === 'REPLACE') history.replace(location);
    const viewTransition = isRevalidation
      ? undefined
      : transitions.between(state.location, location, { action, isWanted: options.viewTransition });
    pending = undefined;
    isReloadDue = false;
    const waiting = whenShown;
    whenShown = [];
    update(
      {
        ...page,
        page,
        prerendered: isRevalidation ? state.prerendered : null,
        historyAction: action,
        initialized: true,
        navigation: IDLE,
        revalidation: 'idle',
        restoreScrollPosition: isRevalidation ? false : scroll.positionOf(location),
        preventScrollReset: options.preventScrollReset === true,
      },
      { flushSync: page.instance !== state.instance, ...(viewTransition && { viewTransition }) },
    );
    waiting.forEach((resolve) => resolve());
  }

  /**
   * Goes to where a loader redirects to, which is the end of the same navigation. The first load's redirect replaces
   * its entry: going back would only lead to the redirect again.
   */
  async function follow(redirect: Response, { options, kind }: Pending): Promise<void> {
    const url = history.createUrl(redirectTarget(redirect) ?? '/');
    const isReplacing = redirect.headers.has(REPLACING) || kind === 'first load';
    const next = { ...options, replace: options.replace === true || isReplacing };
    const isElsewhere = url.origin !== history.createUrl('/').origin;
    if (isElsewhere || redirect.headers.has(RELOADING)) history.leave(url, next);
    else await go(createLocation(pathOf(url)), next);
  }

  function go(location: Location, options: NavigateOptions): Promise<void> {
    const action = options.replace ? 'REPLACE' : 'PUSH';
    return start({ action, location, options, kind: 'navigation' });
  }

  function createUrl(location: Location): URL {
    return history.createUrl(createPath(location));
  }

  async function navigate(to: To | number, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') {
      const shown = new Promise<void>((resolve) => whenShown.push(resolve));
      history.go(to);
      return shown;
    }
    const path = resolvePath(to, state);
    const location = createLocation(pathOf(history.createUrl(createPath(path))), options.state);
    await go(location, options);
  }

  function prerender(to: To, data: unknown): void {
    const location = createLocation(resolvePath(to, state));
    instances += 1;
    const next = { location, matches: matchRoutes(routes, location), data, instance: instances };
    update({ prerendered: prerenderedPage(state, next) });
  }

  function revalidate(): Promise<void> {
    isReloadDue = true;
    const shown = new Promise<void>((resolve) => whenShown.push(resolve));
    update({ revalidation: 'loading' });
    const { historyAction: action, location, navigation } = state;
    void start(
      pending && navigation.state === 'loading'
        ? pending
        : { action, location, options: {}, kind: 'revalidation' },
    );
    return shown;
  }

  function restore(location: Location, kind: Pending['kind']): void {
    void start({ action: 'POP', location, options: {}, kind });
  }

  history.listen(() => restore(history.location, 'navigation'));
  const router: DataRouter = {
    basename,
    get state() {
      return state;
    },
    routes,
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    navigate,
    revalidate,
    prerender,
    enableScrollRestoration(positions) {
      const disable = scroll.enable(positions);
      const position = scroll.positionOf(state.location);
      if (state.restoreScrollPosition === null && position !== null && state.initialized) {
        update({ restoreScrollPosition: position });
      }
      return disable;
    },
  };
  // Once those who create the router know it, and if they don't go elsewhere first.
  queueMicrotask(() => {
    if (!state.initialized && !pending) restore(state.location, 'first load');
  });
  return router;
}

function patternOf(matches: RouteMatch[]): string {
  const paths = matches.flatMap(({ route }) => route.path ?? []);
  return paths.join('/').replace(/\/+/g, '/') || '/';
}

function pathOf({ pathname, search, hash }: URL) {
  return { pathname, search, hash };
}

function withoutHash(url: URL): URL {
  return Object.assign(new URL(url), { hash: '' });
}

/** Resolves when another navigation has begun. */
function whenAborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined));
  });
}
