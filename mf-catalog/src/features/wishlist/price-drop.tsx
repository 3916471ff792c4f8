import { css } from '@emotion/react';
import { formatRupeesShort } from '@storefront/host/format/money';
import { color, text } from '@storefront/ui/theme';
import { t } from '../../messages/t';

const note = css`
  color: ${color('accent-strong')};
  font-size: ${text('sm')};
`;

interface PriceDropProps {
  /** The price in rupees when the product was saved; undefined if unknown. */
  before: number | undefined;
  now: number;
}

/** Says by how much a price has fallen since the product was saved. */
export function PriceDrop({ before, now }: PriceDropProps) {
  // Rounded to paise, without floating-point errors.
  const fallen = before === undefined ? 0 : Math.round((before - now) * 100) / 100;
  if (fallen <= 0 || now <= 0) return null;
  return (
    <p css={note}>
      {t('{amount} less than when you saved it', { amount: formatRupeesShort(fallen) })}
    </p>
  );
}
