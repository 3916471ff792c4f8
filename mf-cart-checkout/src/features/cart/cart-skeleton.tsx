import { Skeleton } from '@storefront/ui/feedback/skeleton';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { Page } from '../../components/page';
import { columns, page } from '../../lib/summary-layout.styles';
import { t } from '../../messages/t';
import { cartSummary, checkoutBar, title } from './cart-summary.styles';
import { about, details, lineBox, lineFoot, list, picture } from './cart.styles';

/** The cart before its lines are known: on the server, and until the page is hydrated. */
export function CartSkeleton() {
  return (
    <Page css={page} loading={t('Loading your cart')}>
      <PageHeading>{t('Shopping Cart')}</PageHeading>
      <div css={columns}>
        <div css={list}>
          {['upper', 'lower'].map((line) => (
            <div key={line} css={lineBox}>
              <div css={picture}>
                <Skeleton height="100%" />
              </div>
              <div css={details}>
                <div css={about}>
                  <Skeleton width="60%" height={32} />
                  <Skeleton width="40%" height={44} />
                </div>
                <div css={lineFoot}>
                  <Skeleton width={128} height={52} />
                </div>
              </div>
            </div>
          ))}
        </div>
        <div css={cartSummary}>
          <div css={title}>
            <Skeleton width="50%" height={32} />
          </div>
          <div css={checkoutBar}>
            <Skeleton width="60%" height={29} />
            <Skeleton height={52} />
          </div>
        </div>
      </div>
    </Page>
  );
}
