import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, Params } from '@storefront/host/router';
import type { RemoteDescriptor } from '../contracts/remote';
import type { StoreInfoState } from './state';

/** Title, description and so on of a page, for its `<head>`. */
export interface PageMeta {
  title: string;
  description?: string;
  /** Absolute address of the picture for link previews. */
  image?: string;
  /** One or more schema.org objects, sent as JSON-LD. */
  jsonLd?: Record<string, unknown> | Record<string, unknown>[];
  /**
   * The path and query of the page in its one form, which `<link rel="canonical">` names; by default the page's path with
   * the declared parameters as they were requested. (1.8)
   */
  canonical?: string;
  /** In a list of several pages, the path and query of the one before. */
  prev?: string | undefined;
  /** In a list of several pages, the path and query of the one after. */
  next?: string | undefined;
  /** True keeps the page out of search engines. */
  noIndex?: boolean;
}

/** What a page's `meta` is made from. */
export interface MetaContext {
  /** What the loader returned; undefined before that. */
  data: unknown;
  params: Params;
  url: URL;
  /** The path of a page as addresses have it, with its language; absent in shells that were built before there were any. */
  href?: (path: string) => string;
  storeInfo: StoreInfoState;
}

/** What a page's `lazy` import resolves to. */
export interface PageModule {
  Component: ComponentType;
  /** Shown in the browser while a page that wasn't rendered on the server loads its data. */
  HydrateFallback?: ComponentType;
}

/**
 * One page of a remote. Its module has no heavy imports, so that the page's code (`lazy`) and data
 * (`loader`) load in parallel.
 */
export interface RemoteRoute {
  /** Fetches the page's data, on the server and in the browser; see `services`. */
  loader?: (args: LoaderFunctionArgs) => unknown;
  /** Imports the page's components. */
  lazy: () => Promise<PageModule>;
  /** The page's head; the store's name is added to the title. */
  meta?: (context: MetaContext) => PageMeta;
}

/** The default export of a remote's `./routes`: a page for each route id of its descriptor. */
export type RemoteRoutes<Descriptor extends RemoteDescriptor = RemoteDescriptor> = Record<
  keyof Descriptor['routes'] & string,
  RemoteRoute
>;
