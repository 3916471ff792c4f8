import type { MetaContext } from '@storefront/shared/host';

/** A page's title with the store's name behind it, where that is known. */
export function documentTitle(page: string, { storeInfo }: Pick<MetaContext, 'storeInfo'>): string {
  const storeName = storeInfo.info?.storeName ?? '';
  return storeName === '' ? page : `${page} | ${storeName}`;
}
