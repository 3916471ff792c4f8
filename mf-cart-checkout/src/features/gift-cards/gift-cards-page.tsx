import { pagePaths } from '@storefront/host/contracts';
import { useLoaderData, useRevalidator } from '@storefront/host/router';
import { ButtonLink } from '@storefront/ui/actions/button';
import { EmptyState } from '@storefront/ui/feedback/empty-state';
import { RetryAlert } from '@storefront/ui/feedback/retry-alert';
import { Skeleton } from '@storefront/ui/feedback/skeleton';
import { PageHeading } from '@storefront/ui/page/page-heading';
import type { ReactNode } from 'react';
import { Page } from '../../components/page';
import { t } from '../../messages/t';
import { GiftCardPicture } from './gift-card-picture';
import { GiftCardsForm } from './gift-cards.form';
import type { GiftCardsData } from './gift-cards.loader';
import { columns, form, page, terms } from './gift-cards.styles';

/** The page that sells gift cards (GIFT-08). */
export function GiftCardsPage() {
  const loaded = useLoaderData<GiftCardsData>();
  const { revalidate } = useRevalidator();
  if (loaded.status === 'none') {
    return (
      <Page css={page}>
        <PageHeading>{t('Gift Cards')}</PageHeading>
        <EmptyState
          title={t('This shop sells no gift cards at the moment')}
          action={<ButtonLink to={pagePaths.products}>{t('Continue Shopping')}</ButtonLink>}
        />
      </Page>
    );
  }
  return (
    <GiftCardsLayout>
      {loaded.status === 'failed' ? (
        <RetryAlert variant="primary" onRetry={() => void revalidate()}>
          {t('The gift cards could not be loaded. Please try again.')}
        </RetryAlert>
      ) : (
        <GiftCardsForm offer={loaded.offer} />
      )}
    </GiftCardsLayout>
  );
}

/** The page while it loads. */
export function GiftCardsSkeleton() {
  return (
    <GiftCardsLayout>
      {/* As high as the form. */}
      <Skeleton height={640} />
    </GiftCardsLayout>
  );
}

interface GiftCardsLayoutProps {
  children: ReactNode;
}

/** The picture and the terms beside the form. */
function GiftCardsLayout({ children }: GiftCardsLayoutProps) {
  return (
    <Page css={page}>
      <PageHeading lead={t('A gift card by email, at once or on a day of your choice.')}>
        {t('Gift Cards')}
      </PageHeading>
      <div css={columns}>
        <div>
          <GiftCardPicture />
          <ul css={terms}>
            <li>{t('Valid for a year, for several orders.')}</li>
            <li>
              {t(
                'Its code is entered in the cart or at the checkout. It can’t be exchanged for cash.',
              )}
            </li>
            <li>{t('As long as none of it is used, you can cancel it and get the money back.')}</li>
            <li>
              {t(
                'It is paid online; offers and other gift cards don’t apply. It isn’t taxed: what is bought with it is.',
              )}
            </li>
          </ul>
        </div>
        <section css={form} aria-label={t('Your gift card')}>
          {children}
        </section>
      </div>
    </Page>
  );
}
