import type { MetaContext, PageMeta } from '@storefront/shared/host';

/** The meta of the home page. */
export function homeMeta(context: MetaContext): PageMeta {
  const about = context.storeInfo.info?.description ?? '';
  return {
    title: 'Modern Essentials',
    description: about === '' ? 'The 2025 collection: denim, jackets, coats and dresses.' : about,
  };
}
