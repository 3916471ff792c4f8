import type { StoreInfo } from '@storefront/shared/shop/store-info';
import { absoluteUrl } from '../../lib/absolute-url';

/** The store as schema.org describes it; what it doesn't say of itself is left out. */
export function organizationJsonLd(store: StoreInfo, url: URL): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: store.storeName,
    legalName: store.companyName || undefined,
    url: `${url.origin}/`,
    logo: absoluteUrl(store.companyLogoUrl, url),
    email: store.companyEmail || undefined,
    telephone: store.companyPhone || undefined,
    address: store.companyAddress || undefined,
    sameAs: store.socialLinks.map((link) => link.url),
  };
}
