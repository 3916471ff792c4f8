import type { MetaContext, PageMeta } from '@storefront/host';
import { organizationJsonLd } from './organization-json-ld';

/** The meta of the home page. */
export function homeMeta({ storeInfo: { info }, url }: MetaContext): PageMeta {
  const about = info?.description ?? '';
  return {
    title: 'Modern Essentials',
    description: about === '' ? 'The 2025 collection: denim, jackets, coats and dresses.' : about,
    ...(info ? { jsonLd: organizationJsonLd(info, url) } : {}),
  };
}
