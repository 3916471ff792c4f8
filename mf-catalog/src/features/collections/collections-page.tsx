import { pagePaths } from '@storefront/host/contracts';
import type { PageMeta } from '@storefront/host';
import { Link, useLoaderData, useRevalidator } from '@storefront/host/router';
import { ButtonLink } from '@storefront/ui/actions/button';
import { EmptyState } from '@storefront/ui/feedback/empty-state';
import { RetryAlert } from '@storefront/ui/feedback/retry-alert';
import { Skeleton } from '@storefront/ui/feedback/skeleton';
import { ProductImage } from '@storefront/ui/media/product-image';
import { PageHeading } from '@storefront/ui/page/page-heading';
import type { ReactNode } from 'react';
import { Page } from '../../components/page';
import type { CollectionSummary } from '../../lib/collections/collections.api';
import type { CollectionsData } from './collections.loader';
import { card, list, page, picture as pictureStyle } from './collections.styles';
import { t } from '../../messages/t';

/** The meta of the list of collections. */
export function collectionsMeta(): PageMeta {
  return {
    title: t('Collections'),
    description: t('Pieces that belong together, and what they are made of.'),
  };
}

/** The merchant's collections, the newest first (COLL-02). */
export function CollectionsPage() {
  const loaded = useLoaderData<CollectionsData>();
  const { revalidate } = useRevalidator();
  if (loaded.status === 'failed') {
    return (
      <CollectionsLayout>
        <RetryAlert variant="primary" onRetry={() => void revalidate()}>
          {t('The collections could not be loaded. Please try again.')}
        </RetryAlert>
      </CollectionsLayout>
    );
  }
  if (loaded.collections.length === 0) {
    return (
      <CollectionsLayout>
        <EmptyState
          title={t('There are no collections yet')}
          action={
            <ButtonLink variant="secondary" to={pagePaths.products}>
              {t('Browse Products')}
            </ButtonLink>
          }
        />
      </CollectionsLayout>
    );
  }
  return (
    <CollectionsLayout>
      <ul role="list" css={list}>
        {loaded.collections.map((each) => (
          <li key={each.slug}>
            <CollectionCard {...each} />
          </li>
        ))}
      </ul>
    </CollectionsLayout>
  );
}

/** The list of collections while it loads. */
export function CollectionsSkeleton() {
  return (
    <CollectionsLayout loading={t('Loading the collections')}>
      <div css={list}>
        {['first', 'second', 'third'].map((key) => (
          <div key={key} css={pictureStyle}>
            <Skeleton height="100%" />
          </div>
        ))}
      </div>
    </CollectionsLayout>
  );
}

interface CollectionsLayoutProps {
  /** What is loading, where the children are placeholders. */
  loading?: string;
  children: ReactNode;
}

function CollectionsLayout({ loading, children }: CollectionsLayoutProps) {
  return (
    <Page css={page} loading={loading}>
      <PageHeading>{t('Collections')}</PageHeading>
      {children}
    </Page>
  );
}

function CollectionCard({ slug, title, introduction, picture }: CollectionSummary) {
  return (
    <Link css={card} to={pagePaths.collectionPage(slug)}>
      {picture ? (
        <ProductImage
          css={pictureStyle}
          {...picture}
          alt=""
          sizes="(min-width: 768px) 33vw, 100vw"
          loading="eager"
        />
      ) : null}
      <h2>{title}</h2>
      <p>{introduction}</p>
    </Link>
  );
}
