import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, Params } from '@storefront/shared/router';
import type { RemoteDescriptor } from '../contracts/remote';
import type { StoreInfoState } from './state';

/** What the head of a page says of it. */
export interface PageMeta {
  title: string;
  description?: string;
  /** Absolute address of the picture for link previews. */
  image?: string;
  /** A schema.org object. */
  jsonLd?: Record<string, unknown>;
  /** True keeps the page out of search engines. */
  noIndex?: boolean;
}

/** What a page's `meta` is worked out from. */
export interface MetaContext {
  /** What the loader returned; undefined while it hasn't. */
  data: unknown;
  params: Params;
  url: URL;
  storeInfo: StoreInfoState;
}

/** The parts of a page that arrive with its code. */
export interface PageModule {
  Component: ComponentType;
  /** Shown in the browser while a page that wasn't rendered on the server loads its data. */
  HydrateFallback?: ComponentType;
}

/**
 * One page of a remote. Small: without heavy imports, so that its code (`lazy`) and its data
 * (`loader`) load side by side.
 */
export interface RemoteRoute {
  loader?: (args: LoaderFunctionArgs) => unknown;
  lazy: () => Promise<PageModule>;
  meta?: (context: MetaContext) => PageMeta;
}

/** What a remote's `./routes` default-exports: a page for each route id of its descriptor. */
export type RemoteRoutes<Descriptor extends RemoteDescriptor = RemoteDescriptor> = Record<
  keyof Descriptor['routes'] & string,
  RemoteRoute
>;
