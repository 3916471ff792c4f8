import { css } from '@emotion/react';
import { pagePaths } from '@storefront/host/contracts';
import { useRevalidator } from '@storefront/host/router';
import { ButtonLink } from '@storefront/ui/actions/button';
import { RetryAlert } from '@storefront/ui/feedback/retry-alert';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { t } from '../messages/t';
import { Page } from './page';

const place = css`
  justify-self: start;
`;

interface OrderFailureProps {
  reason: 'missing' | 'failed';
}

/** Says that the shopper has no such order, or that it couldn't be loaded, and offers a retry (ORDP-02). */
export function OrderFailure({ reason }: OrderFailureProps) {
  const { revalidate } = useRevalidator();
  if (reason === 'missing') {
    return (
      <Page>
        <PageHeading
          lead={t('None of your orders has this number. It may belong to another account.')}
        >
          {t('Order Not Found')}
        </PageHeading>
        <ButtonLink css={place} to={pagePaths.orders}>
          {t('View My Orders')}
        </ButtonLink>
      </Page>
    );
  }
  return (
    <Page>
      <PageHeading>{t('Your Order')}</PageHeading>
      <RetryAlert onRetry={revalidate}>
        {t('Failed to load this order. Please try again.')}
      </RetryAlert>
    </Page>
  );
}
