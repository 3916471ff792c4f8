import { css } from '@emotion/react';
import { formatRupees, formatRupeesShort } from '../../format/money';
import { color, space } from '../../theme';

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

interface PriceProps {
  /** In rupees, like `original`. */
  amount: number;
  /** Shown struck through if the amount is lower. */
  original?: number | undefined;
  /** At most two decimals instead of exactly two: outside product page, cart and checkout (API-03). */
  short?: boolean;
}

/** A price in rupees, with the original one struck through when on sale (PDP-07). */
export function Price({ amount, original, short = false }: PriceProps) {
  const format = short ? formatRupeesShort : formatRupees;
  const onSale = original !== undefined && amount < original;
  return (
    <span css={price}>
      {onSale ? <span className="visually-hidden">Sale price</span> : null}
      <span css={onSale && salePriceStyle}>{format(amount)}</span>
      {onSale ? (
        <>
          <span className="visually-hidden">Original price</span>
          <s css={originalPriceStyle}>{format(original)}</s>
        </>
      ) : null}
    </span>
  );
}
