import type { MetaContext, PageMeta } from '@storefront/shared/host';
import { categoryName } from '../../lib/category-name';
import { parseListingParams } from './listing-params';

/** The meta of the listing. */
export function listingMeta(context: MetaContext): PageMeta {
  const { category } = parseListingParams(context.url.search);
  if (category === '') {
    return { title: 'Select a Category' };
  }
  const name = categoryName(category);
  return { title: name, description: `${name}: everything in the store.` };
}
