import {
  createContext,
  type LoaderFunctionArgs,
  type RouterContext,
} from '@storefront/host/router';
import type { Http } from './http';
import type { StoreInfoState } from './state';

/** The services that loaders use, on the server and in the browser; created for each request. */
export interface LoaderServices {
  http: Http;
  /** The store information once it is loaded or has failed; never rejects. */
  storeInfo: () => Promise<StoreInfoState>;
}

/** The key of the services in the router's context; the shell sets them. */
export const loaderServices: RouterContext<LoaderServices> = createContext<LoaderServices>();

/** The services of a loader: `const { http } = services(args)`. Throws outside of the shop's router. */
export function services({ context }: Pick<LoaderFunctionArgs, 'context'>): LoaderServices {
  return context.get(loaderServices);
}
