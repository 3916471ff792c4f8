import { css } from '@emotion/react';
import type { OrderOffer } from '@storefront/host/contracts/api';
import { formatRupees } from '@storefront/host/format/money';
import { color, text } from '../theme';
import { t } from '../messages/t';

const titleStyle = css`
  display: block;
  color: ${color('text-soft')};
  font-size: ${text('sm')};
`;

/** The minus stays with its amount. */
const amountStyle = css`
  white-space: nowrap;
`;

interface DiscountRowsProps {
  offers: readonly OrderOffer[];
  className?: string;
}

/** What offers take off an order: an entry of a description list for each that takes something off. */
export function DiscountRows({ offers, className }: DiscountRowsProps) {
  return offers
    .filter(({ discount }) => discount > 0)
    .map(({ title, discount }) => (
      <div key={title} className={className}>
        <dt>
          {t('Discount')}
          <span css={titleStyle}>{title}</span>
        </dt>
        <dd css={amountStyle}>−{formatRupees(discount)}</dd>
      </div>
    ));
}
