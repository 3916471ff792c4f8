import { css } from '@emotion/react';
import type { Ref } from 'react';
import { pagePaths } from '@storefront/host/contracts';
import { font, media, space, text } from '@storefront/ui/theme';
import { TextLink } from '@storefront/ui/actions/text-link';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { secondaryText } from '../../../components/order-panel.styles';
import { StatusBadge } from '../../../components/status-badge';
import { formatLongDate } from '@storefront/host/format/dates';
import type { OrderWithHistory } from '../../../lib/order/order-with-history';
import { t } from '../../../messages/t';

const header = css`
  display: grid;
  gap: ${space(1)};
`;

/** Not in the display font, whose 1 looks like an I: an order number is read out and typed. */
const number = css`
  font-family: ${font('text')};
  font-size: ${text('2xl')};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.04em;

  ${media.phone} {
    display: block;
    font-size: ${text('xl')};
  }
`;

const state = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`;

interface OrderHeadProps {
  ref: Ref<HTMLDivElement>;
  order: OrderWithHistory;
}

/** The order's number, its status, and when it was placed. */
export function OrderHead({ ref, order }: OrderHeadProps) {
  const placed = formatLongDate(order.createdAt);
  return (
    <div css={header} ref={ref}>
      <nav aria-label={t('Back')}>
        <TextLink standalone css={secondaryText} to={pagePaths.orders}>
          {t('My Orders')}
        </TextLink>
      </nav>
      <PageHeading>
        {t.rich('Order <number>{id}</number>', {
          id: order.id,
          number: (id) => (
            <bdi key="number" css={number}>
              {id}
            </bdi>
          ),
        })}
      </PageHeading>
      <div css={state}>
        <StatusBadge order={order} />
        {placed === '' ? null : <p css={secondaryText}>{t('Placed on {placed}', { placed })}</p>}
      </div>
    </div>
  );
}
