import type { FragmentLoaderArgs } from '@storefront/host';
import type { FragmentProps } from '@storefront/host/contracts/fragments';
import { fetchSubCategories } from '../../lib/listing/sub-categories.api';

type Props = FragmentProps['catalog.sub-categories'];

/** The names of a category's sub-categories. */
export function loadSubCategories({
  props: { category },
  http,
  signal,
}: FragmentLoaderArgs<Props>): Promise<string[]> {
  return fetchSubCategories(http, category.toLowerCase(), signal);
}
