import { css } from '@emotion/react';
import { pagePaths } from '@storefront/host/contracts';
import { ORDER_STATUS } from '@storefront/host/shop/orders/order';
import { media, space } from '@storefront/ui/theme';
import { ButtonLink } from '@storefront/ui/actions/button';
import type { OrderWithHistory } from '../../../lib/order/order-with-history';
import { canReturn } from '../../../lib/order/can-return';
import { t } from '../../../messages/t';
import { BuyAgain } from './buy-again/buy-again';
import { CancelOrder } from './cancel-order';

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  ${media.phone} {
    > * {
      flex: 1 1 100%;
    }
  }
`;

/** The text of a button without a frame lines up with the page's heading. */
const withoutFrame = css`
  ${media.desktop} {
    margin-inline-start: calc(-1 * ${space(1)});
  }
`;

interface OrderActionsProps {
  order: OrderWithHistory;
  /** Called with the cancelled order. */
  onCancelled: (order: OrderWithHistory) => void;
}

/** What the shopper can do with the order now (ORDP-03). */
export function OrderActions({ order, onCancelled }: OrderActionsProps) {
  const { id, status, trackingUrl } = order;
  const isUnpaid = status === ORDER_STATUS.pending;
  // A gift card can't be bought again, nor be returned.
  const isCancelOnly = order.giftCard !== undefined && !isUnpaid;
  return (
    <div css={[actions, isCancelOnly && withoutFrame]} role="group" aria-label={t('Actions')}>
      {isUnpaid ? <ButtonLink to={pagePaths.payment(id)}>{t('Pay Now')}</ButtonLink> : null}
      {status === ORDER_STATUS.shipped && trackingUrl ? (
        <ButtonLink to={trackingUrl} target="_blank" rel="noopener">
          {t('Track Parcel')}
        </ButtonLink>
      ) : null}
      {canReturn(order) ? (
        <ButtonLink to={pagePaths.orderReturn(id)} variant="secondary">
          {t('Return or Exchange')}
        </ButtonLink>
      ) : null}
      {order.giftCard ? null : <BuyAgain order={order} />}
      {order.canCancel ? <CancelOrder order={order} onCancelled={onCancelled} /> : null}
    </div>
  );
}
