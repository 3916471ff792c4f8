import { formatRupees } from '@storefront/host/format/money';
import type { CheckedLine } from '../lib/bag-check/line-change';
import { secondaryText } from '../lib/summary-layout.styles';
import { t } from '../messages/t';
import { lineMark } from './line-prompt.styles';

/** What a piece cost when it was added, if it costs something else now (BAG-02). */
export function PriceBefore({ change }: Pick<CheckedLine, 'change'>) {
  if (change?.priceBefore === undefined) return null;
  return (
    <p css={[secondaryText, lineMark]}>
      {t('It was {price} when you added it', { price: formatRupees(change.priceBefore) })}
    </p>
  );
}
