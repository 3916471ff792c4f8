import { pagePaths } from '@storefront/host/contracts';
import { useLoaderData, useRevalidator } from '@storefront/host/router';
import { ButtonLink } from '@storefront/ui/actions/button';
import { EmptyState } from '@storefront/ui/feedback/empty-state';
import { RetryAlert } from '@storefront/ui/feedback/retry-alert';
import { Skeleton } from '@storefront/ui/feedback/skeleton';
import { Container } from '@storefront/ui/page/container';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { Page } from '../../components/page';
import { ProductSkeletons } from '../../components/product-card/product-skeletons';
import { CollectionOpening } from './collection-opening';
import { CollectionSection } from './collection-section';
import type { CollectionData } from './collection.loader';
import { failure, opening, openingPicture, openingText, page, section } from './collection.styles';
import { t } from '../../messages/t';

export { collectionMeta } from './collection-meta';

/** A collection: a picture and an introduction, then texts beside their products (COLL-01). */
export function CollectionPage() {
  const loaded = useLoaderData<CollectionData>();
  if (loaded.status !== 'ready') return <CollectionFailure status={loaded.status} />;
  const { collection } = loaded;
  return (
    <Page css={page} fullWidth>
      <CollectionOpening {...collection} />
      {collection.sections.map((each, index) => (
        <CollectionSection key={each.title} {...each} isMirrored={index % 2 === 1} />
      ))}
      {collection.sections.length === 0 ? (
        <EmptyState
          title={t('Nothing of this collection is in the shop at the moment')}
          action={<AllCollections />}
        />
      ) : null}
    </Page>
  );
}

/** Says that there is no such collection, or that it couldn't be loaded, with a button to retry. */
function CollectionFailure({ status }: { status: 'missing' | 'failed' }) {
  const { revalidate } = useRevalidator();
  return (
    <Page css={failure}>
      {status === 'failed' ? (
        <>
          <PageHeading>{t('Collection')}</PageHeading>
          <RetryAlert variant="primary" onRetry={() => void revalidate()}>
            {t('The collection could not be loaded. Please try again.')}
          </RetryAlert>
        </>
      ) : (
        <>
          <PageHeading>{t('Collection Not Found')}</PageHeading>
          <EmptyState title={t('There is no such collection')} action={<AllCollections />}>
            {t('It may be over, or the link is incomplete.')}
          </EmptyState>
        </>
      )}
    </Page>
  );
}

function AllCollections() {
  return (
    <ButtonLink variant="secondary" to={pagePaths.collections}>
      {t('All Collections')}
    </ButtonLink>
  );
}

/** The page while its collection loads. */
export function CollectionSkeleton() {
  return (
    <Page css={page} fullWidth loading={t('Loading the collection')}>
      <div css={opening}>
        <div css={openingText}>
          <Skeleton width="80%" height={96} />
          <Skeleton width="60%" height={64} />
        </div>
        <div css={openingPicture}>
          <Skeleton height="100%" />
        </div>
      </div>
      <Container>
        <div css={section}>
          <Skeleton height={240} />
          <ProductSkeletons count={4} columns={2} />
        </div>
      </Container>
    </Page>
  );
}
