import { css } from '@emotion/react';
import type { OrderCredit } from '@storefront/host/contracts/api';
import { creditTitle } from '@storefront/host/format/credit-title';
import { formatRupees } from '@storefront/host/format/money';

/** The minus stays with its amount. */
const amountStyle = css`
  white-space: nowrap;
`;

interface CreditRowsProps {
  credits: readonly OrderCredit[];
  className?: string;
}

/** What gift cards and store credit pay of an order: an entry of a description list for each. */
export function CreditRows({ credits, className }: CreditRowsProps) {
  return credits.map(({ codeEnding, amount }, index) => (
    // Two cards may have the same ending.
    <div key={index} className={className}>
      <dt>{creditTitle(codeEnding)}</dt>
      <dd css={amountStyle}>−{formatRupees(amount)}</dd>
    </div>
  ));
}
