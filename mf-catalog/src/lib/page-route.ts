import type { MetaContext, PageMeta, PageModule, RemoteRoute } from '@storefront/host';

/** The code of a page: its components, and what its head is made by. */
interface PageCode extends PageModule {
  pageMeta: (context: MetaContext) => PageMeta;
}

/**
 * A page whose meta is loaded together with its components, and not with those of other pages. The shell asks for a page's
 * meta only once its code is loaded.
 */
export function pageRoute(
  load: () => Promise<PageCode>,
  loader?: RemoteRoute['loader'],
): RemoteRoute {
  let code: PageCode | undefined;
  return {
    ...(loader && { loader }),
    lazy: async () => (code = await load()),
    meta(context) {
      if (!code) throw new Error('The code of this page has to be loaded before its meta is read.');
      return code.pageMeta(context);
    },
  };
}
