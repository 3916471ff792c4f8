import { LoadMore } from '../../components/pagination/load-more';
import { Pagination } from '../../components/pagination/pagination';
import { ProductCards } from '../../components/product-card/product-cards';
import type { ProductList } from '../../lib/product/list/product-list';
import { withNextPage } from '../../lib/listing/page-range';
import { searchHref, type SearchParams } from './search-params';
import { t } from '../../messages/t';

export const RESULT_COLUMNS = 4;

interface SearchResultsProps {
  params: SearchParams;
  list: ProductList;
  /** True while the next page is loading, which is added below. */
  isAdding: boolean;
  /** Called when the shopper goes to another page of the results. */
  onPageChange: () => void;
}

/** A page of results, or several that were added to one, with links to the others. */
export function SearchResults({ params, list, isAdding, onPageChange }: SearchResultsProps) {
  return (
    <>
      <section aria-labelledby="products">
        <h2 id="products" className="visually-hidden">
          {t('Products')}
        </h2>
        <ProductCards
          label={t('Products')}
          columns={RESULT_COLUMNS}
          products={list.products}
          eager={RESULT_COLUMNS}
        />
      </section>
      <LoadMore
        page={params.page}
        total={list.total}
        href={searchHref(withNextPage(params))}
        busy={isAdding}
      />
      <Pagination
        page={params.page}
        from={params.from}
        total={list.total}
        hrefOf={(page) => searchHref({ ...params, page, from: undefined })}
        onPageChange={onPageChange}
      />
    </>
  );
}
