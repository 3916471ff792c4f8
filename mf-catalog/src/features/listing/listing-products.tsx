import type { ProductList } from '../../lib/product/list/product-list';
import { listingHref, type ListingParams } from './listing-params';
import { ProductCards } from '../../components/product-card/product-cards';
import { useColumnCount } from './toolbar/column-count.store';
import { NoProducts } from './no-products';
import { LoadMore } from '../../components/pagination/load-more';
import { withNextPage } from '../../lib/listing/page-range';
import { Pagination } from '../../components/pagination/pagination';
import { t } from '../../messages/t';

interface ListingProductsProps {
  params: ListingParams;
  list: ProductList;
  /** True while the next page is loading, which is added below. */
  isAdding: boolean;
  /** Called when the shopper goes to another page of the list. */
  onPageChange: () => void;
}

/** A page of the products of a list, or several that were added to one, with links to the others. */
export function ListingProducts({ params, list, isAdding, onPageChange }: ListingProductsProps) {
  const columns = useColumnCount();
  const { products, total } = list;
  return (
    <>
      {products.length === 0 ? (
        <NoProducts params={params} total={total} />
      ) : (
        <>
          <section aria-labelledby="products">
            <h2 id="products" className="visually-hidden">
              {t('Products')}
            </h2>
            <ProductCards
              label={t('Products')}
              columns={columns}
              products={products}
              eager={columns}
            />
          </section>
          <LoadMore
            page={params.page}
            total={total}
            href={listingHref(withNextPage(params))}
            busy={isAdding}
          />
        </>
      )}
      <Pagination
        page={params.page}
        from={params.from}
        total={total}
        hrefOf={(page) => listingHref({ ...params, page, from: undefined })}
        onPageChange={onPageChange}
      />
    </>
  );
}
