import { Pagination } from '../../components/pagination/pagination';
import { ProductCards } from '../../components/product-card/product-cards';
import type { ProductList } from '../../lib/product/list/product-list';
import { searchHref, type SearchParams } from './search-params';

export const RESULT_COLUMNS = 4;

interface SearchResultsProps {
  params: SearchParams;
  list: ProductList;
  /** Called when the shopper goes to another page of the results. */
  onPageChange: () => void;
}

/** A page of results, with links to the others. */
export function SearchResults({ params, list, onPageChange }: SearchResultsProps) {
  return (
    <>
      <section aria-labelledby="products">
        <h2 id="products" className="visually-hidden">
          Products
        </h2>
        <ProductCards
          label="Products"
          columns={RESULT_COLUMNS}
          products={list.products}
          eager={RESULT_COLUMNS}
        />
      </section>
      <Pagination
        page={params.page}
        total={list.total}
        hrefOf={(page) => searchHref({ ...params, page })}
        onPageChange={onPageChange}
      />
    </>
  );
}
