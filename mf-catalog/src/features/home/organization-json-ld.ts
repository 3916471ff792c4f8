import type { StoreInfo } from '@storefront/host/shop/store/store-info';
import { absoluteUrl } from '../../lib/absolute-url';

/** The store as a schema.org Organization; fields that the store leaves empty are left out. */
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
