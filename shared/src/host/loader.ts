import { createContext, type RouterContextProvider } from '@storefront/shared/router';
import type { Http } from './http';
import type { StoreInfoState } from './state';

/** What a loader gets, on the server and in the browser alike; made for each request. */
export interface LoaderServices {
  http: Http;
  /** The store information once its loading has ended, well or badly; never rejects. */
  storeInfo: () => Promise<StoreInfoState>;
}

/** Where the shell puts the services into the router's context. */
export const loaderServices = createContext<LoaderServices>();

/** The services of a loader: `const { http } = services(args)`. */
export function services({
  context,
}: {
  context: Readonly<RouterContextProvider>;
}): LoaderServices {
  return context.get(loaderServices);
}
