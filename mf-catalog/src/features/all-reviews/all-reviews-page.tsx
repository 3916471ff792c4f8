import type { MetaContext, PageMeta } from '@storefront/host';
import { isObject } from '@storefront/host/response/read-response';
import { useLoaderData } from '@storefront/host/router';
import { TextLink } from '@storefront/ui/actions/text-link';
import { Skeleton } from '@storefront/ui/feedback/skeleton';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { Page } from '../../components/page';
import { ProductFailure } from '../../components/product-failure';
import { ReviewList } from '../../components/reviews/review-list';
import { column, columns, soft } from '../../components/reviews/reviews.styles';
import { SummaryOfReviews } from '../../components/reviews/summary-of-reviews';
import { productPath } from '../../lib/product/product-path';
import type { AllReviewsData } from './all-reviews.loader';
import { page } from './all-reviews.styles';
import { ReviewPages } from './review-pages';
import { SortLinks } from './sort-links';
import { t } from '../../messages/t';

/** The meta of the page, which search engines don't list: the product's own page is the one to find. */
export function allReviewsMeta({ data }: MetaContext): PageMeta {
  const title = isReady(data)
    ? t('Reviews of {name}', { name: data.product.name })
    : t('Product Not Found');
  return { title, noIndex: true };
}

/** The host passes the loader's data as `unknown`; only this remote's loader can have returned it. */
function isReady(data: unknown): data is Extract<AllReviewsData, { status: 'ready' }> {
  return isObject(data) && data.status === 'ready';
}

/** All reviews of a product, page by page (REV-02). */
export function AllReviewsPage() {
  const loaded = useLoaderData<AllReviewsData>();
  if (loaded.status !== 'ready') return <ProductFailure failure={loaded} />;
  const { product, reviews, summary } = loaded;
  return (
    <Page>
      <div css={page}>
        <div>
          <nav aria-label={t('Back')}>
            <TextLink standalone css={soft} to={productPath(product)}>
              {product.name}
            </TextLink>
          </nav>
          <PageHeading>{t('Reviews of {name}', { name: product.name })}</PageHeading>
        </div>
        {summary.count === 0 ? (
          <p>{t('Nobody has reviewed it yet.')}</p>
        ) : (
          <div css={columns}>
            <SummaryOfReviews summary={summary} />
            <div css={column}>
              <SortLinks {...loaded} />
              <ReviewList reviews={reviews} />
              <ReviewPages {...loaded} />
            </div>
          </div>
        )}
      </div>
    </Page>
  );
}

/** The page while its reviews load. */
export function AllReviewsSkeleton() {
  return (
    <Page loading={t('Loading the reviews')}>
      <div css={page}>
        <Skeleton width="60%" height={56} />
        <div css={columns}>
          <Skeleton height={240} />
          <Skeleton height={640} />
        </div>
      </div>
    </Page>
  );
}
