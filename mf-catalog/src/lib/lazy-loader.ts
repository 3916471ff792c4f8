import { HttpError } from '@storefront/host';

/**
 * A loader whose code is loaded on demand. Without a connection it fails as its calls of the API would: otherwise the shell
 * would take this version of the remote for a broken one.
 */
export function lazyLoader<Args, Data>(load: () => Promise<(args: Args) => Promise<Data>>) {
  return async (args: Args): Promise<Data> => {
    const loader = await load().catch((cause: unknown) => {
      if (navigator.onLine) throw cause;
      throw new HttpError('The script that loads the data could not be loaded.', {
        noResponse: true,
        cause,
      });
    });
    return loader(args);
  };
}
