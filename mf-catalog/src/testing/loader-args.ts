import { loaderServices, type LoaderServices } from '@storefront/host';
import { RouterContextProvider, type LoaderFunctionArgs } from '@storefront/host/router';

interface LoaderCall extends LoaderServices {
  /** Path and query of the page. */
  at: string;
  pattern: string;
  params?: LoaderFunctionArgs['params'];
  signal?: AbortSignal;
}

/** The arguments that the router calls a loader with. */
export function loaderArgs({ at, pattern, params = {}, signal, ...services }: LoaderCall) {
  const url = new URL(at, 'https://shop.example');
  const context = new RouterContextProvider();
  context.set(loaderServices, services);
  const request = new Request(url, signal ? { signal } : {});
  return { request, url, pattern, params, context } satisfies LoaderFunctionArgs;
}
