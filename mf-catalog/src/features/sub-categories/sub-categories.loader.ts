import type { FragmentLoaderArgs } from '@storefront/host';
import type { FragmentProps } from '@storefront/host/contracts/fragments';
import type { ParentCategories } from '../../lib/product/list/product-list';
import { fetchSubCategories } from '../../lib/listing/sub-categories.api';

type Props = FragmentProps['catalog.sub-categories'];

/** A category's sub-categories. */
export function loadSubCategories({
  props: { category },
  http,
  signal,
}: FragmentLoaderArgs<Props>): Promise<ParentCategories> {
  return fetchSubCategories(http, category.toLowerCase(), signal);
}
