import { css } from '@emotion/react';
import { formatRupees, formatRupeesShort } from '@storefront/host/format/money';
import type { ReactNode } from 'react';
import { color, space } from '../theme';
import { t } from '../messages/t';

const price = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(1)};
  font-variant-numeric: tabular-nums;

  /* No line break within an amount; one between two amounts is fine. */
  > * {
    white-space: nowrap;
  }
`;

const originalPriceStyle = css`
  color: ${color('text-muted')};
  font-size: 0.875em;
`;

const salePriceStyle = css`
  color: ${color('sale')};
`;

const fromStyle = css`
  color: ${color('text-muted')};
  font-size: 0.875em;
`;

interface PriceProps {
  /** In rupees, like `original`. */
  amount: number;
  /** Shown struck through if the amount is lower. */
  original?: number | undefined;
  /** True if the amount is the lowest of several. */
  from?: boolean;
  /** At most two decimals instead of exactly two: outside product page, cart and checkout (API-03). */
  short?: boolean;
}

/** A price in rupees, with the original one struck through when on sale (PDP-07): "From ₹1,299.00" (PDP-11). */
export function Price({ amount, original, from = false, short = false }: PriceProps) {
  const format = short ? formatRupeesShort : formatRupees;
  const onSale = original !== undefined && amount < original;
  return (
    <span css={price}>
      {onSale ? <span className="visually-hidden">{t('Sale price')}</span> : null}
      <span css={onSale && salePriceStyle}>{from ? lowestOf(format(amount)) : format(amount)}</span>
      {onSale ? (
        <>
          <span className="visually-hidden">{t('Original price')}</span>
          <s css={originalPriceStyle}>{format(original)}</s>
        </>
      ) : null}
    </span>
  );
}

/** An amount that is the lowest of several. */
function lowestOf(amount: string): ReactNode {
  return t.rich('<from>From </from>{amount}', {
    amount,
    from: (text) => (
      <span key="from" css={fromStyle}>
        {text}
      </span>
    ),
  });
}
