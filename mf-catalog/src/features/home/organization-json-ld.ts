import type { StoreInfo } from '@storefront/host/shop/store/store-info';
import { pagePaths } from '@storefront/host/contracts';
import { absoluteUrl } from '../../lib/absolute-url';
import { type AddressContext, pageAddress } from '../../lib/page-address';

/** The store as a schema.org Organization; fields that the store leaves empty are left out. */
export function organizationJsonLd(
  store: StoreInfo,
  context: AddressContext,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: store.storeName,
    legalName: store.companyName || undefined,
    url: pageAddress(pagePaths.home, context),
    logo: absoluteUrl(store.companyLogoUrl, context.url),
    email: store.companyEmail || undefined,
    telephone: store.companyPhone || undefined,
    address: store.companyAddress || undefined,
    sameAs: store.socialLinks.map((link) => link.url),
  };
}
