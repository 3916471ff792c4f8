import type { MetaContext, PageMeta } from '@storefront/shared/host';
import { categoryName } from '../../lib/category-name';
import { documentTitle } from '../../lib/document-title';
import { parseListingAddress } from '../../lib/listing-address';

/** What the head of the listing says of it. */
export function productListMeta(context: MetaContext): PageMeta {
  const { category } = parseListingAddress(context.url.search);
  if (category === '') {
    return { title: documentTitle('Select a Category', context) };
  }
  const name = categoryName(category);
  return { title: documentTitle(name, context), description: `${name}: everything in the store.` };
}
