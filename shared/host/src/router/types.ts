import type { ComponentType, ReactNode } from 'react';
import type { RouterContextProvider } from './loading/router-context';

/** The parts of an address within the shop; `search` and `hash` are empty, or begin with `?` and `#`. */
export interface Path {
  pathname: string;
  search: string;
  hash: string;
}

/** Where to go: an address, or the parts of it that differ from the shown one. */
export type To = string | Partial<Path>;

/** An entry of the history. */
export interface Location extends Path {
  /** What the navigation to it has set; null without any. */
  state: unknown;
  /** Unlike that of every other entry, except for the first ones of documents. */
  key: string;
}

/** How a location became the shown one. */
export type HistoryAction = 'POP' | 'PUSH' | 'REPLACE';

/** The values of a path's parameters; `*` is the rest of the path. */
export type Params<Key extends string = string> = Readonly<Record<Key, string | undefined>>;

/** What loaders and middleware receive. */
export interface LoaderFunctionArgs {
  /** For the address without its hash; its signal is aborted when another navigation begins. */
  request: Request;
  url: URL;
  params: Params;
  /** The pattern of the whole path. */
  pattern: string;
  context: Readonly<Pick<RouterContextProvider, 'get'>>;
}

/** Returns the data of a route; a redirect may be returned or thrown. */
type LoaderFunction = (args: LoaderFunctionArgs) => unknown;

/** Runs around the loaders of a navigation, which `next` calls; may throw a redirect instead. */
export type MiddlewareFunction = (
  args: LoaderFunctionArgs,
  next: () => Promise<unknown>,
) => unknown;

/** What is known when a route of the shown page could keep its data. */
export interface ShouldRevalidateFunctionArgs {
  currentUrl: URL;
  currentParams: Params;
  nextUrl: URL;
  nextParams: Params;
  /** What the router would do by itself. */
  defaultShouldRevalidate: boolean;
}

/** A route; without a path it surrounds its children with a layout or with middleware. */
export interface RouteObject {
  /** Unique in the shop; by default the indexes on the way to it (`0-1-2`). */
  id?: string;
  /** `:name` matches a segment, `*` at the end the rest of the path, and a segment with `?` may be missing. */
  path?: string;
  children?: RouteObject[];
  loader?: LoaderFunction;
  middleware?: MiddlewareFunction[];
  shouldRevalidate?: (args: ShouldRevalidateFunctionArgs) => boolean;
  handle?: unknown;
  Component?: ComponentType | null;
  element?: ReactNode;
  /** In place of the first page until its data has loaded. */
  HydrateFallback?: ComponentType | null;
  /** In place of the route and its children when their loaders fail, or when they throw while rendering. */
  ErrorBoundary?: ComponentType | null;
}

/** A route with its id. */
export interface DataRoute extends RouteObject {
  id: string;
  children?: DataRoute[];
}

/** A route on the way to a location. */
export interface RouteMatch<Route extends RouteObject = DataRoute> {
  route: Route;
  /** The parameters of the whole path. */
  params: Params;
  /** The part of the path up to this route. */
  pathname: string;
  /** The same without what `*` matches. */
  pathnameBase: string;
}

/** A navigation that waits for its data. */
export type Navigation =
  { state: 'idle'; location: undefined } | { state: 'loading'; location: Location };

/** What the loaders of a page returned, by the ids of their routes. */
export interface HydrationState {
  loaderData?: Record<string, unknown> | undefined;
  errors?: Record<string, unknown> | null | undefined;
}

/** What a page is rendered from. */
export interface RenderedPage {
  location: Location;
  matches: RouteMatch[];
  loaderData: Record<string, unknown>;
  /** By the ids of the routes whose error boundaries are shown; null without any. */
  errors: Record<string, unknown> | null;
  /** True while a fallback is shown in place of the first page. */
  renderFallback: boolean;
  /**
   * Pages with the same number share the instance of the innermost route's component; one that is prerendered has an
   * instance of its own.
   */
  instance: number;
}

export interface RouterState extends RenderedPage {
  /** The same object until another page or new data is shown, so that nothing is rendered while it loads. */
  page: RenderedPage;
  historyAction: HistoryAction;
  /** False until the data of the first page has loaded. */
  initialized: boolean;
  navigation: Navigation;
  /** `loading` while the data of the shown page is loaded again. */
  revalidation: 'idle' | 'loading';
  /** The page that is rendered beside the shown one, hidden, because a shopper is about to open it. */
  prerendered: RenderedPage | null;
  /** Where to scroll to: a position, the top (null), or nowhere (false). */
  restoreScrollPosition: number | false | null;
  preventScrollReset: boolean;
}

/** Two pages, between which a view transition runs. */
export interface ViewTransitionLocations {
  from: Location;
  to: Location;
}

/** How subscribers should show a state. */
export interface UpdateOptions {
  /** True if the change must be in the page before the subscriber returns. */
  flushSync?: boolean;
  /** Present if the change should be shown by a view transition. */
  viewTransition?: ViewTransitionLocations;
}

export type RouterSubscriber = (state: RouterState, options: UpdateOptions) => void;

export interface NavigateOptions {
  /** Replaces the entry of the history. */
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
  viewTransition?: boolean;
}

/** Goes to another location; resolves when its page is shown, or another navigation has begun. */
export interface NavigateFunction {
  (to: To, options?: NavigateOptions): Promise<void>;
  /** By that many entries of the history. */
  (delta: number): Promise<void>;
}

/** How links and `useNavigate` navigate. */
export interface Navigator {
  createHref: (to: To) => string;
  go: (delta: number) => unknown;
  push: (to: To, state?: unknown, options?: NavigateOptions) => unknown;
  replace: (to: To, state?: unknown, options?: NavigateOptions) => unknown;
}

/** A router that loads the data of pages before it shows them. */
export interface DataRouter {
  /** What the addresses of all pages begin with (`/hi`); empty if they begin with nothing. */
  readonly basename: string;
  readonly state: RouterState;
  readonly routes: DataRoute[];
  /** Calls back at every change of the state; returns the unsubscribe function. */
  subscribe: (subscriber: RouterSubscriber) => () => void;
  navigate: NavigateFunction;
  /** Loads the data of the shown page again. */
  revalidate: () => Promise<void>;
  /**
   * Renders a page, hidden, with what its own loader has returned: a navigation to it whose loader returns the same is
   * shown without rendering it. There is one such page at a time, in the layout of the shown one.
   */
  prerender: (to: To, data: unknown) => void;
  /** Keeps and restores scroll positions; returns the function that ends it. */
  enableScrollRestoration: (scroll: ScrollPositions) => () => void;
}

/** The scroll positions of history entries, and where the shown page is. */
export interface ScrollPositions {
  saved: Record<string, number>;
  current: () => number;
  keyOf: (location: Location) => string | number;
}
